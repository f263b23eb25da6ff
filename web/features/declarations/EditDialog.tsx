import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Button from '@mui/material/Button';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { ownNames } from '../../../db/contract/form';
import { DECLARATION_FORM } from '../../../db/contract/programme/declaration';
import type { SheetFile } from '../../domain/programme/sheet';
import { FieldGroup } from '../../domain/publishing/layout';
import common from '../../i18n/common';
import kit from '../../i18n/kit';
import words from '../../i18n/programmeDeclarations';
import { plain, putFields, readRows } from '../../kit/api';
import { AppDialog } from '../../kit/dialogs/AppDialog';
import type { DialogProps } from '../../kit/dialogs/registry';
import { AppForm, useDialogForm } from '../../kit/form';
import { textOf, useText } from '../../kit/i18n';
import { formatDate } from '../../kit/layout/format';
import { ChevronDownIcon } from '../../kit/layout/icons';
import { LoadingState } from '../../kit/layout/LoadingState';
import { ErrorState } from '../../kit/layout/States';
import { SECTIONS, SectionFields } from './form/Sections';
import {
  columnsOf,
  type DeclarationValues,
  fieldNameOf,
  filesOf,
  type Kinds,
  submission,
  valuesOf,
} from './form/values';

/** A declaration as dialog 1 changes it. */
interface Edited {
  row: Readonly<Record<string, string | number | null>>;
  files: readonly SheetFile[];
  kinds: Kinds;
  phone: string | null;
}

async function readEdited(id: string): Promise<Edited> {
  const { records } = await readRows({
    table: 'project',
    columns: [...ownNames(DECLARATION_FORM).filter((name) => !HTML.includes(name)), 'id', 'round_id'],
    where: { id, is_delete: 0 },
    leftJoin: [{ table: 'user', on: { declarant_user_id: 'user_id' }, columns: ['tel'], as: 'declarant' }],
    process: [
      {
        table: 'attachment_relation',
        on: { item_id: 'id' },
        columns: ['file_name', 'file_path', 'file_suffix', 'size', 'kind'],
        as: 'files',
      },
    ],
    pageSize: 1,
  });
  const [row] = records;
  if (!row) throw new Error(textOf(kit).dataException);
  const { files, declarant, round_id, ...columns } = row;
  // What comes beside a row carries no rich text, and the other way round.
  const texts = await readRows({ table: 'project', columns: HTML, where: { id }, pageSize: 1 });
  const kinds = round_id
    ? await readRows({
        table: 'project_round_file',
        columns: ['id', 'name', 'is_required'],
        where: { round_id },
        order: [['sort'], ['id']],
        pageSize: 100,
      })
    : { records: [] };
  return {
    row: { ...columns, ...texts.records[0] } as Edited['row'],
    files,
    kinds: kinds.records.map(({ id: kind, name, is_required }) => ({
      ...{ id: kind, name, is_required: Boolean(is_required) },
    })),
    phone: declarant?.tel ?? null,
  };
}

const HTML = ownNames(DECLARATION_FORM, ({ look }) => look === 'html');

/** Reads a declaration for its dialog: the row, its files, and what its round asks for (back-office§7). */
const useEdited = (id: string): UseQueryResult<Edited> =>
  useQuery({ queryKey: ['programme', 'edited', id], queryFn: () => readEdited(id), staleTime: 0 });

interface EditProps {
  DetailId: string;
}

/** Changes a declared project in place (back-office§2, dialog 1). */
export default function EditDialog({ DetailId, close }: DialogProps<EditProps, boolean>) {
  const text = useText(words).form;
  const query = useEdited(DetailId);
  if (query.data && query.isFetchedAfterMount) return <Loaded id={DetailId} edited={query.data} close={close} />;
  return (
    <AppDialog title={text.title} width={1000}>
      {query.isError ? (
        <ErrorState text={query.error.message} onRetry={() => void query.refetch()} />
      ) : (
        <LoadingState count={6} />
      )}
    </AppDialog>
  );
}

interface LoadedProps {
  id: string;
  edited: Edited;
  close: (done?: boolean) => void;
}

function Loaded({ id, edited, close }: LoadedProps) {
  const text = useText(words);
  const { modified } = useText(common);
  const { row, files, kinds, phone } = edited;
  const before = JSON.stringify(filesOf(valuesOf(row, files, kinds)));
  const form = useDialogForm<DeclarationValues>({
    schema: submission(kinds),
    defaultValues: valuesOf(row, files, kinds),
    fieldName: (field) => fieldNameOf(field.replace(/^operations\.\d+\.data\./, ''), kinds),
    save: async () => {
      const values = form.methods.getValues();
      const now = filesOf(values);
      const data = { ...columnsOf(values), update_date: formatDate(Date.now() / 1000) };
      // The files change with the form or not at all.
      if (JSON.stringify(now) === before) await putFields('project', id, data);
      else {
        const put = { op: 'put', table: 'project', where: { id }, data };
        await plain.post('/egg/base/work', { operations: [...replaced(id, now), put] });
      }
    },
    done: modified,
    invalidates: [['programme']],
    close,
  });
  return (
    <AppDialog
      title={text.form.title}
      width={1000}
      closeOnBackdrop={false}
      beforeClose={form.confirmLeave}
      actions={
        <>
          <Button
            disabled={form.saving}
            onClick={() => void form.confirmLeave().then((yes) => (yes ? close() : undefined))}
          >
            {text.form.cancel}
          </Button>
          <Button variant="contained" loading={form.saving} onClick={() => void form.submit()}>
            {text.form.modify}
          </Button>
        </>
      }
    >
      <AppForm form={form}>
        <Accordion defaultExpanded disableGutters elevation={0} sx={{ '&::before': { display: 'none' } }}>
          <AccordionSummary expandIcon={<ChevronDownIcon />} sx={{ fontWeight: 650 }}>
            {text.sheet.title}
          </AccordionSummary>
          <AccordionDetails>
            {SECTIONS.map((section) => (
              <FieldGroup key={section} title={text.sheet.sections[section]} whole>
                <SectionFields section={section} kinds={kinds} phone={phone} />
              </FieldGroup>
            ))}
          </AccordionDetails>
        </Accordion>
      </AppForm>
    </AppDialog>
  );
}

/** Operations that make the files exactly the given ones (back-office§7). */
const replaced = (item_id: string, files: ReturnType<typeof filesOf>) => [
  { op: 'remove', table: 'attachment_relation', where: { item_id } },
  ...(files.length > 0
    ? [
        {
          op: 'adds',
          table: 'attachment_relation',
          data: files.map((file) => ({ ...file, item_id, type: 'enclosure' })),
        },
      ]
    : []),
];
