import Box from '@mui/material/Box';
import { useSearchParams } from 'react-router-dom';
import type { QueuedObjection } from '../../../db/contract/attribution-calls';
import { AUDIT } from '../../../db/contract/limits';
import { WorkGroups } from '../../domain/session/WorkGroups';
import words from '../../i18n/attributions';
import { reread } from '../../kit/api';
import { openDialog } from '../../kit/dialogs';
import { useText } from '../../kit/i18n';
import { formatMinute } from '../../kit/layout/format';
import { Page } from '../../kit/layout/Page';
import { StateChip, TagChip } from '../../kit/layout/StateChip';
import { type Field, ResourceTable, type RowActions } from '../../kit/resource';
import { reviewOfType, useOwnReviews } from './kinds';
import { NotAllowed } from './NotAllowed';

const KEY = ['audit', 'objections'];
/** What is under review is decided there; what is public is kept or withdrawn here. */
const isUnderReview = (row: QueuedObjection): boolean => row.audit_status === AUDIT.pending && row.is_public === 0;

const reviewAddress = (row: QueuedObjection): string => `/audit/${reviewOfType(row.item_type).pages}/${row.item_id}`;

function useActions(): RowActions<QueuedObjection> {
  const text = useText(words).queue;
  const decide = async (row: QueuedObjection, decision: 'keep' | 'withdraw') => {
    await openDialog('decideObjection', { id: row.id, name: row.name, reason: row.reason, decision });
    await reread([['audit']]);
  };
  return {
    list: (row) =>
      isUnderReview(row)
        ? [{ label: text.review, of: text.reviewOf(row.name), to: reviewAddress(row) }]
        : [
            { label: text.keep, of: text.keepOf(row.name), act: () => decide(row, 'keep') },
            { label: text.withdraw, of: text.withdrawOf(row.name), act: () => decide(row, 'withdraw'), danger: true },
          ],
  };
}

function useFields(): Field<QueuedObjection>[] {
  const all = useText(words);
  const text = all.queue;
  return [
    {
      name: 'name',
      role: 'main',
      label: text.item,
      flex: 1.6,
      minWidth: 220,
      to: reviewAddress,
      below: (row) => (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75, mt: 0.5 }}>
          <TagChip label={all.kinds[row.item_type] ?? ''} />
          <StateChip status={row.audit_status} />
          {row.is_public ? <TagChip label={all.own.isPublic} /> : null}
        </Box>
      ),
    },
    {
      name: 'reason',
      label: text.objection,
      flex: 2,
      minWidth: 240,
      show: (row) => <Box sx={{ whiteSpace: 'pre-line' }}>{row.reason}</Box>,
      below: (row) => (
        <>
          {text.by(row.objector, row.organization_name, formatMinute(row.add_time))}
          {row.opinion ? <Box>{`${all.review.states[row.state]} · ${all.own.why(row.opinion)}`}</Box> : null}
        </>
      ),
    },
    {
      name: 'publisher_name',
      label: text.publisher,
      flex: 1,
      minWidth: 160,
      below: (row) => all.relation[row.relation],
    },
    {
      name: 'state',
      label: text.state,
      only: 'filter',
      filter: { first: text.states.open, options: [{ value: 'decided', label: text.states.decided }] },
    },
  ];
}

/** Objections of organisations to items in their name, of the kinds that one reviews (/audit/objections). */
export default function Objections() {
  const text = useText(words).queue;
  const own = useOwnReviews();
  const [search] = useSearchParams();
  const waiting = search.get('state') !== 'decided';
  const fields = useFields();
  const actions = useActions();
  if (own.length === 0) return <NotAllowed title={text.title} />;
  return (
    <Page title={text.title} lead={text.lead} labels={<WorkGroups />} width="xl" breadcrumbs={[{ label: text.title }]}>
      <ResourceTable
        queryKey={KEY}
        path="/v1/review/objection/list"
        fields={fields}
        actions={waiting && actions}
        rowId={(row) => row.id}
        label={text.list}
        empty={waiting ? { title: text.empty, hint: text.emptyHint } : { title: text.emptyDecided }}
      />
    </Page>
  );
}
