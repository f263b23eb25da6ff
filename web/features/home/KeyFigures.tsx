import Box from '@mui/material/Box';
import { Link } from 'react-router-dom';
import type { YearFigures } from '../../../db/contract/figures';
import { FIGURE_TEXTS, type KeyFigure, keyFigures } from '../../../db/contract/key-figures';
import { useLang, useText } from '../../kit/i18n';
import { CountUp } from '../../kit/layout/CountUp';
import { formatMinute } from '../../kit/layout/format';

/** Where the figures are still to come. */
const NONE: KeyFigure[] = [];

/** Twelve months as bars, the running one stronger; the number above them says what counts. */
function Bars({ months }: { months: readonly number[] }) {
  const most = Math.max(1, ...months);
  const bars = months.map((n, at) => `M${at * 8} 32h6v-${n === 0 ? 1 : 2 + (30 * n) / most}h-6z`);
  return (
    <Box
      component="svg"
      viewBox="0 0 96 32"
      width="96"
      height="32"
      aria-hidden
      sx={{ fill: 'var(--mui-palette-brand-line)' }}
    >
      <path d={bars.slice(0, -1).join('')} />
      <path d={bars.at(-1) ?? ''} style={{ fill: 'var(--mui-palette-primary-main)' }} />
    </Box>
  );
}

/** What the platform brought about this year, in four figures that each lead to more. */
export default function KeyFigures({ figures }: { figures: YearFigures | undefined }) {
  const text = useText(FIGURE_TEXTS);
  const { lang } = useLang();
  return (
    <section aria-label={text.label}>
      <Box
        component="ul"
        sx={{
          listStyle: 'none',
          m: 0,
          p: 0,
          display: 'grid',
          gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', md: 'repeat(4, minmax(0, 1fr))' },
          gap: '1px',
          bgcolor: 'divider',
          border: 1,
          borderColor: 'divider',
          borderRadius: 3,
          overflow: 'hidden',
        }}
      >
        {(figures ? keyFigures(lang, figures) : NONE).map((figure) => (
          <Box component="li" key={figure.name} sx={{ bgcolor: 'background.paper', minWidth: 0 }}>
            <Box
              component={Link}
              to={figure.to}
              sx={{
                display: 'block',
                height: '100%',
                p: { xs: 1.75, md: 3 },
                color: 'text.primary',
                textDecoration: 'none',
                '&:hover': { bgcolor: 'brand.tint' },
                '&:focus-visible': { outlineOffset: -3 },
              }}
            >
              <Box sx={{ fontWeight: 600 }}>{figure.title}</Box>
              <Box
                sx={{
                  display: 'flex',
                  flexWrap: 'wrap',
                  alignItems: 'flex-end',
                  justifyContent: 'space-between',
                  gap: 1,
                }}
              >
                <Box
                  sx={{
                    fontSize: 'clamp(1.75rem, 1.2rem + 1.8vw, 2.5rem)',
                    fontWeight: 700,
                    lineHeight: 1.25,
                    fontVariantNumeric: 'tabular-nums',
                    whiteSpace: 'nowrap',
                  }}
                >
                  <span data-value>
                    {figure.value === null ? (
                      '–'
                    ) : Number.isInteger(figure.value) ? (
                      <CountUp value={figure.value} />
                    ) : (
                      figure.value
                    )}
                  </span>
                  <Box
                    component="span"
                    sx={{ ml: 0.75, fontSize: '0.9375rem', fontWeight: 500, color: 'text.secondary' }}
                  >
                    {figure.unit}
                  </Box>
                </Box>
                {figure.months.length > 0 ? <Bars months={figure.months} /> : null}
              </Box>
              <Box sx={{ fontSize: '0.8125rem', color: 'text.secondary' }}>{figure.says}</Box>
            </Box>
          </Box>
        ))}
      </Box>
      {figures ? (
        <Box sx={{ mt: 1, fontSize: '0.8125rem', color: 'text.secondary' }}>
          {text.counted(formatMinute(figures.counted_time), figures.year)}
        </Box>
      ) : null}
    </section>
  );
}
