import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useFieldArray, useWatch } from 'react-hook-form';
import type { input } from 'zod';
import { SEES_OTHERS, SHOWS_APPLICANT } from '../../../../db/contract/enums-programme';
import { ROUND_LIMITS, roundForm } from '../../../../db/contract/programme/rounds';
import type { Row } from '../../../../db/contract/tables';
import { type UploadedFile, uploadedOf } from '../../../../db/contract/uploads';
import { optionsOf } from '../../../domain/publishing/choices';
import common from '../../../i18n/common';
import words from '../../../i18n/programmeRounds';
import { api, useRows } from '../../../kit/api';
import type { DialogProps } from '../../../kit/dialogs/registry';
import {
  FormDate,
  FormDialog,
  FormRadio,
  FormRichText,
  FormSwitch,
  FormText,
  FormUpload,
  useDialogForm,
} from '../../../kit/form';
import { OpeningDialog } from '../../../kit/form/OpeningDialog';
import { pickName, useLang, useText } from '../../../kit/i18n';
import { formatDate } from '../../../kit/layout/format';
import { PlusIcon, TrashIcon } from '../../../kit/layout/icons';
import { useRounds } from '../useRounds';

type Values = Omit<input<typeof roundForm>, 'attachments'> & { attachments: UploadedFile[] };
type Kind = Values['kinds'][number];

const WIDTH = 800;

const COLUMNS = [
  ...([
    'id',
    'version',
    'title',
    'title_en',
    'guide',
    'open_time',
    'close_time',
    'opinions_needed',
    'opinions_due',
  ] as const),
  ...(['sees_others', 'shows_applicant'] as const),
] as const;
type Stored = Pick<Row<'project_round'>, (typeof COLUMNS)[number]>;

const EMPTY: Values = {
  ...{ title: '', title_en: '', guide: '', open_time: '', close_time: '', opinions_due: '' },
  ...{ opinions_needed: 3, sees_others: 1, shows_applicant: 1, kinds: [], attachments: [] },
};

/** The dialog 'programme-round': a round with the kinds of attachments that it asks for; without a row a new one. */
export default function RoundDialog({ id, close }: DialogProps<{ id?: string }, boolean>) {
  const text = useText(words);
  const at = { enabled: id !== undefined };
  // What was kept of an earlier opening may be old: a form begins with what is stored now.
  const [opening] = useState(() => performance.now());
  const round = useRows(
    ['programme', 'round', opening],
    { table: 'project_round', columns: COLUMNS, where: { id: id ?? '' }, pageSize: 1 },
    at,
  );
  const kinds = useRows(
    ['programme', 'round', 'kinds', opening],
    {
      table: 'project_round_file',
      columns: ['id', 'name', 'is_required'],
      where: { round_id: id ?? '' },
      order: [['sort'], ['id']],
      pageSize: 100,
    },
    at,
  );
  const files = useRows(
    ['programme', 'round', 'files', opening],
    {
      table: 'attachment_relation',
      columns: ['file_name', 'file_path', 'file_suffix', 'size'],
      where: { item_id: id ?? '' },
      order: [['add_time'], ['id']],
      pageSize: 100,
    },
    at,
  );
  const title = id ? text.editTitle : text.addTitle;
  if (id === undefined) return <RoundForm title={title} values={EMPTY} close={close} />;
  const row = round.data?.records[0];
  if (row && kinds.data && files.data) {
    const values = valuesOf(row, kinds.data.records as Kind[], files.data.records);
    return <RoundForm title={title} values={values} of={row} close={close} />;
  }
  return <OpeningDialog title={title} width={WIDTH} queries={[round, kinds, files]} />;
}

type File = Pick<Row<'attachment_relation'>, 'file_name' | 'file_path' | 'file_suffix' | 'size'>;

const valuesOf = (row: Stored, kinds: Kind[], files: File[]): Values => ({
  title: row.title,
  title_en: row.title_en ?? '',
  guide: row.guide ?? '',
  open_time: formatDate(row.open_time),
  close_time: formatDate(row.close_time),
  opinions_due: formatDate(row.opinions_due),
  opinions_needed: row.opinions_needed,
  sees_others: row.sees_others,
  shows_applicant: row.shows_applicant,
  kinds: kinds.map(({ id, name, is_required }) => ({ id, name, is_required })),
  attachments: files.map(uploadedOf),
});

interface RoundFormProps {
  title: string;
  values: Values;
  of?: Stored;
  close: (done?: boolean) => void;
}

