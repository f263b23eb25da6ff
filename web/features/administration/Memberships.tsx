import Box from '@mui/material/Box';
import type { MembershipRequest } from '../../../db/contract/administration';
import { slug } from '../../../db/contract/items';
import { StaffPage } from '../../domain/session/StaffPage';
import words from '../../i18n/memberRequests';
import { reread } from '../../kit/api';
import { openDialog } from '../../kit/dialogs';
import { useText } from '../../kit/i18n';
import { clamp } from '../../kit/layout/clamp';
import { type Field, ResourceTable } from '../../kit/resource';

const twoLines = {
  ...clamp(2),
} as const;

/** Who asks to join, or to administer, an organisation that nobody administers. */
export default function Memberships() {
  const text = useText(words);
  const decide = async (request: MembershipRequest) => {
    if (await openDialog('admin-membership', { request })) await reread([['admin']]);
  };

  const fields: Field<MembershipRequest>[] = [
    {
      name: 'organization_name',
      label: text.organization,
      flex: 1.3,
      minWidth: 200,
      to: (row) => `/organizationDetail/${row.organization_id}/${slug(row.organization_name)}`,
    },
    { name: 'user_name', label: text.applicant, below: (row) => row.user_account },
    {
      name: 'is_member',
      label: text.wish,
      minWidth: 130,
      show: (row) => (row.is_member ? text.administer : text.join),
    },
    {
      name: 'message',
      label: text.message,
      flex: 1.6,
      minWidth: 220,
      show: (row) => <Box sx={twoLines}>{row.message ?? text.noMessage}</Box>,
      below: (row) => (row.files.length > 0 ? text.fileCount(row.files.length) : text.noFiles),
    },
    { name: 'asked_time', label: text.asked, look: 'day' },
  ];

  return (
    <StaffPage authority="admin" title={text.title} lead={text.lead}>
      <ResourceTable
        queryKey={['admin', 'memberships']}
        path="/v1/admin/membership/list"
        label={text.list}
        fields={fields}
        rowId={(row) => row.id}
        keyword={text.keyword}
        empty={{ title: text.empty, hint: text.emptyHint }}
        actions={{
          list: (row) => [
            {
              label: text.decide,
              of: text.decideOf(row.user_name ?? row.user_account, row.organization_name),
              act: () => decide(row),
            },
          ],
        }}
      />
    </StaffPage>
  );
}
