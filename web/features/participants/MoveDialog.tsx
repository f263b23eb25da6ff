import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import * as z from 'zod';
import type { BookedKind } from '../../../db/contract/bookings';
import { secondsNow } from '../../../db/contract/time';
import words from '../../i18n/participants';
import { api, useRows } from '../../kit/api';
import { AppDialog } from '../../kit/dialogs/AppDialog';
import type { DialogProps } from '../../kit/dialogs/registry';
import { AppForm, FormSelect, FormSwitch, useDialogForm } from '../../kit/form';
import { pickName, useLang, useText } from '../../kit/i18n';
import { formatMinute } from '../../kit/layout/format';
import { QueryState } from '../../kit/layout/QueryState';

const MOST = 100;

const shape = z.object({ to: z.string().min(1, 'required'), over: z.literal([0, 1]) });

interface Asked {
  kind: BookedKind;
  /** Of the sign-up. */
  id: string;
  name: string;
  /** Of what it is for now. */
  from: string;
}

/** The dialog 'moveParticipant': a booking goes to another meeting or course that is still to come. */
export default function MoveDialog({ kind, id, name, from, close }: DialogProps<Asked, boolean>) {
  const text = useText(words);
  const { lang } = useLang();
  const query = useRows(
    ['participants', 'targets', kind],
    {
      table: kind,
      columns: ['id', 'name', 'name_en', 'start_time', 'cancel_time'],
      where: { start_time: { gt: secondsNow() }, cancel_time: null, id: { ne: from } },
      order: [['start_time', 'asc']],
      pageSize: MOST,
    },
    { staleMs: 0 },
  );
  const form = useDialogForm({
    schema: shape,
    defaultValues: { to: '', over: 0 },
    save: ({ to, over }) => api.post('/v1/content/participant/move', { kind, id, to, over: over === 1 }),
    done: text.moveDone,
    close,
  });
  const options = query.data?.records.map((row) => ({
    value: row.id,
    label: `${formatMinute(row.start_time)} ${pickName(lang, row.name, row.name_en)}`,
  }));
  return (
    <AppDialog title={text.moveTitle(name)} width={480} closeOnBackdrop={false} beforeClose={form.confirmLeave}>
      <Box sx={{ color: 'text.secondary', mb: 2 }}>{text.moveLead}</Box>
      {!options || query.isError ? <QueryState query={query} /> : null}
      {options?.length === 0 ? <Box role="status">{text.noTarget}</Box> : null}
      {options && options.length > 0 ? (
        <AppForm form={form}>
          <Box sx={{ display: 'grid', gap: 2, pt: 1 }}>
            <FormSelect name="to" label={text.target[kind]} required options={options} />
            <FormSwitch name="over" label={text.over} hint={text.overHint} on={1} off={0} />
          </Box>
          <Button type="submit" variant="contained" loading={form.saving} sx={{ display: 'flex', ml: 'auto', mt: 2 }}>
            {text.move}
          </Button>
        </AppForm>
      ) : null}
    </AppDialog>
  );
}
