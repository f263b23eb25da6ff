import Box from '@mui/material/Box';
import { Anchor } from '../../kit/link/Anchor';

interface BarRow {
  key: string;
  label: string;
  /** A bar for each, all on one scale. */
  values: readonly number[];
  /** What stands behind the bars. */
  text: string;
  to?: string | undefined;
  hot?: boolean;
}

/** Bars on one scale that begins at 0; the table beside them is what readers hear. */
export function BarRows({ rows }: { rows: readonly BarRow[] }) {
  const most = Math.max(1, ...rows.flatMap(({ values }) => values));
  return (
    <Box
      component="ul"
      sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: '0.375rem', flex: 1, alignContent: 'space-evenly' }}
    >
      {rows.map((row) => (
        <Box
          key={row.key}
          component="li"
          sx={{
            display: 'grid',
            gridTemplateColumns: 'minmax(7.5rem, min(38%, 9rem)) minmax(1.5rem, 1fr) auto',
            gap: '0.5rem',
            alignItems: 'center',
            fontSize: '0.875rem',
            lineHeight: 1.3,
            '& a': { color: 'inherit', textDecorationStyle: 'dotted', textUnderlineOffset: '0.25em' },
          }}
        >
          <span>{row.to ? <Anchor to={row.to}>{row.label}</Anchor> : row.label}</span>
          <Box aria-hidden sx={{ display: 'grid', gap: '2px' }}>
            {row.values
              .map((value, at) => ({ value, mark: `--mark-${at + 1}` }))
              .map(({ value, mark }) => (
                <Box
                  key={mark}
                  sx={{
                    height: row.values.length > 2 ? '0.375rem' : '0.5rem',
                    width: `${(value / most) * 100}%`,
                    minWidth: value > 0 ? '2px' : 0,
                    borderRadius: '0 0.1875rem 0.1875rem 0',
                    forcedColorAdjust: 'none',
                    bgcolor: row.hot ? 'var(--mark-hot)' : `var(${mark})`,
                  }}
                />
              ))}
          </Box>
          <Box sx={{ textAlign: 'end', fontVariantNumeric: 'tabular-nums', fontWeight: 600, minWidth: '4rem' }}>
            {row.text}
          </Box>
        </Box>
      ))}
    </Box>
  );
}
