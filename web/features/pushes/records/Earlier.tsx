import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Link, useParams } from 'react-router-dom';
import { LIMITS } from '../../../../db/contract/limits';
import type { PushRecord } from '../../../../db/contract/push-records';
import { PushFrame } from '../../../domain/pushes/PushFrame';
import { useOnce } from '../../../domain/pushes/useOnce';
import words from '../../../i18n/pushRecords';
import { api } from '../../../kit/api';
import { attempt } from '../../../kit/api/mutations';
import { openDialog } from '../../../kit/dialogs';
import { useText } from '../../../kit/i18n';
import { randomId } from '../../../kit/layout/format';
import { type Field, ResourceTable } from '../../../kit/resource';
import { toast } from '../../../kit/toast';
import { CountsCell, SubjectCell, TimesCell } from './RecordCells';
import { refreshPushes } from './usePushActions';

/** What a push was about goes into a group of its own: what was pushed stays with its push. */
async function pushAgain(push: PushRecord, text: { packed: string; leftOut: (count: number) => string }) {
  await attempt(async () => {
    const options = { headers: { 'idempotency-key': randomId() } };
    const group = await api.post('/v1/push/again', { id: push.id }, options);
    toast.info(group.left_out > 0 ? `${text.packed} · ${text.leftOut(group.left_out)}` : text.packed);
    await openDialog('pushConfig', { itemType: group.item_type, groupId: group.id });
    await refreshPushes();
  });
}

function Contents({ push }: { push: PushRecord }) {
  const text = useText(words).earlier;
  return (
    <Box sx={{ whiteSpace: 'normal', lineHeight: 1.5, overflowWrap: 'anywhere', minWidth: 0, fontSize: '0.875rem' }}>
      {push.first_items.map(({ item_id, name }) => (
        <Box key={item_id}>{name}</Box>
      ))}
      {push.items > push.first_items.length ? (
        <Box sx={{ color: 'text.secondary' }}>{text.more(push.items)}</Box>
      ) : null}
    </Box>
  );
}

/** Pushes of a kind that reached somebody (back-office§4, push state 2), to be sent to others as well. */
export default function Earlier() {
  const all = useText(words);
  const text = all.earlier;
  const once = useOnce();
  const type = useParams().type === '2' ? '2' : '1';
  const fields: Field<PushRecord>[] = [
    { name: 'title', label: all.records.subject, flex: 1.2, minWidth: 220, show: (row) => <SubjectCell push={row} /> },
    { name: 'first_items', label: text.contents, flex: 1.4, minWidth: 220, show: (row) => <Contents push={row} /> },
    { name: 'figures', label: all.records.targets, flex: 1, minWidth: 160, show: (row) => <CountsCell push={row} /> },
    { name: 'push_time', label: all.records.schedule, minWidth: 200, show: (row) => <TimesCell push={row} /> },
  ];
  return (
    <PushFrame title={text.title} lead={text.lead}>
      <Box component="nav" aria-label={all.kind} sx={{ display: 'flex', gap: 1, mb: 2 }}>
        {Object.entries(all.kinds).map(([value, label]) => (
          <Button
            key={value}
            component={Link}
            to={`/pushSecond/${value}`}
            variant={value === type ? 'contained' : 'outlined'}
            aria-current={value === type ? 'page' : undefined}
          >
            {label}
          </Button>
        ))}
      </Box>
      <ResourceTable
        key={type}
        queryKey={['pushes', 'earlier']}
        path="/v1/push/list"
        params={{ earlier: 1, item_type: type }}
        label={text.list}
        pageSize={LIMITS.scrolledRows}
        fields={fields}
        rowId={({ id }) => id}
        keyword={all.records.keyword}
        empty={{ title: text.empty }}
        actions={{
          list: (row) => [
            {
              label: text.again,
              of: all.of(text.again, row.title),
              act: () => once(() => pushAgain(row, text)),
              look: 'outlined',
            },
            {
              label: all.actions.view,
              of: all.of(all.actions.view, row.title),
              act: () => openDialog('pushResult', { pushId: row.id }),
            },
          ],
        }}
      />
    </PushFrame>
  );
}
