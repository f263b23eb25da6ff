import Box from '@mui/material/Box';
import { AUDIT_ACTIONS, AUDIT_LOG_FILTERS, type NamedAuditLogRow } from '../../../db/contract/administration';
import { changeLines } from '../../../db/contract/logged-change';
import { StaffPage } from '../../domain/session/StaffPage';
import words from '../../i18n/administration';
import { labelled, useLang, useText } from '../../kit/i18n';
import { DownloadButton } from '../../kit/layout/DownloadButton';
import { formatDate } from '../../kit/layout/format';
import { type Field, ResourceTable, small, wrapping } from '../../kit/resource';
import { RangeFilter } from '../../kit/table/filters/RangeFilter';
import { isClosed } from './closed';

/** What it was and what it became, and the opinion that went with it. */
function Change({ row }: { row: NamedAuditLogRow }) {
  const text = useText(words).auditLog;
  const { lang } = useLang();
  return (
    <Box sx={wrapping}>
      {changeLines(row, lang, formatDate).map((line) => (
        <div key={line.name}>{line.text}</div>
      ))}
      {row.opinion ? <Box sx={small}>{labelled(text.opinion, row.opinion)}</Box> : null}
    </Box>
  );
}

/** Pages of what the log names, by its table; `id` and `name` are those of the entry. */
const PAGES: Readonly<Record<string, (id: string, name: string) => string>> = {
  chengguo: (id) => `/audit/results/${id}`,
  xuqiu: (id) => `/audit/demands/${id}`,
  chanpin: (id) => `/audit/products/${id}`,
  xiangmu: (id) => `/audit/projects/${id}`,
  organization: (id) => `/organizationDetail/${id}`,
  user: (_, name) => `/admin/users?keyword=${encodeURIComponent(name)}`,
  deal: (id) => `/deals/${id}`,
  project: (id) => `/programme/declarations/${id}`,
  project_round: () => '/programme/office/rounds',
  push_wechat: () => '/pushProfile',
  push_group: () => '/push',
  setting: (id) => `/admin/settings?setting=${id}`,
  news: (_, name) => `/content/news?keyword=${encodeURIComponent(name)}`,
  hall: (_, name) => `/content/halls?keyword=${encodeURIComponent(name)}`,
  video: (_, name) => `/content/videos?keyword=${encodeURIComponent(name)}`,
  book: (_, name) => `/content/books?keyword=${encodeURIComponent(name)}`,
  innovate: (_, name) => `/content/innovate?keyword=${encodeURIComponent(name)}`,
  clinic_application: (id) => `/content/clinic/${id}`,
  clinic_case: (_, name) => `/content/clinicCases?keyword=${encodeURIComponent(name)}`,
  yuanqu: (_, name) => `/content/parks?keyword=${encodeURIComponent(name)}`,
};

/** The key of a run, which tells a person nothing; it stands in the file. */
const DIGEST = /^[0-9a-f]{64}$/;

const addressOf = (row: NamedAuditLogRow): string =>
  isClosed(row.item_name) ? '' : (PAGES[row.table_name]?.(row.item_id, row.item_name ?? '') ?? '');

/** Every change of authority, status and ownership: who, when, from what to what. */
export default function AuditLog() {
  const all = useText(words);
  const text = all.auditLog;
  const { lang } = useLang();
  const personName = (row: NamedAuditLogRow): string => {
    if (isClosed(row.user_account)) return all.closed;
    return row.user_name ?? row.user_account ?? row.user_id ?? text.system;
  };
  const itemName = (row: NamedAuditLogRow) => {
    if (row.table_name === 'setting') return all.settings.names[row.item_id];
    return isClosed(row.item_name) ? all.closed : row.item_name;
  };
  const tableName = (table: string) => text.tables[table] ?? table;

  const fields: Field<NamedAuditLogRow>[] = [
    { name: 'add_time', label: text.time, look: 'second' },
    {
      name: 'user_id',
      label: text.user,
      flex: 1,
      minWidth: 140,
      show: personName,
      below: (row) => row.user_name && row.user_account,
    },
    {
      name: 'action',
      role: 'main',
      label: text.action,
      minWidth: 130,
      look: 'choice',
      options: Object.entries(AUDIT_ACTIONS).map(([value, names]) => ({ value, label: names[lang] })),
      filter: true,
    },
    {
      name: 'table',
      label: text.table,
      flex: 1.4,
      minWidth: 200,
      show: (row) => itemName(row) ?? (DIGEST.test(row.item_id) ? '' : row.item_id),
      to: (row) => (itemName(row) ? addressOf(row) : ''),
      below: (row) => tableName(row.table_name),
      options: Object.entries(text.tables).map(([value, label]) => ({ value, label })),
      filter: true,
    },
    { name: 'before', label: text.change, flex: 2, minWidth: 240, show: (row) => <Change row={row} /> },
  ];

  return (
    <StaffPage
      authority="admin"
      title={text.title}
      lead={text.lead}
      actions={<DownloadButton path="/v1/admin/auditLog.csv" filters={AUDIT_LOG_FILTERS} label={text.export} />}
    >
      <ResourceTable
        queryKey={['admin', 'auditLog']}
        path="/v1/admin/auditLog/list"
        label={text.list}
        fields={fields}
        rowId={(row) => row.id}
        keyword={text.keyword}
        filters={AUDIT_LOG_FILTERS}
        empty={{ title: text.empty }}
        toolbar={<RangeFilter from={text.from} to={text.to} />}
      />
    </StaffPage>
  );
}
