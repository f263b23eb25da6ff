import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { slug } from '../../../db/contract/items';
import { type ManagedVerification, VERIFICATION } from '../../../db/contract/verifications';
import { usePlace } from '../../domain/catalog/words';
import administration from '../../i18n/administration';
import words from '../../i18n/verifications';
import { queryClient } from '../../kit/api';
import { openDialog } from '../../kit/dialogs';
import { useText } from '../../kit/i18n';
import { formatDay } from '../../kit/layout/format';
import { type TableColumn, TablePage } from '../../kit/table';
import { ChoiceFilter } from '../../kit/table/filters/ChoiceFilter';
import { KeywordFilter } from '../../kit/table/filters/KeywordFilter';
import { AdminPage } from './AdminPage';
import { VerificationState } from './verifications/VerificationState';
import './dialogs';

const wrapping = { whiteSpace: 'normal', lineHeight: 1.5, overflowWrap: 'anywhere' } as const;

/** Checks of who organisations are: those that wait stand first. */
export default function Verifications() {
  const text = useText(words);
  const { actions } = useText(administration);
  const place = usePlace();
  const open = async (verification: ManagedVerification) => {
    await openDialog('admin-verification', { verification });
    await queryClient.invalidateQueries({ queryKey: ['admin'] });
    await queryClient.invalidateQueries({ queryKey: ['organizations'] });
  };
  const columns: TableColumn<ManagedVerification>[] = [
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
            to={`/organizationDetail/${row.organization_id}/${slug(row.record_name)}`}
            sx={{
              color: 'brand.text',
              fontWeight: 600,
              textDecoration: 'none',
              '&:hover': { textDecoration: 'underline' },
            }}
          >
            {row.name}
          </Box>
          <Box sx={{ color: 'text.secondary', fontSize: '0.8125rem' }}>{place(row)}</Box>
        </Box>
      ),
    },
    {
      field: 'social_credit_code',
      headerName: text.code,
      flex: 1,
      minWidth: 190,
      sortable: false,
      // Eighteen characters stand in one line on a phone as well.
      renderCell: ({ row }) => (
        <Box sx={{ fontSize: { xs: '0.8125rem', md: 'inherit' } }}>{row.social_credit_code}</Box>
      ),
    },
    {
      field: 'state',
      headerName: text.state,
      minWidth: 120,
      sortable: false,
      renderCell: ({ row }) => <VerificationState state={row.state} />,
    },
    {
      field: 'user_name',
      headerName: text.asker,
      flex: 0.8,
      minWidth: 150,
      sortable: false,
      renderCell: ({ row }) => (
        <Box sx={wrapping}>
          {row.user_name}
          <Box sx={{ color: 'text.secondary', fontSize: '0.8125rem' }}>{row.user_account}</Box>
        </Box>
      ),
    },
    {
      field: 'add_time',
      headerName: text.asked,
      minWidth: 120,
      sortable: false,
      renderCell: ({ row }) => formatDay(row.add_time),
    },
    {
      field: 'actions',
      role: 'actions',
      headerName: actions,
      minWidth: 110,
      sortable: false,
      renderCell: ({ row }) => {
        const label = row.state === VERIFICATION.waiting ? text.check : text.look;
        return (
          <Button size="small" aria-label={text.of(label, row.name)} onClick={() => void open(row)}>
            {label}
          </Button>
        );
      },
    },
  ];
  const states = Object.values(VERIFICATION).map((state) => ({ value: String(state), label: text.states[state] }));
  return (
    <AdminPage title={text.title} lead={text.lead}>
      <TablePage<ManagedVerification>
        queryKey={['admin', 'verifications']}
        path="/v1/admin/verification/list"
        label={text.list}
        columns={columns}
        rowId={(row) => row.id}
        filters={['keyword', 'state']}
        empty={{ title: text.empty }}
        toolbar={
          <>
            <KeywordFilter label={text.keyword} />
            <ChoiceFilter name="state" label={text.state} options={states} />
          </>
        }
      />
    </AdminPage>
  );
}
