import Box from '@mui/material/Box';

interface Line {
  key: string;
  label: string;
  values: readonly number[];
}

interface LineChartProps {
  lines: readonly Line[];
  /** A word for each place, of which every second one stands on narrow charts. */
  places: readonly string[];
}

/** Where a scale ends whose middle is a whole number as well. */
function topOf(most: number): number {
  const power = 10 ** Math.floor(Math.log10(Math.max(1, most)));
  return ([2, 4, 6, 8, 10].find((digit) => digit * power >= most) ?? 10) * power;
}

const SPAN = 100;

/** Where a line is highest; nowhere where several places are, or none. */
function peakOf(values: readonly number[]): number {
  const most = Math.max(0, ...values);
  return most > 0 && values.filter((value) => value === most).length === 1 ? values.indexOf(most) : -1;
}

/** Lines from 0 on; the last stretch, of a month that still runs, is dashed. Shapes stretch, words stay as they are. */
export function LineChart({ lines, places }: LineChartProps) {
  const top = topOf(Math.max(1, ...lines.flatMap(({ values }) => values)));
  const x = (index: number) => (index / Math.max(1, places.length - 1)) * SPAN;
  const y = (value: number) => SPAN - (value / top) * SPAN;
  const path = (values: readonly number[], from: number, to: number) =>
    values
      .slice(from, to)
      .map((value, index) => `${index ? 'L' : 'M'}${x(from + index).toFixed(2)} ${y(value).toFixed(2)}`)
      .join('');
  return (
    <Box aria-hidden sx={{ flex: 1, display: 'flex', flexDirection: 'column', minHeight: '11rem' }}>
      <Box sx={{ flex: 1, display: 'flex', gap: '0.5rem', minHeight: 0, pt: '1.5rem' }}>
        <Box
          sx={{
            display: 'flex',
            flexDirection: 'column',
            justifyContent: 'space-between',
            fontSize: '0.8125rem',
            color: 'text.secondary',
            textAlign: 'end',
            my: '-0.6em',
          }}
        >
          {[top, top / 2, 0].map((value) => (
            <span key={value}>{value}</span>
          ))}
        </Box>
        <Box sx={{ position: 'relative', flex: 1 }}>
          <Box
            component="svg"
            viewBox={`0 0 ${SPAN} ${SPAN}`}
            preserveAspectRatio="none"
            sx={{
              position: 'absolute',
              inset: 0,
              width: '100%',
              height: '100%',
              overflow: 'visible',
              '& path': {
                fill: 'none',
                vectorEffect: 'non-scaling-stroke',
                strokeWidth: '0.16rem',
                strokeLinejoin: 'round',
              },
              '& .grid': { stroke: 'var(--mui-palette-divider)', strokeWidth: 1 },
              '& .running': { strokeDasharray: '0.3rem 0.3rem' },
            }}
          >
            <path className="grid" d={`M0 0H${SPAN}M0 ${SPAN / 2}H${SPAN}M0 ${SPAN}H${SPAN}`} />
            {lines.map(({ key, values }, index) => (
              <g key={key} stroke={`var(--mark-${index + 1})`}>
                <path d={path(values, 0, values.length - 1)} />
                <path className="running" d={path(values, values.length - 2, values.length)} />
              </g>
            ))}
          </Box>
          {lines.map(({ key, label, values }, index) => {
            const at = peakOf(values);
            const value = values[at] ?? 0;
            // Above another line's own peak there is no room: what is lower stands beneath.
            const beneath = lines.some((other) => peakOf(other.values) === at && (other.values[at] ?? 0) > value);
            return at < 0 ? null : (
              <Box key={key} sx={{ position: 'absolute', left: `${x(at)}%`, top: `${y(value)}%` }}>
                <Box
                  sx={{
                    position: 'absolute',
                    width: '0.625rem',
                    height: '0.625rem',
                    borderRadius: '50%',
                    translate: '-50% -50%',
                    bgcolor: `var(--mark-${index + 1})`,
                    boxShadow: '0 0 0 0.1875rem var(--mui-palette-background-paper)',
                  }}
                />
                <Box
                  sx={{
                    position: 'absolute',
                    ...(beneath ? { top: '0.5rem' } : { bottom: '0.5rem' }),
                    whiteSpace: 'nowrap',
                    fontSize: '0.8125rem',
                    fontWeight: 650,
                    translate: `${-Math.round(x(at))}% 0`,
                  }}
                >
                  {label} {value}
                </Box>
              </Box>
            );
          })}
        </Box>
      </Box>
      <Box
        sx={{
          display: 'flex',
          justifyContent: 'space-between',
          pl: '2rem',
          mt: '0.5rem',
          fontSize: '0.8125rem',
          color: 'text.secondary',
          '& :nth-of-type(2n)': { display: { xs: 'none', sm: 'inline' } },
        }}
      >
        {places.map((place) => (
          <span key={place}>{place}</span>
        ))}
      </Box>
      <Keys labels={lines.map(({ label }) => label)} />
    </Box>
  );
}

/** What each colour stands for, with its number. */
export function Keys({ labels }: { labels: readonly string[] }) {
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        gap: '0.25rem 1rem',
        mt: '0.375rem',
        fontSize: '0.8125rem',
        color: 'text.secondary',
      }}
    >
      {labels.map((label, index) => (
        <Box key={label} sx={{ display: 'flex', alignItems: 'center', gap: '0.375rem' }}>
          <Box
            aria-hidden
            sx={{
              width: '0.75rem',
              height: '0.75rem',
              borderRadius: '0.1875rem',
              forcedColorAdjust: 'none',
              bgcolor: `var(--mark-${index + 1})`,
            }}
          />
          {label}
        </Box>
      ))}
    </Box>
  );
}
