import Box from '@mui/material/Box';
import type { CockpitFigures } from '../../db/contract/cockpit';
import { total } from '../../db/contract/cockpit-conclusions';
import { grouped } from '../../db/contract/words';
import words from '../i18n/cockpit';
import { useText } from '../kit/i18n';
import { Anchor } from '../kit/link/Anchor';
import { sinceQuery } from './useRange';

/** The exchange in six figures, each with what it means; those whose rows everybody may read lead to them. */
export function KeyFigures({ figures }: { figures: CockpitFigures }) {
  const { figures: text, tenThousand, times } = useText(words);
  const { totals, signed, first_answer: answer, range, released, states, pushes } = figures;
  const opened = pushes.reached > 0 ? Math.round((pushes.opened / pushes.reached) * 100) : 0;
  const newOf = (numbers: readonly number[]) => text.newIn(times[range], total(numbers));
  const untold = range === '12m' ? text.byYear : text.withheld;
  const entries = [
    { label: text.results, value: grouped(totals.results), note: newOf(released.results), to: '/results' },
    { label: text.demands, value: grouped(totals.demands), note: newOf(released.demands), to: '/demands' },
    {
      label: text.signed,
      value: grouped(signed.n),
      note: text.underWay(states.interest + states.contacted + states.negotiating),
      // Of what is counted, what both sides let everybody read.
      to: `/cases${sinceQuery(figures)}`,
    },
    {
      label: text.amount,
      value: signed.amount === null ? '—' : tenThousand(signed.amount),
      note: signed.amount === null ? untold : text.average,
    },
    { label: text.pushes, value: grouped(pushes.reached), note: text.opened(opened) },
    {
      label: text.answer,
      value: answer.days === null ? '—' : text.days(answer.days),
      note: text.answered(answer.n),
    },
  ];
  return (
    <Box
      component="dl"
      aria-label={text.label}
      sx={{
        m: 0,
        display: 'grid',
        gridTemplateColumns: { xs: '1fr 1fr', md: 'repeat(3, 1fr)', lg: 'repeat(6, 1fr)' },
        gap: '1px',
        bgcolor: 'divider',
        border: 1,
        borderColor: 'divider',
        borderRadius: '0.625rem',
        overflow: 'hidden',
        fontVariantNumeric: 'tabular-nums',
      }}
    >
      {entries.map(({ label, value, note, to }) => (
        <Box key={label} sx={{ bgcolor: 'background.paper', p: '0.625rem 1rem', minWidth: 0 }}>
          <Box component="dt" sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>
            {label}
          </Box>
          <Box
            component="dd"
            sx={{ m: 0, fontSize: { xs: '1.5rem', lg: '1.75rem' }, fontWeight: 700, lineHeight: 1.3 }}
          >
            {to ? (
              <Box
                component={Anchor}
                to={to}
                sx={{
                  color: 'inherit',
                  textDecorationStyle: 'dotted',
                  textUnderlineOffset: '0.2em',
                  textDecorationThickness: '1px',
                }}
              >
                {value}
              </Box>
            ) : (
              value
            )}
          </Box>
          <Box component="dd" sx={{ m: 0, color: 'text.secondary', fontSize: '0.8125rem' }}>
            {note}
          </Box>
        </Box>
      ))}
    </Box>
  );
}
