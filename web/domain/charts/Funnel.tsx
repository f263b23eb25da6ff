import Box from '@mui/material/Box';

interface FunnelProps {
  steps: readonly { key: string; label: string; n: number; note: string; hot: boolean }[];
}

/** Steps of a way, each as wide as what came so far; what was lost before it stands beneath, the largest loss marked. */
export function Funnel({ steps }: FunnelProps) {
  const most = Math.max(1, ...steps.map(({ n }) => n));
  return (
    <Box
      component="ol"
      sx={{ listStyle: 'none', m: 0, p: 0, flex: 1, display: 'grid', gap: '0.5rem', alignContent: 'space-evenly' }}
    >
      {steps.map(({ key, label, n, note, hot }) => (
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
                bgcolor: 'var(--mark-1)',
              }}
            />
          </Box>
          <Box sx={{ textAlign: 'end', fontWeight: 700, fontVariantNumeric: 'tabular-nums' }}>{n}</Box>
          {note ? (
            <Box sx={{ gridColumn: '2 / -1', fontSize: '0.8125rem', color: hot ? 'warning.main' : 'text.secondary' }}>
              {note}
            </Box>
          ) : null}
        </Box>
      ))}
    </Box>
  );
}
