import { useState } from 'react';
import { DEAL_STAGES } from '../../../../db/contract/push-records';
import deals from '../../../i18n/deals';
import words from '../../../i18n/pushRecords';
import { type Params, useApiQuery } from '../../../kit/api';
import { AppDialog } from '../../../kit/dialogs/AppDialog';
import { useText } from '../../../kit/i18n';
import { DownloadButton } from '../../../kit/layout/DownloadButton';
import { formatMinute } from '../../../kit/layout/format';
import { QueryState } from '../../../kit/layout/QueryState';
import { EmptyState } from '../../../kit/layout/States';
import { LocalPager, LocalRow, LocalTable } from '../records/LocalTable';
import { TargetTable } from '../records/TargetTable';

/** Rows behind a number of the funnel; the range is days, yyyy-MM-dd. */
interface FunnelRowsProps {
  title: string;
  stage: string;
  reason?: string;
  pushId?: string;
  from?: string;
  to?: string;
  itemType?: string;
}

const SIZE = 20;

function DealTable({ params }: { params: Params }) {
  const text = useText(words).funnel;
  const all = useText(words);
  const states: Readonly<Record<string, string>> = useText(deals).states;
  const [page, setPage] = useState(1);
  const query = useApiQuery(['pushes', 'deals'], '/v1/push/funnel/deals', {
    ...params,
    pageIndex: page,
    pageSize: SIZE,
  });
  if (!query.data) return <QueryState query={query} count={5} />;
  const { records, pages, total } = query.data;
  if (records.length === 0) return <EmptyState title={text.none} />;
  return (
    <>
      <LocalTable label={text.dealsTable} heads={[text.item, all.result.org, text.push, text.dealState, text.dealTime]}>
        {records.map((row) => (
          <LocalRow
            key={row.id}
            cells={[
              row.item_name,
              row.org_name,
              row.push_title,
              states[row.state] ?? row.state,
              formatMinute(row.add_time),
            ]}
          />
        ))}
      </LocalTable>
      <LocalPager current={page} pages={pages} total={total} onChange={setPage} />
    </>
  );
}

/** The dialog 'funnelRows': the organisations or deals behind a number of the funnel. */
export default function RowsDialog({ title, stage, reason, pushId, from, to, itemType }: FunnelRowsProps) {
  const text = useText(words).funnel;
  const chosen = {
    ...(stage === 'chosen' ? {} : { stage }),
    ...(reason ? { reason } : {}),
    ...(pushId ? { push_id: pushId } : {}),
    ...(from ? { from } : {}),
    ...(to ? { to } : {}),
    ...(itemType ? { item_type: itemType } : {}),
  };
  const isDeals = DEAL_STAGES.some((each) => each === stage);
  return (
    <AppDialog
      title={title}
      width="80vw"
      actions={
        isDeals ? null : (
          <DownloadButton path="/v1/push/funnel/targets.csv" params={chosen} label={text.export} variant="text" />
        )
      }
    >
      {isDeals ? (
        <DealTable params={chosen} />
      ) : (
        <TargetTable path="/v1/push/funnel/targets" params={chosen} named={!pushId} />
      )}
    </AppDialog>
  );
}
