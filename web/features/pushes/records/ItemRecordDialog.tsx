import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { LIMITS } from '../../../../db/contract/limits';
import type { ItemPush } from '../../../../db/contract/push-records';
import words from '../../../i18n/pushRecords';
import { useApiQuery } from '../../../kit/api';
import { AppDialog } from '../../../kit/dialogs/AppDialog';
import { pickName, useLang, useText } from '../../../kit/i18n';
import { formatMinute } from '../../../kit/layout/format';
import { QueryState } from '../../../kit/layout/QueryState';
import { EmptyState } from '../../../kit/layout/States';
import { usePages } from '../composer/usePages';
import { LocalPager, LocalRow, LocalTable } from './LocalTable';

const ITEM = ['pushes', 'item'];
const PATH = '/v1/push/item';

interface ItemRecordProps {
  demandId: string;
  demandName: string;
  itemType?: number;
}

interface GroupProps {
  item: { item_type: number; item_id: string };
  group: ItemPush;
}

/** The organisations of one push group, a page at a time; the first page came with the group. */
function Group({ item, group: first }: GroupProps) {
  const text = useText(words).item;
  const { lang } = useLang();
  const title = first.group_title || text.untitled;
  const pages = usePages();
  const query = useApiQuery(
    ITEM,
    PATH,
    { ...item, push_group_id: first.push_group_id, after: pages.after },
    { staleMs: 0, enabled: pages.page > 1, keepPrevious: true },
  );
  const group = pages.page > 1 ? (query.data?.records[0] ?? first) : first;
  return (
    <Box component="section" aria-busy={query.isFetching} sx={{ mb: 3 }}>
      <Typography component="h3" sx={{ fontWeight: 600, mb: 1 }}>
        {title}
      </Typography>
      {first.total === 0 ? (
        <Box sx={{ color: 'text.secondary' }}>{text.pending}</Box>
      ) : (
        <>
          <LocalTable label={title} minWidth={600} heads={[text.org, text.contact, text.phone, text.status, text.time]}>
            {group.rows.map((row) => (
              <LocalRow
                key={`${row.push_id} ${row.org_id}`}
                cells={[
                  pickName(lang, row.org_name, row.org_name_en),
                  row.contacts ?? '—',
                  row.contacts_tel ?? '—',
                  text.statuses[row.push_status ?? -1] ?? text.statusPending,
                  formatMinute(row.push_time),
                ]}
              />
            ))}
          </LocalTable>
          {first.next === null ? null : (
            <LocalPager
              current={pages.page}
              pages={Math.ceil(first.total / LIMITS.scrolledRows)}
              total={first.total}
              onChange={(to) => (to > pages.page ? group.next && pages.forward(group.next) : pages.back())}
            />
          )}
        </>
      )}
    </Box>
  );
}

/** The dialog 'demandPushRecord': who an item was pushed to, a table for each push group (back-office§2). */
export default function ItemRecordDialog({ demandId, demandName, itemType = 2 }: ItemRecordProps) {
  const text = useText(words).item;
  const [page, setPage] = useState(1);
  const item = { item_type: itemType, item_id: demandId };
  const query = useApiQuery(ITEM, PATH, { ...item, pageIndex: page }, { staleMs: 0 });
  const { records = [], pages = 0, total = 0 } = query.data ?? {};
  return (
    <AppDialog title={text.title} width={800}>
      <Box sx={{ mb: 2, fontWeight: 600, overflowWrap: 'anywhere' }}>{demandName}</Box>
      {query.data ? null : <QueryState query={query} count={5} />}
      {query.data?.total === 0 ? <EmptyState title={text.empty} hint={text.emptyHint} /> : null}
      {records.map((group) => (
        <Group key={group.push_group_id} item={item} group={group} />
      ))}
      {pages > 1 ? <LocalPager current={page} pages={pages} total={total} onChange={setPage} /> : null}
    </AppDialog>
  );
}
