import Box from '@mui/material/Box';
import { Link } from 'react-router-dom';
import { CountUp } from './CountUp';

export interface Figure {
  key: string;
  label: string;
  value: string | number;
  unit?: string;
  /** What explains the number. */
  note?: string;
  /** Its rows. */
  to: string;
  tone?: 'late' | 'failed' | undefined;
}

const TONES = { late: 'warning.main', failed: 'error.main' } as const;

/** Figures side by side in one panel, each of which opens its rows. */
export function FigureStrip({ label, figures }: { label: string; figures: readonly Figure[] }) {
  return (
    <Box
      component="ul"
      aria-label={label}
      sx={{
        listStyle: 'none',
        m: 0,
        p: 0,
        display: 'grid',
        gridTemplateColumns: { xs: '1fr 1fr', md: `repeat(${figures.length}, minmax(0, 1fr))` },
        gap: '1px',
        bgcolor: 'divider',
        border: 1,
        borderColor: 'divider',
        borderRadius: 2,
        overflow: 'hidden',
      }}
    >
      {figures.map(({ key, label: name, value, unit, note, to, tone }) => (
        <Box
          component="li"
          key={key}
          sx={{
            display: 'flex',
            minWidth: 0,
            bgcolor: 'background.paper',
            // The last of an odd number has the line to itself on a phone.
            '&:last-of-type:nth-of-type(odd)': { gridColumn: { xs: '1 / -1', md: 'auto' } },
          }}
        >
          <Box
            component={Link}
            to={to}
            sx={{
              flex: 1,
              minWidth: 0,
              p: 2,
              color: 'text.primary',
              textDecoration: 'none',
              '&:hover': { bgcolor: 'brand.tint' },
              '&:focus-visible': { outlineOffset: -3 },
            }}
          >
            <Box sx={{ fontSize: '0.8125rem', color: 'text.secondary' }}>{name}</Box>
            <Box
              sx={{
                mt: 0.5,
                // A duration in words has to find room in half of a phone.
                fontSize: { xs: '1.375rem', sm: '1.75rem' },
                lineHeight: 1.3,
                fontWeight: 700,
                fontVariantNumeric: 'tabular-nums',
                ...(tone && { color: TONES[tone] }),
              }}
            >
              {typeof value === 'number' ? <CountUp value={value} /> : value}
              {unit ? (
                <Box component="span" sx={{ ml: 0.75, fontSize: '0.875rem', fontWeight: 500, color: 'text.secondary' }}>
                  {unit}
                </Box>
              ) : null}
            </Box>
            {note ? (
              <Box sx={{ mt: 0.25, fontSize: '0.8125rem', color: 'text.secondary', overflowWrap: 'anywhere' }}>
                {note}
              </Box>
            ) : null}
          </Box>
        </Box>
      ))}
    </Box>
  );
}
