import Box from '@mui/material/Box';
import type { ManagedUser } from '../../../db/contract/administration';
import { AUTHORITIES } from '../../../db/contract/limits';
import { StaffPage } from '../../domain/session/StaffPage';
import words from '../../i18n/administration';
import catalog from '../../i18n/catalog';
import { reread } from '../../kit/api';
import { openDialog } from '../../kit/dialogs';
import { useText } from '../../kit/i18n';
import { type Field, ResourceTable } from '../../kit/resource';
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
    await reread([['admin']]);
  };

  const fields: Field<ManagedUser>[] = [
    {
      name: 'name',
      label: text.user,
      look: 'name',
      show: nameOf,
      below: (row) => (row.is_delete ? <Box sx={{ color: 'error.main' }}>{text.disabled}</Box> : null),
    },
    { name: 'account', label: text.account, minWidth: 140, show: (row) => (isClosed(row.account) ? '' : row.account) },
    {
      name: 'authority',
      label: text.authority,
      flex: 1.2,
      minWidth: 180,
      look: 'several',
      options: AUTHORITIES.map((value) => ({ value, label: all.authorities[value] ?? value })),
      filter: true,
    },
    {
      name: 'orgs',
      label: text.organizations,
      flex: 1.4,
      minWidth: 200,
      show: (row) => row.orgs.map(({ name }) => name).join(separator),
      // Whoever comes from abroad tells it at registration, and administers no organisation here.
      below: ({ country, org_name }) => [org_name, country].filter(Boolean).join(' · '),
    },
    {
      name: 'visibleName',
      label: text.area,
      minWidth: 140,
      show: (row) => row.visibleName.join(' / ') || text.allAreas,
    },
    { name: 'add_time', label: text.added, look: 'day' },
    {
      name: 'state',
      label: text.state,
      only: 'filter',
      options: [
        { value: 'normal', label: text.active },
        { value: 'disabled', label: text.disabled },
      ],
      filter: true,
    },
  ];

  return (
    <StaffPage authority="admin" title={text.title} lead={text.lead}>
      <ResourceTable
        queryKey={KEY}
        path="/v1/admin/user/list"
        label={text.list}
        fields={fields}
        rowId={(row) => row.user_id}
        keyword={text.keyword}
        empty={{ title: text.empty }}
        actions={{
          nameOf,
          list: (row) => (isClosed(row.account) ? [] : [{ label: text.edit, act: () => edit(row) }]),
        }}
      />
    </StaffPage>
  );
}
