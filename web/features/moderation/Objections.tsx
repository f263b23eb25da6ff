import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Link, useSearchParams } from 'react-router-dom';
import type { QueuedObjection } from '../../../db/contract/attribution-calls';
import { AUDIT } from '../../../db/contract/limits';
import { WorkGroups } from '../../domain/session/WorkGroups';
import words from '../../i18n/attributions';
import { queryClient } from '../../kit/api';
import { openDialog } from '../../kit/dialogs';
import { useText } from '../../kit/i18n';
import { formatDate } from '../../kit/layout/format';
import { Page } from '../../kit/layout/Page';
import { StateChip, TagChip } from '../../kit/layout/StateChip';
import { type TableColumn, TablePage } from '../../kit/table';
import { ChoiceFilter } from '../../kit/table/filters/ChoiceFilter';
import { reviewOfType, useOwnReviews } from './kinds';
import { NotAllowed } from './NotAllowed';
import { KindTabs } from './queue/KindTabs';

const KEY = ['audit', 'objections'];
const wrapping = { whiteSpace: 'normal', lineHeight: 1.5, overflowWrap: 'anywhere' } as const;
const small = { ...wrapping, fontSize: '0.8125rem', color: 'text.secondary' } as const;

/** What is under review is decided there; what is public is kept or withdrawn here. */
const isUnderReview = (row: QueuedObjection): boolean => row.audit_status === AUDIT.pending && row.is_public === 0;

function Actions({ row }: { row: QueuedObjection }) {
  const text = useText(words).queue;
  const address = `/audit/${reviewOfType(row.item_type).pages}/${row.item_id}`;
  if (isUnderReview(row)) {
    return (
      <Button size="small" component={Link} to={address} aria-label={text.reviewOf(row.name)}>
        {text.review}
      </Button>
    );
  }
  const decide = async (decision: 'keep' | 'withdraw') => {
    await openDialog('decideObjection', { id: row.id, name: row.name, reason: row.reason, decision });
    await queryClient.invalidateQueries({ queryKey: ['audit'] });
  };
  return (
    <Box sx={{ display: 'flex', gap: 1 }}>
      <Button size="small" aria-label={text.keepOf(row.name)} onClick={() => void decide('keep')}>
        {text.keep}
      </Button>
      <Button
        size="small"
        sx={{ color: 'error.main' }}
        aria-label={text.withdrawOf(row.name)}
        onClick={() => void decide('withdraw')}
      >
        {text.withdraw}
      </Button>
    </Box>
  );
}

function useColumns(waiting: boolean): TableColumn<QueuedObjection>[] {
  const all = useText(words);
  const text = all.queue;
  return [
    {
      field: 'name',
      role: 'main',
      headerName: text.item,
      sortable: false,
      flex: 1.6,
      minWidth: 220,
      renderCell: ({ row }) => (
        <Box sx={{ minWidth: 0 }}>
          <Box
            component={Link}
            to={`/audit/${reviewOfType(row.item_type).pages}/${row.item_id}`}
            sx={{ ...wrapping, color: 'brand.text', fontWeight: 600 }}
          >
            {row.name}
          </Box>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75, mt: 0.5 }}>
            <TagChip label={all.kinds[row.item_type] ?? ''} />
            <StateChip status={row.audit_status} />
            {row.is_public ? <TagChip label={all.own.isPublic} /> : null}
          </Box>
        </Box>
      ),
    },
    {
      field: 'reason',
      headerName: text.objection,
      sortable: false,
      flex: 2,
      minWidth: 240,
      renderCell: ({ row }) => (
        <Box sx={{ minWidth: 0 }}>
          <Box sx={{ ...wrapping, whiteSpace: 'pre-line' }}>{row.reason}</Box>
          <Box sx={small}>{text.by(row.objector, row.organization_name, formatDate(row.add_time))}</Box>
          {row.opinion ? <Box sx={small}>{`${all.review.states[row.state]} · ${all.own.why(row.opinion)}`}</Box> : null}
        </Box>
      ),
    },
    {
      field: 'publisher_name',
      headerName: text.publisher,
      sortable: false,
      flex: 1,
      minWidth: 160,
      renderCell: ({ row }) => (
        <Box sx={wrapping}>
          {row.publisher_name}
          <Box sx={small}>{all.relation[row.relation]}</Box>
        </Box>
      ),
    },
    ...(waiting
      ? [
          {
            field: 'actions',
            role: 'actions',
            headerName: text.actions,
            sortable: false,
            minWidth: 170,
            renderCell: ({ row }) => <Actions row={row} />,
          } satisfies TableColumn<QueuedObjection>,
        ]
      : []),
  ];
}

/** Objections of organisations to items in their name, of the kinds that one reviews (/audit/objections). */
export default function Objections() {
  const text = useText(words).queue;
  const own = useOwnReviews();
  const [search] = useSearchParams();
  const waiting = search.get('state') !== 'decided';
  const columns = useColumns(waiting);
  if (own.length === 0) return <NotAllowed title={text.title} />;
  return (
    <Page title={text.title} lead={text.lead} labels={<WorkGroups />} width="xl" breadcrumbs={[{ label: text.title }]}>
      <KindTabs kinds={own} />
      <TablePage<QueuedObjection>
        queryKey={KEY}
        path="/v1/review/objection/list"
        columns={columns}
        rowId={(row) => row.id}
        filters={['state']}
        toolbar={
          <ChoiceFilter
            name="state"
            label={text.state}
            first={text.states.open}
            options={[{ value: 'decided', label: text.states.decided }]}
          />
        }
        label={text.list}
        empty={waiting ? { title: text.empty, hint: text.emptyHint } : { title: text.emptyDecided }}
      />
    </Page>
  );
}
