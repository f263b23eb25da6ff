import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { ManagedUser } from '../../../db/contract/administration';
import { AUTHORITIES } from '../../../db/contract/limits';
import words from '../../i18n/administration';
import catalog from '../../i18n/catalog';
import { queryClient } from '../../kit/api';
import { openDialog } from '../../kit/dialogs';
import { useText } from '../../kit/i18n';
import { formatDay } from '../../kit/layout/format';
import { TagChip } from '../../kit/layout/StateChip';
import { type TableColumn, TablePage } from '../../kit/table';
import { ChoiceFilter } from '../../kit/table/filters/ChoiceFilter';
import { KeywordFilter } from '../../kit/table/filters/KeywordFilter';
import { AdminPage } from './AdminPage';
import './dialogs';
import { isClosed } from './closed';

const KEY = ['admin', 'users'];

/** Who has an account here, what they may do and see. */
export default function Users() {
  const all = useText(words);
  const text = all.users;
  const { separator } = useText(catalog);
  const nameOf = (user: ManagedUser): string =>
    isClosed(user.account) ? all.closed : user.name || user.nickname || user.account;
  const edit = async (user: ManagedUser) => {
    await openDialog('admin-user', { user });
    await queryClient.invalidateQueries({ queryKey: ['admin'] });
  };

  const columns: TableColumn<ManagedUser>[] = [
    {
      field: 'name',
      headerName: text.user,
      flex: 1,
      minWidth: 150,
      sortable: false,
      renderCell: ({ row }) => (
        <Box sx={{ lineHeight: 1.4 }}>
          <Box sx={{ fontWeight: 600 }}>{nameOf(row)}</Box>
          {row.is_delete ? <Box sx={{ color: 'error.main', fontSize: '0.8125rem' }}>{text.disabled}</Box> : null}
        </Box>
      ),
    },
    {
      field: 'account',
      headerName: text.account,
      minWidth: 140,
      sortable: false,
      renderCell: ({ row }) => (isClosed(row.account) ? '' : row.account),
    },
    {
      field: 'authority',
      headerName: text.authority,
      flex: 1.2,
      minWidth: 180,
      sortable: false,
      renderCell: ({ row }) => (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5 }}>
          {row.authority
            .split(',')
            .filter(Boolean)
            .map((token) => (
              <TagChip key={token} label={all.authorities[token] ?? token} />
            ))}
        </Box>
      ),
    },
    {
      field: 'orgs',
      headerName: text.organizations,
      flex: 1.4,
      minWidth: 200,
      sortable: false,
      renderCell: ({ row }) => (
        <Box sx={{ whiteSpace: 'normal', lineHeight: 1.5 }}>{row.orgs.map(({ name }) => name).join(separator)}</Box>
      ),
    },
    {
      field: 'visibleName',
      headerName: text.area,
      minWidth: 140,
      sortable: false,
      renderCell: ({ row }) => (
        <Box sx={{ whiteSpace: 'normal', lineHeight: 1.5 }}>{row.visibleName.join(' / ') || text.allAreas}</Box>
      ),
    },
    {
      field: 'add_time',
      headerName: text.added,
      minWidth: 120,
      sortable: false,
      renderCell: ({ row }) => formatDay(row.add_time),
    },
    {
      field: 'edit',
      role: 'actions',
      headerName: all.actions,
      width: 100,
      sortable: false,
      renderCell: ({ row }) =>
        isClosed(row.account) ? null : (
          <Button size="small" aria-label={text.editOf(nameOf(row))} onClick={() => void edit(row)}>
            {text.edit}
          </Button>
        ),
    },
  ];

  return (
    <AdminPage title={text.title} lead={text.lead}>
      <TablePage<ManagedUser>
        queryKey={KEY}
        path="/v1/admin/user/list"
        label={text.list}
        columns={columns}
        rowId={(row) => row.user_id}
        filters={['keyword', 'authority', 'state']}
        empty={{ title: text.empty }}
        toolbar={
          <>
            <KeywordFilter label={text.keyword} />
            <ChoiceFilter
              name="authority"
              label={text.authority}
              options={AUTHORITIES.map((value) => ({ value, label: all.authorities[value] ?? value }))}
            />
            <ChoiceFilter
              name="state"
              label={text.state}
              options={[
                { value: 'normal', label: text.active },
                { value: 'disabled', label: text.disabled },
              ]}
            />
          </>
        }
      />
    </AdminPage>
  );
}
