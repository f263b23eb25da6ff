import { useMemo, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { AUDIT } from '../../../../db/contract/limits';
import words from '../../../i18n/moderation';
import { useText } from '../../../kit/i18n';
import { TablePage } from '../../../kit/table';
import type { ReviewKind } from '../kinds';
import type { QueueRow } from '../types';
import { BulkBar } from './BulkBar';
import { keyOf, useQueueColumns } from './columns';
import { QueueFilters } from './filters';
import { PENDING, QUEUE_FILTERS, queueParams } from './way';

const NONE: QueueRow[] = [];

/** The queue of one kind. */
export function Rows({ kind }: { kind: ReviewKind }) {
  const text = useText(words).queue;
  const [search, setSearch] = useSearchParams();
  const shown = search.toString();
  // Nobody approves what is not on the screen: what was chosen in one part of the queue is chosen there alone.
  const [held, setHeld] = useState<{ at: string; rows: QueueRow[] }>({ at: shown, rows: NONE });
  const chosen = held.at === shown ? held.rows : NONE;
  const setChosen = (rows: QueueRow[]) => setHeld({ at: shown, rows });
  const ids = useMemo(() => new Set(chosen.map(keyOf)), [chosen]);
  const state = search.get('audit_status') || PENDING;
  const pending = state === PENDING;
  const columns = useQueueColumns(kind.pages, pending);
  const done = () => {
    setChosen([]);
    // What was approved has left the queue: a later page may have nothing to show any more.
    if (!search.has('page')) return;
    const first = new URLSearchParams(search);
    first.delete('page');
    setSearch(first, { replace: true });
  };
  return (
    <>
      <BulkBar kind={kind} rows={chosen} onClear={() => setChosen([])} onDone={done} />
      <TablePage
        queryKey={['audit', kind.pages]}
        path={`/v1/${kind.noun}/audit/list`}
        params={{ order: queueParams(search).order }}
        columns={columns}
        rowId={keyOf}
        filters={QUEUE_FILTERS}
        toolbar={<QueueFilters kind={kind} keyword={kind.coded ? text.keyword : text.keywordOfName} />}
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
