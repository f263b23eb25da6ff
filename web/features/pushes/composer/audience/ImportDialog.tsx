import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { AUDIENCE_LIMITS, type ImportRow } from '../../../../../db/contract/audiences';
import { messageOf } from '../../../../../db/contract/errors';
import words from '../../../../i18n/pushAudience';
import { api } from '../../../../kit/api';
import { useApiMutation } from '../../../../kit/api/mutations';
import { AppDialog } from '../../../../kit/dialogs/AppDialog';
import type { DialogProps } from '../../../../kit/dialogs/registry';
import { useLang, useText } from '../../../../kit/i18n';
import { rowsOf } from '../../../../kit/sheet/rows';
import { cellsOf } from '../../../../kit/sheet/text';
import { toast } from '../../../../kit/toast';
import { Report } from './Report';

/** What a row of a list says of an organisation. */
interface ListRow {
  name?: string;
  code?: string;
}

/** A unified social credit code: 18 digits and capitals. */
const CODE = /^[0-9A-HJ-NPQRTUWXY]{18}$/i;
const NAME_HEAD = /名称|单位|企业|机构|公司|name|organi[sz]ation|company/i;
const CODE_HEAD = /信用代码|credit/i;
/** Numbers of rows, phones and dates are no names. */
const NO_NAME = /^[\d\s.,:/+-]*$/;

/** Where a table says in its first row what stands in which column. */
function headsOf(first: readonly string[]): { name: number; code: number } | null {
  if (first.some((cell) => CODE.test(cell.trim()))) return null;
  const code = first.findIndex((cell) => CODE_HEAD.test(cell));
  const name = first.findIndex((cell, place) => place !== code && NAME_HEAD.test(cell) && cell.trim().length <= 12);
  // A list of one column without a heading begins with a name, which may well hold one of these words.
  return code < 0 &&
    (name < 0 || first.length === 1) &&
    !/^(?:单位|企业|机构|公司)?名称$|^name$/i.test(first[0]?.trim() ?? '')
    ? null
    : { name, code };
}

function rowOf(cells: readonly string[], heads: { name: number; code: number } | null): ListRow {
  const texts = cells.map((cell) => cell.trim().slice(0, AUDIENCE_LIMITS.cell));
  const code = heads && heads.code >= 0 ? texts[heads.code] : texts.find((cell) => CODE.test(cell));
  const name =
    heads && heads.name >= 0 ? texts[heads.name] : texts.find((cell) => !NO_NAME.test(cell) && !CODE.test(cell));
  return { ...(name && { name }), ...(code && { code }) };
}

/** The organisations of a table; lines that say nothing are passed over. */
function listOf(table: readonly string[][]): ListRow[] {
  const filled = table.filter((cells) => cells.some((cell) => cell.trim()));
  const heads = headsOf(filled[0] ?? []);
  return (heads ? filled.slice(1) : filled)
    .map((cells) => rowOf(cells, heads))
    .filter(({ name, code }) => name || code);
}

/** A list of 5,000 rows is far smaller. */
const MOST_BYTES = 5_000_000;

/** The text of a list file: lines with tabs, which can be looked at and mended. */
async function textOf(file: File): Promise<string> {
  const rows = await rowsOf(file);
  return rows.map((cells) => cells.map((cell) => cell.replace(/[\t\n"]+/g, ' ')).join('\t')).join('\n');
}

/** The dialog 'audienceImport': which organisations a list means, a report a row, and which of them are taken in. */
export default function ImportDialog({ close }: DialogProps<object, ReadonlyMap<string, string>>) {
  const text = useText(words).bring;
  const { lang } = useLang();
  const [list, setList] = useState('');
  const [trouble, setTrouble] = useState('');
  const [reading, setReading] = useState(false);
  const [report, setReport] = useState<ImportRow[]>();
  const [picked, setPicked] = useState<ReadonlyMap<number, string>>(new Map());
  const look = useApiMutation(() => api.post('/v1/push/audience/import', { rows: listOf(cellsOf(list)) }), {
    onSuccess: ({ records }) => setReport(records),
  });
  const start = () => {
    const rows = listOf(cellsOf(list));
    if (rows.length === 0) setTrouble(messageOf('audience_rows_required', lang));
    else if (rows.length > AUDIENCE_LIMITS.rows) setTrouble(messageOf('audience_rows_many', lang));
    else {
      setTrouble('');
      setPicked(new Map());
      look.mutate();
    }
  };
  const read = async (file: File | undefined) => {
    if (!file) return;
    if (file.size > MOST_BYTES) return setTrouble(text.large);
    setReading(true);
    try {
      setList(await textOf(file));
      setTrouble('');
    } catch {
      setTrouble(text.unreadable(file.name));
    }
    setReading(false);
  };

  const found = new Map<string, string>();
  for (const { row, outcome, matches } of report ?? []) {
    const meant = outcome === 'found' ? matches[0] : matches.find(({ org_id }) => org_id === picked.get(row));
    if (meant) found.set(meant.org_id, meant.name);
  }
  const take = () => {
    if (found.size > 0) close(found);
    else toast.warning(text.none);
  };

  return (
    <AppDialog
      title={text.title}
      width={800}
      closeOnBackdrop={false}
      actions={
        report ? (
          <>
            <Button onClick={() => setReport(undefined)}>{text.back}</Button>
            <Button variant="contained" onClick={take}>
              {text.take(found.size)}
            </Button>
          </>
        ) : (
          <>
            <Button component="label" sx={{ mr: 'auto' }}>
              {text.file}
              <input
                type="file"
                hidden
                aria-label={text.file}
                accept=".csv,.txt,.tsv,.xlsx"
                onChange={(event) => {
                  void read(event.target.files?.[0]);
                  event.target.value = '';
                }}
              />
            </Button>
            <Button onClick={() => close()}>{text.cancel}</Button>
            <Button variant="contained" loading={look.isPending || reading} onClick={start}>
              {text.look}
            </Button>
          </>
        )
      }
    >
      {report ? (
        <Report rows={report} picked={picked} onPick={(row, id) => setPicked(new Map(picked).set(row, id))} />
      ) : (
        <>
          <Box sx={{ mb: 1.5, color: 'text.secondary' }}>{text.lead}</Box>
          {trouble ? (
            <Alert severity="error" sx={{ mb: 1.5 }}>
              {trouble}
            </Alert>
          ) : null}
          <TextField
            multiline
            fullWidth
            minRows={8}
            maxRows={16}
            label={text.list}
            placeholder={text.example}
            value={list}
            onChange={(event) => setList(event.target.value)}
          />
        </>
      )}
    </AppDialog>
  );
}
