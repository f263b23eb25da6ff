import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import * as z from 'zod';
import { stageOf } from '../../../db/contract/news';
import { secondsOf } from '../../domain/publishing/shownTimes';
import words from '../../i18n/news';
import { api, reread, useApiQuery, useRows } from '../../kit/api';
import { useAttempt } from '../../kit/api/mutations';
import { confirm } from '../../kit/dialogs';
import { AppDialog } from '../../kit/dialogs/AppDialog';
import type { DialogProps } from '../../kit/dialogs/registry';
import { AppForm, FormDate, useAppForm } from '../../kit/form';
import { useText } from '../../kit/i18n';
import { formatMinute } from '../../kit/layout/format';
import { LoadingState } from '../../kit/layout/LoadingState';
import { ErrorState } from '../../kit/layout/States';
import { toast } from '../../kit/toast';

const WIDTH = 800;
const KEY = ['newsOffice'];

const shape = z.object({ start_time: z.string(), end_time: z.string() });

/** The dialog 'publishNews': publish now or at a time, withdraw, and the versions that were published. */
export default function PublishDialog({ id, name, close }: DialogProps<{ id: string; name: string }>) {
  const text = useText(words);
  const { busy, attempt } = useAttempt();
  const state = useRows(
    [...KEY, 'state'],
    {
      table: 'news',
      columns: ['id', 'publish_time', 'unpublish_time', 'shown_from', 'is_changed', 'version'],
      where: { id },
      pageSize: 1,
    },
    { staleMs: 0 },
  );
  const history = useApiQuery([...KEY, 'history'], '/v1/content/news/history', { id }, { staleMs: 0 });
  const row = state.data?.records[0];
  const stage = row && stageOf(row, Date.now() / 1000);

  const done = async (said: string) => {
    toast.success(said);
    await reread([KEY, ['news']]);
  };
  const run = async (work: () => Promise<unknown>, said: string) => {
    if (busy) return;
    await attempt(async () => {
      await work();
      await done(said);
    });
  };
  const form = useAppForm({
    schema: shape,
    defaultValues: { start_time: '', end_time: '' },
    onSubmit: async ({ start_time, end_time }) => {
      const start = secondsOf(start_time);
      await api.post('/v1/content/news/publish', { id, start_time: start, end_time: secondsOf(end_time) });
      await done(start && start > Date.now() / 1000 ? text.scheduledDone : text.publishedDone);
      close();
    },
  });
  const withdraw = async () => {
    const question = { title: text.withdrawTitle, text: text.withdrawText(name), confirmLabel: text.withdraw };
    if (!(await confirm({ ...question, danger: true }))) return;
    await run(() => api.post('/v1/content/news/withdraw', { id }), text.withdrawnDone);
  };
  const isComing = row?.publish_time != null && row.publish_time > Date.now() / 1000;

  return (
    <AppDialog title={text.publishOf(name)} width={WIDTH} beforeClose={form.confirmLeave}>
      {state.isError ? <ErrorState onRetry={() => void state.refetch()} /> : null}
      {row && stage ? (
        <>
          <Box role="status" sx={{ mb: 2 }}>
            {[
              text.stages[stage],
              row.publish_time ? text.from(formatMinute(row.publish_time)) : '',
              row.unpublish_time ? text.until(formatMinute(row.unpublish_time)) : '',
              row.is_changed === 1 && row.publish_time ? text.changed : '',
            ]
              .filter(Boolean)
              .join(' · ')}
          </Box>
          <AppForm form={form}>
            <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}>
              <FormDate name="start_time" label={text.start} hint={text.startHint} time />
              <FormDate name="end_time" label={text.end} hint={text.endHint} time />
            </Box>
            <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, mt: 2 }}>
              <Button type="submit" variant="contained" loading={form.saving}>
                {text.publishNow}
              </Button>
              {isComing ? (
                <Button
                  disabled={busy}
                  onClick={() => void run(() => api.post('/v1/content/news/cancel', { id }), text.cancelledDone)}
                >
                  {text.cancel}
                </Button>
              ) : null}
              {stage === 'shown' ? (
                <Button disabled={busy} sx={{ color: 'error.main' }} onClick={() => void withdraw()}>
                  {text.withdraw}
                </Button>
              ) : null}
            </Box>
          </AppForm>
          <Box component="h3" sx={{ mt: 4, mb: 1, fontSize: '1.0625rem' }}>
            {text.history}
          </Box>
          {history.data?.records.length === 0 ? <Box sx={{ color: 'text.secondary' }}>{text.noHistory}</Box> : null}
          <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
            {history.data?.records.map((each) => (
              <Box
                component="li"
                key={each.version}
                sx={{
                  display: 'flex',
                  flexWrap: 'wrap',
                  alignItems: 'center',
                  gap: 1.5,
                  py: 1,
                  borderTop: 1,
                  borderColor: 'divider',
                }}
              >
                <Box sx={{ flex: '1 1 300px', minWidth: 0, overflowWrap: 'anywhere' }}>
                  {text.version(each.version)} · {each.title}
                  <Box sx={{ fontSize: '0.8125rem', color: 'text.secondary' }}>
                    {[
                      text.from(formatMinute(each.start_time)),
                      each.end_time ? text.until(formatMinute(each.end_time)) : '',
                      each.name,
                    ]
                      .filter(Boolean)
                      .join(' · ')}
                  </Box>
                </Box>
                <Button
                  size="small"
                  disabled={busy}
                  aria-label={text.restoreOf(each.version)}
                  onClick={() =>
                    void run(
                      () => api.post('/v1/content/news/restore', { id, version: each.version }),
                      text.restoredDone,
                    )
                  }
                >
                  {text.restore}
                </Button>
              </Box>
            ))}
          </Box>
        </>
      ) : state.isError ? null : (
        <LoadingState />
      )}
    </AppDialog>
  );
}
