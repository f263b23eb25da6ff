import Box from '@mui/material/Box';
import type { CockpitFigures } from '../../db/contract/cockpit';
import words from '../i18n/cockpit';
import { useText } from '../kit/i18n';
import { Anchor } from '../kit/link/Anchor';

const sumOfYear = (numbers: readonly number[], months: readonly string[], year: number): number =>
  numbers.reduce((sum, n, index) => (months[index]?.startsWith(String(year)) ? sum + n : sum), 0);

/** The exchange in six figures, each with what it means; those whose rows everybody may read lead to them. */
export function KeyFigures({ figures }: { figures: CockpitFigures }) {
  const { figures: text, tenThousand } = useText(words);
  const { totals, year, released, states, pushes } = figures;
  const opened = pushes.reached > 0 ? Math.round((pushes.opened / pushes.reached) * 100) : 0;
  const newOf = (numbers: readonly number[]) => text.newThisYear(sumOfYear(numbers, year.months, year.year));
  const entries = [
    { label: text.results, value: totals.results, note: newOf(released.results), to: '/results' },
    { label: text.demands, value: totals.demands, note: newOf(released.demands), to: '/demands' },
    {
      label: text.signed,
      value: year.signed.n,
      note: text.underWay(states.interest + states.contacted + states.negotiating),
    },
    {
      label: text.amount,
      value: year.signed.amount === null ? '—' : tenThousand(year.signed.amount),
      note: year.signed.amount === null ? text.withheld : text.average,
    },
    { label: text.pushes, value: pushes.reached, note: text.opened(opened) },
    {
      label: text.answer,
      value: year.first_answer.days === null ? '—' : text.days(year.first_answer.days),
      note: text.answered(year.first_answer.n),
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
