import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import type { InboxRow } from '../../../db/contract/inbox';
import { useSession } from '../../domain/session';
import words from '../../i18n/inbox';
import { useApiQuery } from '../../kit/api';
import { openDialog } from '../../kit/dialogs';
import { pickName, useLang, useText } from '../../kit/i18n';
import { formatMinute } from '../../kit/layout/format';
import { PagedRows } from '../../kit/layout/PagedRows';
import { RowCard } from '../../kit/layout/RowCard';
import { TagChip } from '../../kit/layout/StateChip';
import { EmptyState } from '../../kit/layout/States';
import { usePageIndex } from '../../kit/layout/usePageIndex';

function PushRow({ row, state }: { row: InboxRow; state: 'open' | 'answered' }) {
  const text = useText(words);
  const { lang } = useLang();
  // The page of the message is an entry of its own: the browser goes there.
  const address = `/wxPushDetail/${row.push_id}/${row.item_type}/${row.org_id}/${row.push_group_id}`;
  const open = state === 'open';
  const { user } = useSession();
  const administers = (user?.orgs ?? []).some((org) => org.organization_id === row.org_id && org.is_admin === 1);
  return (
    <RowCard>
      <Box sx={{ flex: '1 1 280px', minWidth: 0 }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75, mb: 0.75 }}>
          <TagChip label={text.kinds[row.item_type] ?? ''} />
          {row.opened_time === null ? <TagChip label={text.fresh} /> : null}
          {row.passed ? <TagChip label={text.passed} /> : null}
        </Box>
        <Typography component="h2" sx={{ fontWeight: 650, overflowWrap: 'anywhere' }}>
          <Box component="a" href={address} sx={{ color: 'text.primary' }}>
            {row.title}
          </Box>
        </Typography>
        {row.remark ? <Typography sx={{ mt: 0.5, overflowWrap: 'anywhere' }}>{row.remark}</Typography> : null}
        <Typography variant="body2" sx={{ mt: 0.5, color: 'text.secondary' }}>
          {[
            text.sentTo(pickName(lang, row.org_name, row.org_name_en), formatMinute(row.sent_time)),
            text.counts(row.items),
            ...(row.answered > 0 ? [text.answered(row.answered, row.items)] : []),
            ...(row.interested > 0 ? [text.interested(row.interested)] : []),
          ].join(' · ')}
        </Typography>
      </Box>
      {administers ? (
        <Button
          aria-label={text.resultOf(row.title)}
          onClick={() => void openDialog('pushResult', { pushId: row.push_id })}
        >
          {text.result}
        </Button>
      ) : null}
      <Button
        component="a"
        href={address}
        variant={open ? 'contained' : 'outlined'}
        aria-label={open ? text.openOf(row.title) : text.reviewOf(row.title)}
      >
        {open ? text.open : text.review}
      </Button>
    </RowCard>
  );
}

/** Pushes that wait for an answer, or have one. */
export function Rows({ state }: { state: 'open' | 'answered' }) {
  const text = useText(words);
  const pageIndex = usePageIndex();
  const query = useApiQuery(['inbox', state], '/v1/inbox/list', { state, pageIndex }, { staleMs: 0 });
  return (
    <PagedRows
      query={query}
      label={text.list}
      count={3}
      counted
      idOf={(row) => `${row.push_id} ${row.org_id}`}
      tile={(row) => <PushRow row={row} state={state} />}
      empty={
        <EmptyState
          title={state === 'open' ? text.empty : text.emptyAnswered}
          hint={text.emptyHint}
          action={
            <Button component={Link} to="/subscribe" variant="outlined">
              {text.subscribe}
            </Button>
          }
        />
      }
    />
  );
}
