import Box from '@mui/material/Box';
import { slug } from '../../../db/contract/items';
import { type ManagedVerification, VERIFICATION } from '../../../db/contract/verifications';
import { usePlace } from '../../domain/catalog/words';
import { StaffPage } from '../../domain/session/StaffPage';
import words from '../../i18n/verifications';
import { reread } from '../../kit/api';
import { openDialog } from '../../kit/dialogs';
import { useText } from '../../kit/i18n';
import { type Field, ResourceTable } from '../../kit/resource';
import { VerificationState } from './verifications/VerificationState';

/** Checks of who organisations are: those that wait stand first. */
export default function Verifications() {
  const text = useText(words);
  const place = usePlace();
  const open = async (verification: ManagedVerification) => {
    await openDialog('admin-verification', { verification });
    await reread([['admin'], ['organizations']]);
  };
  const fields: Field<ManagedVerification>[] = [
    {
      name: 'name',
      label: text.name,
      flex: 1.6,
      minWidth: 220,
      to: (row) => `/organizationDetail/${row.organization_id}/${slug(row.record_name)}`,
      below: place,
    },
    {
      name: 'social_credit_code',
      label: text.code,
      minWidth: 190,
      // Eighteen characters stand in one line on a phone as well.
      show: (row) => <Box sx={{ fontSize: { xs: '0.8125rem', md: 'inherit' } }}>{row.social_credit_code}</Box>,
    },
    {
      name: 'state',
      label: text.state,
      minWidth: 120,
      show: (row) => <VerificationState state={row.state} />,
      options: Object.values(VERIFICATION).map((state) => ({ value: state, label: text.states[state] })),
      filter: true,
    },
    { name: 'user_name', label: text.asker, flex: 0.8, minWidth: 150, below: (row) => row.user_account },
    { name: 'add_time', label: text.asked, look: 'day' },
  ];
  return (
    <StaffPage authority="admin" title={text.title} lead={text.lead}>
      <ResourceTable
        queryKey={['admin', 'verifications']}
        path="/v1/admin/verification/list"
        label={text.list}
        fields={fields}
        rowId={(row) => row.id}
        keyword={text.keyword}
        empty={{ title: text.empty }}
        actions={{
          nameOf: ({ name }) => name,
          list: (row) => {
            const label = row.state === VERIFICATION.waiting ? text.check : text.look;
            return [{ label, act: () => open(row) }];
          },
        }}
      />
    </StaffPage>
  );
}
