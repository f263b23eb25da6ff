import Box from '@mui/material/Box';
import { useMemo, useState } from 'react';
import { NavLink, useParams, useSearchParams } from 'react-router-dom';
import { AUDIT } from '../../../db/contract/limits';
import words from '../../i18n/audit';
import kit from '../../i18n/kit';
import { useText } from '../../shared/i18n';
import { Page } from '../../shared/layout/Page';
import { ErrorState } from '../../shared/layout/States';
import { TablePage } from '../../shared/table';
import { type ReviewKind, reviewOf, useOwnReviews } from './kinds';
import { NotAllowed } from './NotAllowed';
import { BulkBar } from './queue/BulkBar';
import { keyOf, useQueueColumns } from './queue/columns';
import { QueueFilters } from './queue/filters';
import { PENDING, QUEUE_FILTERS, queueParams } from './queue/way';
import type { QueueRow } from './types';

/** The kinds that somebody reviews, where there is more than one. */
function KindTabs({ kinds }: { kinds: readonly ReviewKind[] }) {
  const text = useText(words);
  if (kinds.length < 2) return null;
  return (
    <Box component="nav" aria-label={text.choose} sx={{ display: 'flex', gap: 1, mb: 2.5 }}>
      {kinds.map(({ pages }) => (
        <Box
          key={pages}
          component={NavLink}
          to={`/audit/${pages}`}
          sx={{
            px: 2,
            py: 0.875,
            borderRadius: 2,
            border: 1,
            borderColor: 'divider',
            bgcolor: 'background.paper',
            color: 'text.primary',
            textDecoration: 'none',
            fontWeight: 500,
            '&.active': { bgcolor: 'primary.dark', borderColor: 'primary.dark', color: '#ffffff' },
          }}
        >
          {text.tabs[pages]}
        </Box>
      ))}
    </Box>
  );
}

function Rows({ kind }: { kind: ReviewKind }) {
  const text = useText(words).queue;
  const [search] = useSearchParams();
  const [chosen, setChosen] = useState<QueueRow[]>([]);
  const ids = useMemo(() => new Set(chosen.map(keyOf)), [chosen]);
  const state = search.get('audit_status') || PENDING;
  const pending = state === PENDING;
  const columns = useQueueColumns(kind, pending);
  return (
    <>
      <BulkBar kind={kind} rows={chosen} onDone={() => setChosen([])} />
      <TablePage<QueueRow>
        queryKey={['audit', kind.pages]}
        path={`/v1/${kind.noun}/audit/list`}
        params={{ order: queueParams(search).order }}
        columns={columns}
        rowId={keyOf}
        filters={QUEUE_FILTERS}
        toolbar={<QueueFilters />}
        label={text.list}
        empty={{ title: text.emptyTitle, hint: text.emptyHint }}
        {...(pending && {
          selection: {
            ids,
            onChange: setChosen,
            selectable: (row: QueueRow) => row.audit_status === AUDIT.pending,
          },
        })}
      />
    </>
  );
}

/** What waits for a decision, the oldest first; other states newest first (/audit/{kind}). */
export default function Queue() {
  const text = useText(words);
  const general = useText(kit);
  const { kind: pages } = useParams();
  const own = useOwnReviews();
  const kind = reviewOf(pages);
  if (!kind) {
    return (
      <Page title={text.choose}>
        <ErrorState text={general.dataException} />
      </Page>
    );
  }
  const title = text.kinds[kind.pages];
  if (!own.includes(kind)) return <NotAllowed title={title} />;
  return (
    <Page title={title} lead={text.lead} width="xl" breadcrumbs={[{ label: title }]}>
      <KindTabs kinds={own} />
      <Rows key={kind.pages} kind={kind} />
    </Page>
  );
}
