import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { type ReactNode, useState } from 'react';
import { messageOf } from '../../../../db/contract/errors';
import {
  IMPORT_COLUMNS,
  IMPORT_LIMITS,
  type ImportColumn,
  type ImportReport,
  type ImportResult,
  RECOMMENDER,
  RECOMMENDER_KINDS,
  type RecommenderKind,
} from '../../../../db/contract/programme/recommenders';
import words from '../../../i18n/programmePeople';
import { api } from '../../../kit/api';
import { useApiMutation } from '../../../kit/api/mutations';
import { confirm } from '../../../kit/dialogs';
import { AppDialog } from '../../../kit/dialogs/AppDialog';
import type { DialogProps } from '../../../kit/dialogs/registry';
import { useLang, useText } from '../../../kit/i18n';
import { DownloadIcon, UploadIcon } from '../../../kit/layout/icons';
import { saveFile } from '../../../kit/saveFile';
import { csvOf } from '../../../kit/sheet/csv';
import { rowsOf } from '../../../kit/sheet/rows';
import { headOf, rowsByColumn, templateOf } from './importList';

/** A list of 200 rows is far smaller. */
const MOST_BYTES = 5_000_000;

interface Found {
  lines: readonly number[];
  rows: Record<string, string>[];
  report: ImportReport;
}

/** The dialog 'programme-import': a list of recommenders, a report a row, and all of them or none. */
export default function ImportDialog({ close }: DialogProps<object, boolean>) {
  const all = useText(words);
  const text = all.bring;
  const { lang } = useLang();
  const [kind, setKind] = useState<RecommenderKind>('expert');
  const [trouble, setTrouble] = useState('');
  const [found, setFound] = useState<Found>();
  const [result, setResult] = useState<ImportResult>();
  const identify = RECOMMENDER[kind];

  const saveResult = ({ records }: ImportResult) => {
    const rows = records.map(({ name, password }) => [name, password]);
    saveFile(csvOf([[text.loginName, all.fields.org_password], ...rows]), `${text.resultFile}.csv`);
  };
  const check = useApiMutation(
    async ({ lines, rows }: Pick<Found, 'lines' | 'rows'>) => ({
      ...{ lines, rows },
      report: await api.post('/v1/programme/recommender/import/check', { identify, rows, lines }),
    }),
    { onSuccess: setFound },
  );
  const write = useApiMutation(
    () => api.post('/v1/programme/recommender/import', { identify, rows: found?.rows ?? [] }),
    {
      onSuccess: (written) => {
        setResult(written);
        saveResult(written);
      },
    },
  );
  const read = async (file: File | undefined) => {
    if (!file) return;
    setFound(undefined);
    if (file.size > MOST_BYTES) return setTrouble(text.large);
    const table = await rowsOf(file).catch(() => null);
    if (!table) return setTrouble(text.unreadable(file.name));
    const rows = rowsByColumn(kind, table);
    if (!rows) {
      return setTrouble(
        text.noHeads(
          IMPORT_COLUMNS[kind].map((column) => headOf(kind, column, lang)).join(lang === 'zh' ? '、' : ', '),
        ),
      );
    }
    if (rows.length === 0) return setTrouble(messageOf('import_rows_required', lang));
    if (rows.length > IMPORT_LIMITS.rows) return setTrouble(messageOf('import_rows_many', lang));
    setTrouble('');
    check.mutate({ lines: rows.map(({ line }) => line), rows: rows.map(({ cells }) => cells) });
  };

  const faulty = found?.report.faulty ?? 0;
  const fileButton = (label: string) => (
    <Button
      component="label"
      variant={found ? 'text' : 'contained'}
      startIcon={<UploadIcon />}
      loading={check.isPending}
    >
      {label}
      <input
        type="file"
        hidden
        aria-label={label}
        accept=".csv,.xlsx"
        onChange={(event) => {
          void read(event.target.files?.[0]);
          event.target.value = '';
        }}
      />
    </Button>
  );
  const actions: ReactNode = result ? (
    <>
      <Button startIcon={<DownloadIcon />} onClick={() => saveResult(result)}>
        {text.result}
      </Button>
      <Button
        variant="contained"
        onClick={() => {
          void confirm({ text: text.leave }).then((sure) => sure && close(true));
        }}
      >
        {text.close}
      </Button>
    </>
  ) : (
    <>
      <Button onClick={() => close()}>{text.cancel}</Button>
      {fileButton(found || trouble ? text.again : text.file)}
      {found ? (
        <Button variant="contained" disabled={faulty > 0} loading={write.isPending} onClick={() => write.mutate()}>
          {text.go(found.rows.length)}
        </Button>
      ) : null}
    </>
  );

  return (
    <AppDialog
      title={text.title}
      width={800}
      closeOnBackdrop={false}
      actions={actions}
      beforeClose={() => !result || confirm({ text: text.leave })}
    >
      {result ? (
        <Alert severity="success">{text.done(result.records.length)}</Alert>
      ) : (
        <>
          <Box sx={{ color: 'text.secondary', mb: 1.5 }}>{text.lead}</Box>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mb: 2 }}>
            <RadioGroup
              row
              aria-label={text.kind}
              value={kind}
              onChange={(_, value) => {
                setKind(value as RecommenderKind);
                setFound(undefined);
                setTrouble('');
              }}
            >
              {RECOMMENDER_KINDS.map((each) => (
                <FormControlLabel key={each} value={each} control={<Radio />} label={all.kinds[RECOMMENDER[each]]} />
              ))}
            </RadioGroup>
            <Button
              startIcon={<DownloadIcon />}
              onClick={() => saveFile(csvOf(templateOf(kind, lang)), `${text.templateFile}-${all.kinds[identify]}.csv`)}
            >
              {text.template}
            </Button>
          </Box>
          {trouble ? <Alert severity="error">{trouble}</Alert> : null}
          {found ? <Report kind={kind} found={found} /> : null}
        </>
      )}
    </AppDialog>
  );
}

