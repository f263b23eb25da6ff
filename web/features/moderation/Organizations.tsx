import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Link, useSearchParams } from 'react-router-dom';
import { slug } from '../../../db/contract/items';
import { EDIT, type ManagedEdit } from '../../../db/contract/organization-edits';
import { useFieldName } from '../../domain/reviews/fieldNames';
import { useSession } from '../../domain/session';
import { WorkGroups } from '../../domain/session/WorkGroups';
import words from '../../i18n/audit';
import { queryClient } from '../../kit/api';
import { openDialog } from '../../kit/dialogs';
import { useText } from '../../kit/i18n';
import { formatDate } from '../../kit/layout/format';
import { Page } from '../../kit/layout/Page';
import { type TableColumn, TablePage } from '../../kit/table';
import { ChoiceFilter } from '../../kit/table/filters/ChoiceFilter';
import { KeywordFilter } from '../../kit/table/filters/KeywordFilter';
import { useOwnReviews } from './kinds';
import { NotAllowed } from './NotAllowed';
import { KindTabs } from './queue/KindTabs';

const wrapping = { whiteSpace: 'normal', lineHeight: 1.5, overflowWrap: 'anywhere' } as const;
const small = { ...wrapping, fontSize: '0.8125rem', color: 'text.secondary' } as const;

function useColumns(): TableColumn<ManagedEdit>[] {
  const text = useText(words).edits;
  const nameOf = useFieldName();
  const open = async (item: ManagedEdit) => {
    await openDialog('organizationEdit', { item });
    await queryClient.invalidateQueries({ queryKey: ['audit', 'organizations'] });
    await queryClient.invalidateQueries({ queryKey: ['organizations'] });
  };
  return [
    {
      field: 'name',
      role: 'main',
      headerName: text.organization,
      sortable: false,
      flex: 1.4,
      minWidth: 220,
      renderCell: ({ row }) => (
        <Box sx={wrapping}>
          <Box
            component={Link}
            to={`/organizationDetail/${row.organization_id}/${slug(row.name)}`}
            sx={{ color: 'brand.text', fontWeight: 600 }}
          >
            {row.name}
          </Box>
          <Box sx={small}>{row.verified ? text.verified : text.unverified}</Box>
        </Box>
      ),
    },
    {
      field: 'fields',
      headerName: text.changes,
      sortable: false,
      flex: 1.8,
      minWidth: 220,
      renderCell: ({ row }) => (
        <Box sx={wrapping}>
          {row.fields.map(nameOf).join(text.separator)}
          {row.opinion ? <Box sx={small}>{text.returnedWhy(row.opinion)}</Box> : null}
        </Box>
      ),
    },
    {
      field: 'add_time',
      headerName: text.submitted,
      sortable: false,
      flex: 1,
      minWidth: 170,
      renderCell: ({ row }) => (
        <Box sx={wrapping}>
          {formatDate(row.add_time)}
          <Box sx={small}>{row.user_name}</Box>
        </Box>
      ),
    },
    {
      field: 'actions',
      role: 'actions',
      headerName: '',
      sortable: false,
      minWidth: 110,
      renderCell: ({ row }) => {
        const label = row.state === EDIT.waiting ? text.review : text.look;
        return (
          <Button size="small" aria-label={text.of(label, row.name)} onClick={() => void open(row)}>
            {label}
          </Button>
        );
      },
    },
  ];
}

/** What administrators changed of their organisations and waits for a reviewer (/audit/organizations). */
export default function OrganizationEdits() {
  const text = useText(words).edits;
  const { has } = useSession();
  const own = useOwnReviews();
  const [search] = useSearchParams();
  const columns = useColumns();
  const returned = search.get('state') === String(EDIT.returned);
  if (!has('content-admin')) return <NotAllowed title={text.title} />;
  return (
    <Page title={text.title} lead={text.lead} labels={<WorkGroups />} width="xl" breadcrumbs={[{ label: text.title }]}>
      <KindTabs kinds={own} />
      <TablePage<ManagedEdit>
        queryKey={['audit', 'organizations']}
        path="/v1/organization/edit/list"
        columns={columns}
        rowId={(row) => row.organization_id}
        filters={['keyword', 'state']}
        toolbar={
          <>
            <KeywordFilter label={text.keyword} />
            <ChoiceFilter
              name="state"
              label={text.state}
              first={text.states.waiting}
              options={[{ value: String(EDIT.returned), label: text.states.returned }]}
            />
          </>
        }
        label={text.list}
        empty={returned ? { title: text.emptyReturned } : { title: text.empty, hint: text.emptyHint }}
      />
    </Page>
  );
}
