import { useEffect, useMemo, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { AUDIT } from '../../../../db/contract/limits';
import words from '../../../i18n/audit';
import { useText } from '../../../shared/i18n';
import { TablePage } from '../../../shared/table';
import type { ReviewKind, ReviewPages } from '../kinds';
import type { QueueRow } from '../types';
import { BulkBar } from './BulkBar';
import { keyOf, useQueueColumns } from './columns';
import { QueueFilters } from './filters';
import { PENDING, QUEUE_FILTERS, queueParams } from './way';

interface RowsProps {
  pages: ReviewPages;
  /** First segment of the calls after /v1. */
  noun: string;
  /** Where several may be approved at once. */
  bulk: ReviewKind | null;
}

/** The queue of one kind. */
export function Rows({ pages, noun, bulk }: RowsProps) {
  const text = useText(words).queue;
  const [search, setSearch] = useSearchParams();
  const [chosen, setChosen] = useState<QueueRow[]>([]);
  const ids = useMemo(() => new Set(chosen.map(keyOf)), [chosen]);
  const state = search.get('audit_status') || PENDING;
  const pending = state === PENDING;
  const columns = useQueueColumns(pages, pending);
  const shown = search.toString();
  // Nobody approves what is not on the screen.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another part of the queue is shown.
  useEffect(() => setChosen([]), [shown]);
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
      {bulk ? <BulkBar kind={bulk} rows={chosen} onClear={() => setChosen([])} onDone={done} /> : null}
      <TablePage<QueueRow>
        queryKey={['audit', pages]}
        path={`/v1/${noun}/audit/list`}
        params={{ order: queueParams(search).order }}
        columns={columns}
        rowId={keyOf}
        filters={QUEUE_FILTERS}
        toolbar={<QueueFilters keyword={bulk ? text.keyword : text.keywordOfName} />}
        label={text.list}
        empty={{ title: text.emptyTitle, hint: text.emptyHint }}
        {...(bulk &&
          pending && {
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
