import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import type { PushGroupRow } from '../../../../db/contract/push-pickers';
import { ScrolledRows } from '../../../domain/pushes/ScrolledRows';
import words from '../../../i18n/pushCompose';
import { reread } from '../../../kit/api';
import { useScrolled } from '../../../kit/api/useScrolled';
import { openDialog } from '../../../kit/dialogs';
import { useText } from '../../../kit/i18n';
import { formatDay, formatMinute } from '../../../kit/layout/format';
import { EmptyState } from '../../../kit/layout/States';
import { PUSHES } from './keys';

/** The push groups of a kind, each with what can be done with it. */
export function Groups({ itemType }: { itemType: number }) {
  const text = useText(words);
  const query = useScrolled([...PUSHES, 'groups'], '/v1/push/groups', { item_type: itemType });
  const none = query.isSuccess && query.rows.length === 0;
  const after = async (opened: Promise<unknown>) => {
    await opened;
    await reread([PUSHES]);
  };
  return (
    <Box component="section" aria-label={text.groups} sx={{ minWidth: 0 }}>
      <Typography component="h2" variant="h3" sx={{ fontSize: '1.125rem', mb: 1.5 }}>
        {text.groups}
      </Typography>
      {none ? (
        <EmptyState title={text.noGroups} hint={text.noGroupsHint} />
      ) : (
        <ScrolledRows
          query={query}
          label={text.groups}
          height="50vh"
          rowKey={(row) => row.id}
          row={(group) => <GroupRow group={group} itemType={itemType} after={(opened) => void after(opened)} />}
        />
      )}
    </Box>
  );
}

interface GroupRowProps {
  group: PushGroupRow;
  itemType: number;
  after: (opened: Promise<unknown>) => void;
}

function GroupRow({ group, itemType, after }: GroupRowProps) {
  const text = useText(words);
  const push = group.open_push;
  const planned = group.items - group.free - group.pushed;
  return (
    <Box sx={{ p: 1 }}>
      <Box sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{group.title}</Box>
      {group.remark ? (
        <Box sx={{ color: 'text.secondary', fontSize: '0.875rem', overflowWrap: 'anywhere' }}>{group.remark}</Box>
      ) : null}
      <Box sx={{ color: 'text.secondary', fontSize: '0.8125rem', mt: 0.25 }}>
        {text.numbers(group.items, group.free, planned, group.pushed)} · {formatDay(group.add_time)}
      </Box>
      {group.open_time ? (
        <Box sx={{ fontSize: '0.875rem' }}>{text.config.scheduled(formatMinute(group.open_time))}</Box>
      ) : null}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5, mt: 0.5, ml: -0.75 }}>
        <Button
          size="small"
          aria-label={text.of(text.configure, group.title)}
          onClick={() => after(openDialog('pushConfig', { itemType, groupId: group.id }))}
        >
          {text.configure}
        </Button>
        {push ? (
          <>
            <Button
              size="small"
              aria-label={text.of(text.continue, group.title)}
              onClick={() => after(openDialog('pushConfig', { itemType, groupId: group.id, pushId: push }))}
            >
              {text.continue}
            </Button>
            <Button
              size="small"
              aria-label={text.of(text.confirmPush, group.title)}
              onClick={() => after(openDialog('pushConfirm', { pushId: push }))}
            >
              {text.confirmPush}
            </Button>
          </>
        ) : null}
        <Button
          size="small"
          component={Link}
          to={`/pushProfile?push_group_id=${group.id}`}
          aria-label={text.of(text.record, group.title)}
        >
          {text.record}
        </Button>
      </Box>
    </Box>
  );
}