/** What became of each row, those with mistakes first. */
function Report({ kind, found: { lines, rows, report } }: { kind: RecommenderKind; found: Found }) {
  const text = useText(words).bring;
  const { fields } = useText(words);
  const { lang } = useLang();
  const sorted = [...report.records].sort((a, b) => Number(b.errors.length > 0) - Number(a.errors.length > 0));
  const columns: readonly string[] = IMPORT_COLUMNS[kind];
  const headed = (field: string) => (columns.includes(field) ? headOf(kind, field as ImportColumn, lang) : '');
  return (
    <>
      <Alert severity={report.faulty > 0 ? 'error' : 'success'} sx={{ mb: 1.5 }}>
        {report.faulty > 0 ? text.faulty(report.faulty, rows.length) : text.good(rows.length)}
      </Alert>
      <TableContainer sx={{ maxHeight: 360 }} tabIndex={0} role="region" aria-label={text.report}>
        <Table size="small" stickyHeader aria-label={text.report}>
          <TableHead>
            <TableRow>
              <TableCell>{text.row}</TableCell>
              <TableCell>{fields.org_name}</TableCell>
              <TableCell>{text.outcome}</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {sorted.map(({ row, name, errors }) => (
              <TableRow key={row} sx={{ verticalAlign: 'top' }}>
                <TableCell>{lines[row]}</TableCell>
                <TableCell sx={{ overflowWrap: 'anywhere' }}>{name || '—'}</TableCell>
                <TableCell sx={{ color: errors.length > 0 ? 'error.main' : 'success.dark' }}>
                  {errors.length > 0
                    ? errors.map(({ field, code, msg }) => (
                        <div key={`${field} ${code}`}>{headed(field) ? text.at(headed(field), msg) : msg}</div>
                      ))
                    : text.ok}
                </TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </TableContainer>
    </>
  );
}
