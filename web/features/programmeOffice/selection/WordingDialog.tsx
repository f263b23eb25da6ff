import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useWatch } from 'react-hook-form';
import * as z from 'zod';
import { type SelectionDetail, WORDING_LIMITS } from '../../../../db/contract/programme/selection';
import { textDiff } from '../../../domain/reviews/diff';
import { TextDiff } from '../../../domain/reviews/TextDiff';
import words from '../../../i18n/programmeSelection';
import { api, useApiQuery } from '../../../kit/api';
import { AppDialog } from '../../../kit/dialogs/AppDialog';
import type { DialogProps } from '../../../kit/dialogs/registry';
import { AppForm, FormRichText, FormText, useDialogForm } from '../../../kit/form';
import { useText } from '../../../kit/i18n';
import { QueryState } from '../../../kit/layout/QueryState';
import { RichText } from '../../../kit/layout/RichText';
import { textOnly } from '../../../kit/layout/richTextElements';
import { SELECTION } from './useSelection';

const schema = z.object({
  optimize_name: z.string().trim().max(WORDING_LIMITS.optimize_name),
  optimize_profile: z.string().max(WORDING_LIMITS.optimize_profile),
});

type Props = DialogProps<{ id: string }, boolean>;

/** The dialog 'programme-wording': name and text for visitors beside what was declared. */
export default function WordingDialog({ id, close }: Props) {
  const text = useText(words).wording;
  const query = useApiQuery([...SELECTION, 'wording'], '/v1/programme/selection', { id }, { staleMs: 0, silent: true });
  if (!query.isFetchedAfterMount || !query.data) {
    return (
      <AppDialog title={text.title} width={1200}>
        <QueryState query={query} kind="lines" count={8} />
      </AppDialog>
    );
  }
  return <WordingForm detail={query.data} close={close} />;
}

function WordingForm({ detail, close }: { detail: SelectionDetail; close: Props['close'] }) {
  const text = useText(words).wording;
  const form = useDialogForm({
    schema,
    defaultValues: {
      optimize_name: detail.optimize_name ?? '',
      optimize_profile: detail.optimize_profile ?? '',
    },
    save: ({ optimize_name, optimize_profile }) =>
      api.put('/v1/programme/selection', {
        id: detail.id,
        version: detail.version,
        optimize_name: optimize_name || null,
        optimize_profile: optimize_profile || null,
      }),
    done: text.saved,
    close,
  });
  return (
    <AppDialog
      title={text.title}
      width={1200}
      closeOnBackdrop={false}
      beforeClose={form.confirmLeave}
      actions={
        <>
          <Button onClick={() => close()}>{text.cancel}</Button>
          <Button variant="contained" loading={form.saving} onClick={() => void form.submit()}>
            {text.save}
          </Button>
        </>
      }
    >
      <AppForm form={form}>
        <Box sx={{ color: 'text.secondary', mb: 2 }}>{text.hint}</Box>
        <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: { md: 'repeat(2, minmax(0, 1fr))' } }}>
          <Box sx={{ display: 'grid', gap: 2, alignContent: 'start' }}>
            <FormText name="optimize_name" label={text.name} maxLength={WORDING_LIMITS.optimize_name} />
            <FormRichText name="optimize_profile" label={text.profile} />
          </Box>
          <Box>
            <Part title={text.original}>
              <Box sx={{ fontWeight: 600, mb: 1 }}>{detail.name}</Box>
              <RichText html={detail.profile} />
            </Part>
            <Differences detail={detail} />
          </Box>
        </Box>
      </AppForm>
    </AppDialog>
  );
}

function Part({ title, children }: { title: string; children: React.ReactNode }) {
  return (
    <Box component="section" sx={{ mb: 3 }}>
      <Box component="h3" sx={{ m: 0, mb: 1, fontSize: '1rem' }}>
        {title}
      </Box>
      {children}
    </Box>
  );
}

/** What was declared and what visitors will read, each side with what only it says. */
function Differences({ detail }: { detail: SelectionDetail }) {
  const text = useText(words).wording;
  const values: { optimize_name?: string; optimize_profile?: string } = useWatch();
  const pairs = [
    [detail.name, values.optimize_name?.trim() || detail.name],
    [textOnly(detail.profile ?? ''), textOnly(values.optimize_profile ?? '').trim() || textOnly(detail.profile ?? '')],
  ] as const;
  const changed = pairs.filter(([before, after]) => before !== after);
  return (
    <Part title={text.differences}>
      {changed.length === 0 ? <Box sx={{ color: 'text.secondary' }}>{text.same}</Box> : null}
      {changed.map(([before, after]) => {
        const pieces = textDiff(before, after);
        return (
          <Box
            key={before}
            sx={{ p: 1.5, mb: 1.5, border: 1, borderColor: 'divider', borderRadius: 2, display: 'grid', gap: 1 }}
          >
            <TextDiff pieces={pieces} side="removed" />
            <TextDiff pieces={pieces} side="added" />
          </Box>
        );
      })}
    </Part>
  );
}
