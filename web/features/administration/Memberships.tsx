import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import type { MembershipRequest } from '../../../db/contract/administration';
import { slug } from '../../../db/contract/items';
import administration from '../../i18n/administration';
import words from '../../i18n/memberRequests';
import { queryClient } from '../../kit/api';
import { openDialog } from '../../kit/dialogs';
import { useText } from '../../kit/i18n';
import { formatDay } from '../../kit/layout/format';
import { type TableColumn, TablePage } from '../../kit/table';
import { KeywordFilter } from '../../kit/table/filters/KeywordFilter';
import { AdminPage } from './AdminPage';
import './dialogs';

const wrapping = { whiteSpace: 'normal', lineHeight: 1.5, overflowWrap: 'anywhere', py: 1 } as const;
const second = { color: 'text.secondary', fontSize: '0.8125rem' } as const;

/** Who asks to join, or to administer, an organisation that nobody administers. */
export default function Memberships() {
  const text = useText(words);
  const { actions } = useText(administration);
  const decide = async (request: MembershipRequest) => {
    if (await openDialog('admin-membership', { request })) await queryClient.invalidateQueries({ queryKey: ['admin'] });
  };

  const columns: TableColumn<MembershipRequest>[] = [
    {
      field: 'organization_name',
      headerName: text.organization,
      flex: 1.3,
      minWidth: 200,
      sortable: false,
      renderCell: ({ row }) => (
        <Box
          component={Link}
          to={`/organizationDetail/${row.organization_id}/${slug(row.organization_name)}`}
          sx={{ ...wrapping, color: 'brand.text', fontWeight: 600, textDecoration: 'none' }}
        >
          {row.organization_name}
        </Box>
      ),
    },
    {
      field: 'user_name',
      headerName: text.applicant,
      flex: 1,
      minWidth: 150,
      sortable: false,
      renderCell: ({ row }) => (
        <Box sx={wrapping}>
          {row.user_name}
          <Box sx={second}>{row.user_account}</Box>
        </Box>
      ),
    },
    {
      field: 'is_member',
      headerName: text.wish,
      minWidth: 130,
      sortable: false,
      renderCell: ({ row }) => (row.is_member ? text.administer : text.join),
    },
    {
      field: 'message',
      headerName: text.message,
      flex: 1.6,
      minWidth: 220,
      sortable: false,
      renderCell: ({ row }) => (
        <Box sx={wrapping}>
          <Box sx={{ display: '-webkit-box', WebkitLineClamp: 2, WebkitBoxOrient: 'vertical', overflow: 'hidden' }}>
            {row.message ?? text.noMessage}
          </Box>
          <Box sx={second}>{row.files.length > 0 ? text.fileCount(row.files.length) : text.noFiles}</Box>
        </Box>
      ),
    },
    {
      field: 'asked_time',
      headerName: text.asked,
      minWidth: 120,
      sortable: false,
      renderCell: ({ row }) => formatDay(row.asked_time),
    },
    {
      field: 'actions',
      role: 'actions',
      headerName: actions,
      minWidth: 100,
      sortable: false,
      renderCell: ({ row }) => (
        <Button
          size="small"
          aria-label={text.decideOf(row.user_name ?? row.user_account, row.organization_name)}
          onClick={() => void decide(row)}
        >
          {text.decide}
        </Button>
      ),
    },
  ];

  return (
    <AdminPage title={text.title} lead={text.lead}>
      <TablePage<MembershipRequest>
        queryKey={['admin', 'memberships']}
        path="/v1/admin/membership/list"
        label={text.list}
        columns={columns}
        rowId={(row) => row.id}
        filters={['keyword']}
        empty={{ title: text.empty, hint: text.emptyHint }}
        toolbar={<KeywordFilter label={text.keyword} />}
      />
    </AdminPage>
  );
}
