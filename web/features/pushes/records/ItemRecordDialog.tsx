import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ItemPush } from '../../../../db/contract/push-records';
import words from '../../../i18n/pushRecords';
import { useApiQuery } from '../../../shared/api';
import { AppDialog } from '../../../shared/dialogs/AppDialog';
import { useText } from '../../../shared/i18n';
import { formatDate } from '../../../shared/layout/format';
import { LoadingState } from '../../../shared/layout/LoadingState';
import { EmptyState, ErrorState } from '../../../shared/layout/States';
import { LocalRow, LocalTable } from './LocalTable';

interface ItemRecordProps {
  demandId: string;
  demandName: string;
  itemType?: number;
}

function Group({ group }: { group: ItemPush }) {
  const text = useText(words).item;
  const title = group.group_title || text.untitled;
  return (
    <Box component="section" sx={{ mb: 3 }}>
      <Typography component="h3" sx={{ fontWeight: 600, mb: 1 }}>
        {title}
      </Typography>
      {group.rows.length === 0 ? (
        <Box sx={{ color: 'text.secondary' }}>{text.pending}</Box>
      ) : (
        <LocalTable label={title} minWidth={600} heads={[text.org, text.contact, text.phone, text.status, text.time]}>
          {group.rows.map((row) => (
            <LocalRow
              key={`${row.push_id} ${row.org_id}`}
              cells={[
                row.org_name,
                row.contacts ?? '—',
                row.contacts_tel ?? '—',
                text.statuses[row.push_status ?? -1] ?? text.statusPending,
                formatDate(row.push_time),
              ]}
            />
          ))}
        </LocalTable>
      )}
    </Box>
  );
}

/** The dialog 'demandPushRecord': who an item was pushed to, a table for each push group (back-office§2). */
export default function ItemRecordDialog({ demandId, demandName, itemType = 2 }: ItemRecordProps) {
  const text = useText(words).item;
  const query = useApiQuery<ItemPush[]>(
    ['pushes', 'item'],
    '/v1/push/item',
    { item_type: itemType, item_id: demandId },
    { staleMs: 0 },
  );
  return (
    <AppDialog title={text.title} width={800}>
      <Box sx={{ mb: 2, fontWeight: 600, overflowWrap: 'anywhere' }}>{demandName}</Box>
      {query.isPending ? <LoadingState kind="lines" count={5} /> : null}
      {query.isError ? <ErrorState onRetry={() => void query.refetch()} /> : null}
      {query.data?.length === 0 ? <EmptyState title={text.empty} hint={text.emptyHint} /> : null}
      {query.data?.map((group) => (
        <Group key={group.push_group_id} group={group} />
      ))}
    </AppDialog>
  );
}
