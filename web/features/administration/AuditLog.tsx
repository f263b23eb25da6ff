import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useSearchParams } from 'react-router-dom';
import { AUDIT_ACTIONS, AUDIT_LOG_FILTERS, type NamedAuditLogRow } from '../../../db/contract/administration';
import words from '../../i18n/administration';
import { apiPath, cleanParams } from '../../kit/api';
import { useLang, useText } from '../../kit/i18n';
import { formatDate } from '../../kit/layout/format';
import { DownloadIcon } from '../../kit/layout/icons';
import { type TableColumn, TablePage } from '../../kit/table';
import { ChoiceFilter } from '../../kit/table/filters/ChoiceFilter';
import { DayFilter } from '../../kit/table/filters/DayFilter';
import { KeywordFilter } from '../../kit/table/filters/KeywordFilter';
import { AdminPage } from './AdminPage';
import { Change } from './auditLog/Change';
import { isClosed } from './closed';

const wrapping = { whiteSpace: 'normal', lineHeight: 1.5, overflowWrap: 'anywhere' } as const;
const small = { color: 'text.secondary', fontSize: '0.8125rem' } as const;

/** Every change of authority, status and ownership: who, when, from what to what. */
export default function AuditLog() {
  const all = useText(words);
  const text = all.auditLog;
  const { lang } = useLang();
  const [search] = useSearchParams();
  const chosen = cleanParams(Object.fromEntries(AUDIT_LOG_FILTERS.map((name) => [name, search.get(name)])));
  const actionName = (action: string) => (AUDIT_ACTIONS as Record<string, { zh: string; en: string }>)[action]?.[lang];
  const personName = (row: NamedAuditLogRow): string => {
    if (isClosed(row.user_account)) return all.closed;
    return row.user_name ?? row.user_account ?? row.user_id ?? text.system;
  };
  const itemName = (row: NamedAuditLogRow) => {
    if (row.table_name === 'setting') return all.settings.names[row.item_id];
    return isClosed(row.item_name) ? all.closed : row.item_name;
  };
  const tableName = (table: string) => text.tables[table] ?? table;

  const columns: TableColumn<NamedAuditLogRow>[] = [
    {
      field: 'add_time',
      headerName: text.time,
      minWidth: 190,
      sortable: false,
      renderCell: ({ row }) => formatDate(row.add_time),
    },
    {
      field: 'user_id',
      headerName: text.user,
      flex: 1,
      minWidth: 140,
      sortable: false,
      renderCell: ({ row }) => (
        <Box sx={wrapping}>
          {personName(row)}
          {row.user_name ? <Box sx={small}>{row.user_account}</Box> : null}
        </Box>
      ),
    },
    {
      field: 'action',
      role: 'main',
      headerName: text.action,
      minWidth: 130,
      sortable: false,
      renderCell: ({ row }) => actionName(row.action) ?? row.action,
    },
    {
      field: 'item_id',
      headerName: text.table,
      flex: 1.4,
      minWidth: 200,
      sortable: false,
      renderCell: ({ row }) => (
        <Box sx={wrapping}>
          {`${tableName(row.table_name)} · ${itemName(row) ?? row.item_id}`}
          {itemName(row) ? <Box sx={small}>{row.item_id}</Box> : null}
        </Box>
      ),
    },
    {
      field: 'before',
      headerName: text.change,
      flex: 2,
      minWidth: 240,
      sortable: false,
      renderCell: ({ row }) => (
        <Box sx={wrapping}>
          <Change row={row} />
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
          href={`${apiPath('/v1/admin/auditLog.csv')}?${new URLSearchParams(chosen)}`}
          download
        >
          {text.export}
        </Button>
      }
    >
      <TablePage<NamedAuditLogRow>
        queryKey={['admin', 'auditLog']}
        path="/v1/admin/auditLog/list"
        label={text.list}
        columns={columns}
        rowId={(row) => row.id}
        filters={AUDIT_LOG_FILTERS}
        empty={{ title: text.empty }}
        toolbar={
          <>
            <KeywordFilter label={text.keyword} />
            <ChoiceFilter
              name="action"
              label={text.action}
              options={Object.entries(AUDIT_ACTIONS).map(([value, names]) => ({ value, label: names[lang] }))}
            />
            <ChoiceFilter
              name="table"
              label={text.table}
              options={Object.entries(text.tables).map(([value, label]) => ({ value, label }))}
            />
            <DayFilter name="from" label={text.from} />
            <DayFilter name="to" label={text.to} />
          </>
        }
      />
    </AdminPage>
  );
}
