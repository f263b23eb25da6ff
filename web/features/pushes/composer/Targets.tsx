import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { PushDetail, PushTarget } from '../../../../db/contract/push-records';
import words from '../../../i18n/pushCompose';
import { useApiQuery } from '../../../kit/api';
import { useText } from '../../../kit/i18n';
import { formatMinute } from '../../../kit/layout/format';
import { CheckIcon } from '../../../kit/layout/icons';
import { Promises } from './Promises';
import type { Pages } from './usePages';
import { PAGE, troubleOf } from './usePushProgress';
import { useReached } from './useReached';

/** The organisations of a push, each with what became of its message (back-office§2, §8). */
export function Targets({ push, pages }: { push: PushDetail; pages: Pages }) {
  const text = useText(words).confirm;
  const caps = useApiQuery(['pushCaps'], '/v1/push/caps', { push_id: push.id }, { silent: true, staleMs: 0 }).data;
  const { twice = 0 } = push;
  const running = push.confirm_time !== null;
  const reached = useReached({
    groupId: push.push_group_id,
    pushId: push.id,
    // Of many items only the first are named here: then every item of the group counts.
    items: push.items.length < push.item_count ? [] : push.items.map(({ item_id }) => item_id),
  });
  const isTwice = ({ state, org_id }: PushTarget) => !running && state === 'waiting' && reached.notes.has(org_id);
  const over = new Map(caps?.over.map((each) => [each.org_id, text.over(each.received, each.cap)]));
  const unwanted = new Set(caps?.unwanted.map(({ org_id }) => org_id));
  return (
    <Box component="section" aria-label={text.orgs} sx={{ minWidth: 0 }}>
      <Typography component="h3" sx={{ fontWeight: 650, mb: 1 }}>
        {text.orgs} ({push.total})
      </Typography>
      {caps && !running ? <Promises caps={caps} /> : null}
      {twice > 0 ? (
        <Box
          role="note"
          sx={{ mb: 1, p: 1, borderRadius: 1, bgcolor: 'var(--state-returned-bg)', color: 'text.primary' }}
        >
          {reached.source ? text.twiceLeft(twice) : text.twice(twice)}
        </Box>
      ) : null}
      <Box
        role="group"
        aria-label={text.orgs}
        tabIndex={0}
        sx={{ maxHeight: '40vh', overflowY: 'auto', border: 1, borderColor: 'divider', borderRadius: 2 }}
      >
        <Box component="ul" aria-label={text.orgs} sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {push.targets.map((target) => (
            <Target
              key={target.org_id}
              target={target}
              running={running}
              notes={[
                target.state === 'waiting' ? over.get(target.org_id) : undefined,
                target.state === 'waiting' && unwanted.has(target.org_id) ? text.unwanted : undefined,
                isTwice(target) ? reached.notes.get(target.org_id) : undefined,
              ]}
            />
          ))}
        </Box>
      </Box>
      {push.total > PAGE ? (
        <Box
          role="group"
          aria-label={text.page(pages.page, Math.ceil(push.total / PAGE))}
          sx={{ display: 'flex', justifyContent: 'flex-end', alignItems: 'center', gap: 1, mt: 1 }}
        >
          <Button size="small" disabled={pages.page === 1} onClick={pages.back}>
            {text.previous}
          </Button>
          <Box component="span" sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>
            {text.page(pages.page, Math.ceil(push.total / PAGE))}
          </Box>
          <Button size="small" disabled={!push.next} onClick={() => push.next && pages.forward(push.next)}>
            {text.next}
          </Button>
        </Box>
      ) : null}
    </Box>
  );
}

/** When a message goes out that waits, or may be tried that was left out. */
function whenOf({ state, next_time }: PushTarget, text: { goesOut: Say; mayRetry: Say }): string | null {
  if (!next_time) return null;
  return (state === 'waiting' ? text.goesOut : text.mayRetry)(formatMinute(next_time));
}

type Say = (time: string) => string;

interface TargetProps {
  target: PushTarget;
  /** Whether the push was confirmed: before that nothing is said of waiting. */
  running: boolean;
  notes: (string | undefined)[];
}

function Target({ target, running, notes }: TargetProps) {
  const text = useText(words).confirm;
  const { state } = target;
  const states = { ...text, refused: text.failed };
  const shown = state === 'waiting' && !running ? '' : states[state];
  const trouble = ['failed', 'refused', 'uncertain'].includes(state) ? troubleOf(target) : '';
  return (
    <Box
      component="li"
      sx={{ px: 1.5, py: 1, borderBottom: 1, borderColor: 'divider', '&:last-child': { borderBottom: 0 } }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
        <Box sx={{ flex: 1, overflowWrap: 'anywhere' }}>{target.org_name ?? target.org_id}</Box>
        {state === 'sent' ? <CheckIcon titleAccess={text.already} sx={{ color: 'success.main' }} /> : null}
        <Box sx={{ color: trouble ? 'error.main' : 'text.secondary', fontSize: '0.875rem' }}>{shown}</Box>
      </Box>
      {[
        target.delivered_at ? text.delivered : null,
        trouble,
        state === 'cancelled' || target.next_time ? target.hint : null,
        whenOf(target, text),
        ...notes,
      ]
        .filter(Boolean)
        .map((note) => (
          <Box key={note} sx={{ color: 'text.secondary', fontSize: '0.8125rem' }}>
            {note}
          </Box>
        ))}
    </Box>
  );
}