function RoundForm({ title, values, of, close }: RoundFormProps) {
  const text = useText(words);
  const { save } = useText(common);
  const { lang } = useLang();
  // What was opened is changed; what another one wrote meanwhile is told.
  const [opened] = useState(of);
  const form = useDialogForm({
    schema: roundForm,
    defaultValues: values,
    save: async (round) => {
      if (opened) await api.put('/v1/programme/office/round', { id: opened.id, version: opened.version, round });
      else await api.post('/v1/programme/office/round', round);
    },
    done: opened ? text.saved : text.added,
    close,
    fieldName: (name) => name.replace(/^round\./, ''),
  });
  const { fields } = text;
  return (
    <FormDialog form={form} title={title} width={WIDTH} submit={save}>
      <FormText name="title" label={fields.title} required maxLength={ROUND_LIMITS.title} />
      <FormText name="title_en" label={fields.title_en} maxLength={ROUND_LIMITS.title} />
      <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: { sm: '1fr 1fr' } }}>
        <FormDate name="open_time" label={fields.open_time} hint={text.beijing} required time />
        <FormDate name="close_time" label={fields.close_time} hint={text.beijing} required time />
        <FormText
          name="opinions_needed"
          label={fields.opinions_needed}
          hint={text.neededHint(ROUND_LIMITS.opinions)}
          type="number"
          required
        />
        <FormDate name="opinions_due" label={fields.opinions_due} hint={text.dueHint} time />
      </Box>
      <Overlap id={opened?.id} />
      <FormRadio name="sees_others" label={fields.sees_others} options={optionsOf(SEES_OTHERS, lang)} />
      <FormRadio name="shows_applicant" label={fields.shows_applicant} options={optionsOf(SHOWS_APPLICANT, lang)} />
      <Kinds />
      <FormRichText name="guide" label={fields.guide} />
      <FormUpload name="attachments" label={fields.attachments} hint={text.filesHint} />
    </FormDialog>
  );
}

/** Says which other rounds take declarations at the same time: whoever begins one is not asked for which. */
function Overlap({ id }: { id: string | undefined }) {
  const text = useText(words);
  const { lang } = useLang();
  const rounds = useRounds().data?.records ?? [];
  const { open_time: opens, close_time: closes }: { open_time?: string; close_time?: string } = useWatch();
  if (!opens || !closes) return null;
  // Times are compared as they are written: both are Beijing's.
  const others = rounds.filter(
    (round) => round.id !== id && formatDate(round.open_time) < closes && formatDate(round.close_time) > opens,
  );
  if (others.length === 0) return null;
  return (
    <Alert severity="info">{text.overlap(others.map(({ title, title_en }) => pickName(lang, title, title_en)))}</Alert>
  );
}

/** The kinds of attachments, in the order of the declaration's catalogue. */
function Kinds() {
  const text = useText(words);
  const { fields, append, remove } = useFieldArray({ name: 'kinds', keyName: 'key' });
  return (
    <Box component="fieldset" sx={{ m: 0, p: 0, border: 0, minWidth: 0 }}>
      <Typography component="legend" sx={{ fontWeight: 600, p: 0 }}>
        {text.fields.kinds}
      </Typography>
      <Typography sx={{ fontSize: '0.875rem', color: 'text.secondary', mb: 1.5 }}>{text.kindsHint}</Typography>
      <Box sx={{ display: 'grid', gap: 1.5 }}>
        {fields.map(({ key }, place) => (
          <Box
            key={key}
            sx={{ display: 'flex', flexWrap: { xs: 'wrap', sm: 'nowrap' }, alignItems: 'flex-start', columnGap: 2 }}
          >
            <Box sx={{ flex: '1 1 240px', minWidth: 0 }}>
              <FormText
                name={`kinds.${place}.name`}
                label={text.kindName(place + 1)}
                required
                maxLength={ROUND_LIMITS.kind}
              />
            </Box>
            <Box sx={{ pt: 1, flexShrink: 0 }}>
              <FormSwitch name={`kinds.${place}.is_required`} label={text.kindRequired} on={1} off={0} />
            </Box>
            <IconButton aria-label={text.removeKind(place + 1)} onClick={() => remove(place)} sx={{ mt: 1 }}>
              <TrashIcon />
            </IconButton>
          </Box>
        ))}
      </Box>
      {fields.length < ROUND_LIMITS.kinds ? (
        <Button startIcon={<PlusIcon />} onClick={() => append({ name: '', is_required: 1 })} sx={{ mt: 1 }}>
          {text.addKind}
        </Button>
      ) : null}
    </Box>
  );
}
