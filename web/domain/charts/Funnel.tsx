import Box from '@mui/material/Box';
import { Stream } from './Stream';
import type { FunnelStep } from './types';

const NARROW = '@container (max-width: 20rem)';

/** Steps of a way and what was lost between them, the largest loss marked: a stream where there is room, else bars. */
export function Funnel({ steps }: { steps: readonly FunnelStep[] }) {
  const most = Math.max(1, ...steps.map(({ n }) => n));
  return (
    <Box sx={{ flex: 1, minHeight: 0, display: 'flex', flexDirection: 'column', containerType: 'inline-size' }}>
      <Box sx={{ flex: 1, minHeight: 0, display: 'flex', flexDirection: 'column', [NARROW]: { display: 'none' } }}>
        <Stream steps={steps} />
      </Box>
      <Box
        component="ol"
        sx={{
          ...{ listStyle: 'none', m: 0, p: 0, flex: 1, gap: '0.5rem', alignContent: 'space-evenly' },
          display: 'none',
          [NARROW]: { display: 'grid' },
        }}
      >
        {steps.map(({ key, label, n, lost, why, hot }) => (
          <Box
            key={key}
            component="li"
            sx={{
              display: 'grid',
              gridTemplateColumns: '5.5rem 1fr 3.5rem',
              gap: '0 0.5rem',
              alignItems: 'center',
              fontSize: '0.9375rem',
            }}
          >
            <span>{label}</span>
            <Box aria-hidden sx={{ bgcolor: 'background.default', borderRadius: '0.25rem' }}>
              <Box
                sx={{
                  height: '1.75rem',
                  width: `${(n / most) * 100}%`,
                  minWidth: n > 0 ? '2px' : 0,
                  borderRadius: '0.25rem',
                  forcedColorAdjust: 'none',
                  bgcolor: 'var(--mark-1)',
                }}
              />
            </Box>
            <Box sx={{ textAlign: 'end', fontWeight: 700, fontVariantNumeric: 'tabular-nums' }}>{n}</Box>
            {lost > 0 ? (
              <Box sx={{ gridColumn: '2 / -1', fontSize: '0.8125rem', color: hot ? 'warning.main' : 'text.secondary' }}>
                −{lost} {why}
              </Box>
            ) : null}
          </Box>
        ))}
      </Box>
    </Box>
  );
}
