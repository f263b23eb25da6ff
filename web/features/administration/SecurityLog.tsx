import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useSearchParams } from 'react-router-dom';
import { SECURITY_FILTERS, SECURITY_OUTCOMES, SECURITY_TYPES, type SecurityRow } from '../../../db/contract/security';
import administration from '../../i18n/administration';
import words from '../../i18n/securityLog';
import { apiPath, cleanParams } from '../../kit/api';
import { type Lang, useLang, useText } from '../../kit/i18n';
import { formatDate } from '../../kit/layout/format';
import { DownloadIcon } from '../../kit/layout/icons';
import { type TableColumn, TablePage } from '../../kit/table';
import { ChoiceFilter } from '../../kit/table/filters/ChoiceFilter';
import { DayFilter } from '../../kit/table/filters/DayFilter';
import { KeywordFilter } from '../../kit/table/filters/KeywordFilter';
import { AdminPage } from './AdminPage';
import { isClosed } from './closed';
import { AlertMessages } from './securityLog/AlertMessages';
import { Alerts } from './securityLog/Alerts';

const wrapping = { whiteSpace: 'normal', lineHeight: 1.5, overflowWrap: 'anywhere' } as const;
const small = { color: 'text.secondary', fontSize: '0.8125rem' } as const;

const nameIn = (names: Record<string, Record<Lang, string>>, word: string, lang: Lang): string =>
  names[word]?.[lang] ?? word;

const options = (names: Record<string, Record<Lang, string>>, lang: Lang) =>
  Object.entries(names).map(([value, name]) => ({ value, label: name[lang] }));

/** What happened at the doors, and what of it should be looked at. */
export default function SecurityLog() {
  const all = useText(administration);
  const text = useText(words);
  const { lang } = useLang();
  const [search] = useSearchParams();
  const chosen = cleanParams(Object.fromEntries(SECURITY_FILTERS.map((name) => [name, search.get(name)])));
  const person = (name: string | null, account: string | null) => {
    if (isClosed(account)) return all.closed;
    return name ?? account;
  };

  const columns: TableColumn<SecurityRow>[] = [
    {
      field: 'add_time',
      headerName: text.time,
      minWidth: 190,
      sortable: false,
      renderCell: ({ row }) => formatDate(row.add_time),
    },
    {
      field: 'type',
      role: 'main',
      headerName: text.event,
      flex: 1.2,
      minWidth: 170,
      sortable: false,
      renderCell: ({ row }) => (
        <Box sx={wrapping}>
          {nameIn(SECURITY_TYPES, row.type, lang)}
          {row.detail ? <Box sx={small}>{text.details[row.detail] ?? row.detail}</Box> : null}
        </Box>
      ),
    },
    {
      field: 'outcome',
      headerName: text.outcome,
      minWidth: 90,
      sortable: false,
      renderCell: ({ row }) => (
        <Box component="span" sx={{ color: row.outcome === 'ok' ? 'text.primary' : 'error.main', fontWeight: 600 }}>
          {nameIn(SECURITY_OUTCOMES, row.outcome, lang)}
        </Box>
      ),
    },
    {
      field: 'user_id',
      headerName: text.user,
      flex: 1,
      minWidth: 140,
      sortable: false,
      renderCell: ({ row }) => (
        <Box sx={wrapping}>
          {person(row.user_name, row.user_account) ?? text.nobody}
          {row.user_name && !isClosed(row.user_account) ? <Box sx={small}>{row.user_account}</Box> : null}
        </Box>
      ),
    },
    {
      field: 'subject_id',
      headerName: text.subject,
      flex: 1,
      minWidth: 140,
      sortable: false,
      renderCell: ({ row }) => (
        <Box sx={wrapping}>{isClosed(row.subject_name) ? all.closed : (row.subject_name ?? row.subject_id ?? '—')}</Box>
      ),
    },
    {
      field: 'address',
      headerName: text.origin,
      flex: 1,
      minWidth: 160,
      sortable: false,
      renderCell: ({ row }) => (
        <Box sx={wrapping}>
          {row.address ?? '—'}
          {row.device ? <Box sx={small}>{row.device}</Box> : null}
        </Box>
      ),
    },
  ];

  return (
    <AdminPage
      title={text.title}
      lead={text.lead}
      actions={
        <Button
          component="a"
          variant="outlined"
          startIcon={<DownloadIcon />}
          href={`${apiPath('/v1/admin/securityLog.csv')}?${new URLSearchParams(chosen)}`}
          download
        >
          {text.export}
        </Button>
      }
    >
      <Alerts />
      <AlertMessages />
      <TablePage<SecurityRow>
        queryKey={['admin', 'securityLog']}
        path="/v1/admin/securityLog/list"
        label={text.list}
        columns={columns}
        rowId={(row) => row.id}
        filters={SECURITY_FILTERS}
        empty={{ title: text.empty }}
        toolbar={
          <>
            <KeywordFilter label={text.keyword} />
            <ChoiceFilter name="type" label={text.event} options={options(SECURITY_TYPES, lang)} />
            <ChoiceFilter name="outcome" label={text.outcome} options={options(SECURITY_OUTCOMES, lang)} />
            <DayFilter name="from" label={text.from} />
            <DayFilter name="to" label={text.to} />
          </>
        }
      />
    </AdminPage>
  );
}
