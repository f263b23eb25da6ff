import Box from '@mui/material/Box';
import { grouped } from '../../../db/contract/words';
import type { FunnelStep } from './types';

/** Units of the drawing: a step, the bar at its beginning, the height of all, where it begins, and where losses end. */
const STEP = 100;
const BAR = 9;
const FULL = 64;
const TOP = 4;
const FLOOR = 96;
/** Losses are drawn wider than high, to be seen, and no wider than lets the next step be read. */
const BENT = 1.5;
const WIDEST = 44;

/** A loss between two heights of a stream, bending down from the bar at `x`. */
function bent(x: number, from: number, to: number): string {
  const [above, below] = [TOP + to, TOP + from];
  const start = x + BAR;
  const end = x + 56;
  const inner = end - Math.min(WIDEST, (from - to) * BENT);
  const turn = below + (FLOOR - below) / 3;
  return `M${start} ${above}C${x + 45} ${above} ${x + 52} ${above + 10} ${end} ${FLOOR}H${inner}C${inner} ${turn} ${(start + inner) / 2} ${below} ${start} ${below}z`;
}

/** What flows from step to step, heights in proportion; what is lost bends down, with its number and reason beneath. */
export function Stream({ steps }: { steps: readonly FunnelStep[] }) {
  const most = Math.max(1, ...steps.map(({ n }) => n));
  const height = (n: number) => (n / most) * FULL;
  const columns = `repeat(${steps.length - 1}, minmax(0, 1fr)) 3.25rem`;
  const list = { listStyle: 'none', m: 0, p: 0, display: 'grid', gridTemplateColumns: columns } as const;
  return (
    <>
      <Box component="ol" sx={list}>
        {steps.map(({ key, label, n }, index) => (
          <Box key={key} component="li" sx={{ lineHeight: 1.3, pb: '0.375rem' }}>
            <Box
              sx={{
                fontSize: '1.25rem',
                fontWeight: 700,
                fontVariantNumeric: 'tabular-nums',
                color: index === steps.length - 1 ? 'warning.main' : 'text.primary',
              }}
            >
              {grouped(n)}
            </Box>
            <Box sx={{ fontSize: '0.8125rem', color: 'text.secondary' }}>{label}</Box>
          </Box>
        ))}
      </Box>
      <Box
        component="svg"
        aria-hidden
        viewBox={`0 0 ${(steps.length - 1) * STEP + BAR} ${FLOOR + 2}`}
        preserveAspectRatio="none"
        sx={{
          flex: 1,
          width: '100%',
          // By itself a drawing is as high as its width asks for.
          height: 0,
          minHeight: '9rem',
          '& .bar': { fill: 'var(--mark-1)' },
          '& .on': { fill: 'var(--mark-1)', opacity: 0.34 },
          '& .lost': { fill: 'var(--mark-4)', opacity: 0.35 },
          '& .hot': { fill: 'var(--mark-hot)', opacity: 0.65 },
          '& .end': { fill: 'var(--mark-hot)' },
        }}
      >
        {steps.map(({ key, n, hot }, index) => {
          const x = index * STEP;
          const before = steps[index - 1];
          return (
            <g key={key}>
              {before ? (
                <>
                  <path className="on" d={`M${x - STEP + BAR} ${TOP}H${x}v${height(n)}H${x - STEP + BAR}z`} />
                  {before.n > n ? (
                    <path className={hot ? 'hot' : 'lost'} d={bent(x - STEP, height(before.n), height(n))} />
                  ) : null}
                </>
              ) : null}
              <rect
                className={index === steps.length - 1 ? 'end' : 'bar'}
                x={x}
                y={TOP}
                width={BAR}
                height={Math.max(n > 0 ? 1 : 0, height(n))}
              />
            </g>
          );
        })}
      </Box>
      <Box component="ol" sx={list}>
        {steps.slice(1).map(({ key, lost, why, hot }) => (
          <Box
            key={key}
            component="li"
            sx={{
              fontSize: '0.8125rem',
              lineHeight: 1.35,
              pr: '0.375rem',
              color: hot ? 'warning.main' : 'text.secondary',
            }}
          >
            {lost > 0 ? (
              <>
                <Box sx={{ fontSize: '1rem', fontWeight: 700, color: hot ? 'inherit' : 'text.primary' }}>−{lost}</Box>
                {why}
              </>
            ) : null}
          </Box>
        ))}
      </Box>
    </>
  );
}
