import Box from '@mui/material/Box';
import type { DealState } from '../../../../db/contract/deal-states';
import { type DealDetail, type DealEvent, OPEN_STATES } from '../../../../db/contract/deals';
import words from '../../../i18n/deals';
import { useText } from '../../../kit/i18n';
import { formatMinute } from '../../../kit/layout/format';
import { CheckIcon, CloseIcon } from '../../../kit/layout/icons';
import { Section } from '../../../kit/layout/Section';

type Look = 'done' | 'now' | 'declined' | 'ahead';

const LOOKS: Readonly<Record<Look, object>> = {
  done: { bgcolor: 'brand.tint', color: 'brand.text', borderColor: 'brand.line' },
  now: { bgcolor: 'primary.dark', color: '#fff', borderColor: 'primary.dark' },
  declined: { bgcolor: 'var(--state-rejected-bg)', color: 'var(--state-rejected-fg)', borderColor: 'currentColor' },
  ahead: { bgcolor: 'background.paper', color: 'text.secondary', borderColor: 'divider' },
};

/** The way of this deal: a declined one ends there. */
function wayOf({ state, events }: DealDetail): DealState[] {
  if (state !== 'declined') return [...OPEN_STATES, 'signed'];
  const reached = OPEN_STATES.filter((each) => events.some((event) => event.kind === 'step' && event.state === each));
  return [...reached, 'declined'];
}

interface StepProps {
  number: number;
  state: DealState;
  look: Look;
  event: DealEvent | undefined;
}

function Step({ number, state, look, event }: StepProps) {
  const text = useText(words);
  const current = look === 'now' || look === 'declined';
  const ended = state === 'signed' || state === 'declined';
  const who = event ? `${text.sides[event.side]} ${event.name || text.closedAccount}` : '';
  return (
    <Box
      component="li"
      aria-current={current ? 'step' : undefined}
      sx={{
        position: 'relative',
        display: 'flex',
        flexDirection: { xs: 'row', sm: 'column' },
        gap: 1.25,
        minWidth: 0,
        '&:not(:last-child)::after': {
          content: '""',
          position: 'absolute',
          bgcolor: look === 'ahead' ? 'divider' : 'brand.line',
          left: { xs: 16, sm: 44 },
          top: { xs: 38, sm: 16 },
          right: { sm: 8 },
          width: { xs: 2, sm: 'auto' },
          bottom: { xs: 2, sm: 'auto' },
          height: { sm: 2 },
        },
      }}
    >
      <Box
        aria-hidden
        sx={{
          display: 'grid',
          placeItems: 'center',
          flexShrink: 0,
          width: 34,
          height: 34,
          borderRadius: '50%',
          border: 2,
          fontWeight: 650,
          ...LOOKS[look],
        }}
      >
        {look === 'declined' ? <CloseIcon /> : look === 'done' || (current && ended) ? <CheckIcon /> : number}
      </Box>
      <Box sx={{ minWidth: 0, pb: { xs: 2, sm: 0 }, pr: 1 }}>
        <Box sx={{ fontWeight: 650, color: look === 'ahead' ? 'text.secondary' : 'text.primary' }}>
          {text.states[state]}
        </Box>
        <Box sx={{ color: 'text.secondary', fontSize: '0.8125rem', overflowWrap: 'anywhere' }}>
          {event ? (
            <>
              <div>{who}</div>
              <div>{formatMinute(event.add_time)}</div>
            </>
          ) : (
            text.show[look === 'ahead' ? 'waiting' : 'skipped']
          )}
        </Box>
      </Box>
    </Box>
  );
}

/** The steps of a deal with who took them and when. */
export function Steps({ deal }: { deal: DealDetail }) {
  const text = useText(words).show;
  const way = wayOf(deal);
  const at = way.indexOf(deal.state);
  const lookOf = (state: DealState, index: number): Look => {
    if (state === 'declined') return 'declined';
    if (index === at) return 'now';
    return index < at ? 'done' : 'ahead';
  };
  return (
    <Section title={text.steps} card>
      <Box
        component="ol"
        aria-label={text.steps}
        sx={{
          listStyle: 'none',
          m: 0,
          p: 0,
          display: 'grid',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: `repeat(${way.length}, minmax(0, 1fr))` },
        }}
      >
        {way.map((state, index) => (
          <Step
            key={state}
            number={index + 1}
            state={state}
            look={lookOf(state, index)}
            event={deal.events.find((event) => event.kind === 'step' && event.state === state)}
          />
        ))}
      </Box>
    </Section>
  );
}
