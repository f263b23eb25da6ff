import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import type { ManagedOrganization } from '../../../db/contract/administration';
import { ORGANIZATION_TYPES } from '../../../db/contract/enums';
import { ORGANIZATION_KINDS } from '../../../db/contract/enums-results';
import { slug } from '../../../db/contract/items';
import { AUDIT } from '../../../db/contract/limits';
import { useLabel, usePlace } from '../../domain/catalog/words';
import words from '../../i18n/administration';
import kit from '../../i18n/kit';
import { queryClient } from '../../kit/api';
import { openDialog } from '../../kit/dialogs';
import { useLang, useText } from '../../kit/i18n';
import { formatDay } from '../../kit/layout/format';
import { StateChip } from '../../kit/layout/StateChip';
import { type TableColumn, TablePage } from '../../kit/table';
import { ChoiceFilter } from '../../kit/table/filters/ChoiceFilter';
import { KeywordFilter } from '../../kit/table/filters/KeywordFilter';
import { AdminPage } from './AdminPage';
import './dialogs';

const STATES = [AUDIT.pending, AUDIT.approved, AUDIT.rejected];

const wrapping = { whiteSpace: 'normal', lineHeight: 1.5, overflowWrap: 'anywhere' } as const;

/** Every organisation: what it is, who answers for it, whether it is public, and whether it is one twice. */
export default function ManagedOrganizations() {
  const { actions, organizations: text } = useText(words);
  const { status } = useText(kit);
  const { lang } = useLang();
  const place = usePlace();
  const label = useLabel();
  const typeName = (type: number) => ORGANIZATION_TYPES.find(({ value }) => value === type)?.[lang] ?? String(type);
  const after = async (opened: Promise<unknown>) => {
    await opened;
    await queryClient.invalidateQueries({ queryKey: ['admin'] });
    await queryClient.invalidateQueries({ queryKey: ['organizations'] });
  };

  const columns: TableColumn<ManagedOrganization>[] = [
    {
      field: 'name',
      headerName: text.name,
      flex: 1.6,
      minWidth: 220,
      sortable: false,
      renderCell: ({ row }) => (
        <Box sx={wrapping}>
          <Box
            component={Link}
            to={`/organizationDetail/${row.organization_id}/${slug(row.name)}`}
            sx={{
              color: 'brand.text',
              fontWeight: 600,
              textDecoration: 'none',
              '&:hover': { textDecoration: 'underline' },
            }}
          >
            {row.name}
          </Box>
          <Box sx={{ color: 'text.secondary', fontSize: '0.8125rem' }}>
            {[label(ORGANIZATION_KINDS, row.org_type), place(row)].filter(Boolean).join(' · ')}
          </Box>
        </Box>
      ),
    },
    {
      field: 'type',
      headerName: text.type,
      minWidth: 110,
      sortable: false,
      renderCell: ({ row }) => typeName(row.type),
    },
    {
      field: 'audit_status',
      headerName: text.status,
      minWidth: 100,
      sortable: false,
      renderCell: ({ row }) => <StateChip status={row.audit_status} />,
    },
    {
      field: 'owner',
      headerName: text.administrator,
      flex: 1,
      minWidth: 150,
      sortable: false,
      renderCell: ({ row }) => (
        <Box sx={wrapping}>
          {row.owner?.name ?? (row.owner ? '' : text.none)}
          <Box sx={{ color: 'text.secondary', fontSize: '0.8125rem' }}>{row.owner?.account}</Box>
        </Box>
      ),
    },
    { field: 'members', headerName: text.members, width: 104, sortable: false, type: 'number' },
    { field: 'results', headerName: text.results, width: 104, sortable: false, type: 'number' },
    {
      field: 'add_time',
      headerName: text.added,
      minWidth: 120,
      sortable: false,
      renderCell: ({ row }) => formatDay(row.add_time),
    },
    {
      field: 'actions',
      role: 'actions',
      headerName: actions,
      minWidth: 170,
      sortable: false,
      renderCell: ({ row }) => (
        <>
          <Button
            size="small"
            aria-label={text.of(text.audit, row.name)}
            onClick={() => void after(openDialog('admin-organization-audit', { organization: row }))}
          >
            {text.audit}
          </Button>
          <Button
            size="small"
            aria-label={text.of(text.merge, row.name)}
            onClick={() => void after(openDialog('admin-organization-merge', { organization: row }))}
          >
            {text.merge}
          </Button>
        </>
      ),
    },
  ];

  return (
    <AdminPage title={text.title} lead={text.lead}>
      <TablePage<ManagedOrganization>
        queryKey={['admin', 'organizations']}
        path="/v1/admin/organization/list"
        label={text.list}
        columns={columns}
        rowId={(row) => row.organization_id}
        filters={['keyword', 'type', 'audit_status']}
        empty={{ title: text.empty }}
        toolbar={
          <>
            <KeywordFilter label={text.keyword} />
            <ChoiceFilter
              name="type"
              label={text.type}
              options={ORGANIZATION_TYPES.map(({ value }) => ({ value: String(value), label: typeName(value) }))}
            />
            <ChoiceFilter
              name="audit_status"
              label={text.status}
              options={STATES.map((state) => ({ value: String(state), label: status[state] ?? '' }))}
            />
          </>
        }
      />
    </AdminPage>
  );
}
