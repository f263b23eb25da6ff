import Box from '@mui/material/Box';
import { Link } from 'react-router-dom';
import { itemPage } from '../../../db/contract/items';
import { DAY } from '../../../db/contract/time';
import words from '../../i18n/overview';
import { pickName, useLang, useText } from '../../kit/i18n';
import { StateChip, ToneChip } from '../../kit/layout/StateChip';
import type { Overview } from './duties';
import { Nothing, Panel, quiet, titleLink } from './Panel';

type Row = Overview['items'][number];

const WIDTH = 72;
const HEIGHT = 20;

/** How views went from day to day; the number beside it says how many they are. */
function Line({ days }: { days: readonly number[] }) {
  const most = Math.max(...days, 1);
  const points = days.map(
    (views, day) => `${(day / (days.length - 1)) * WIDTH},${HEIGHT - 1 - (views / most) * (HEIGHT - 2)}`,
  );
  return (
    <Box component="svg" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden sx={{ width: WIDTH, height: HEIGHT }}>
      <polyline
        points={points.join(' ')}
        fill="none"
        stroke="var(--mui-palette-primary-main)"
        strokeWidth="1.5"
        strokeLinejoin="round"
      />
    </Box>
  );
}

function State({ item }: { item: Row }) {
  const text = useText(words);
  if (item.is_expired) return <ToneChip label={text.listingEnded} tone="review" />;
  if (!item.is_public) return <StateChip status={item.audit_status} />;
  const left = item.expire_time === null ? null : Math.ceil((item.expire_time - Date.now() / 1000) / DAY);
  return <ToneChip label={left === null ? text.listedOpen : text.listed(left)} tone="adopted" />;
}

/** A conclusion in words over the numbers below it. */
function useConclusion(items: readonly Row[]): string {
  const text = useText(words);
  const views = items.reduce((sum, item) => sum + item.views, 0);
  const before = items.reduce((sum, item) => sum + item.views_before, 0);
  if (items.length === 0) return text.figures;
  if (views === 0) return text.viewsNone;
  const share = before === 0 ? 0 : Math.round(((views - before) / before) * 100);
  if (share === 0) return text.viewsOnly(views);
  return share > 0 ? text.viewsUp(views, share) : text.viewsDown(views, -share);
}

const LINE = '1px solid var(--mui-palette-divider)';
const cell = { px: 1, py: 1.25, borderTop: LINE, verticalAlign: 'middle' } as const;
const number = { ...cell, textAlign: 'right', fontVariantNumeric: 'tabular-nums', fontWeight: 600 } as const;
const head = { px: 1, py: 1, fontSize: '0.8125rem', fontWeight: 600, color: 'text.secondary', whiteSpace: 'nowrap' };

/** How the newest own items fare: looks at their pages, who keeps them, who asked. */
export function Figures({ items }: Pick<Overview, 'items'>) {
  const text = useText(words);
  const { lang } = useLang();
  const conclusion = useConclusion(items);
  const columns = [
    [text.views, (item: Row) => item.views],
    [text.favourites, (item: Row) => item.favourites],
    [text.inquiries, (item: Row) => item.inquiries],
  ] as const;
  return (
    <Panel title={conclusion} all={{ to: '/memberCenter/releases', label: text.all }}>
      {items.length === 0 ? (
        <Nothing title={text.noItems} hint={text.noItemsHint} />
      ) : (
        <Box
          component="table"
          sx={{
            width: '100%',
            borderCollapse: 'collapse',
            '& th:first-of-type, & td:first-of-type': { pl: 2 },
            '& th:last-of-type, & td:last-of-type': { pr: 2 },
          }}
        >
          <Box
            component="thead"
            sx={{ display: { xs: 'none', sm: 'table-header-group' }, bgcolor: 'background.default' }}
          >
            <tr>
              <Box component="th" scope="col" sx={{ ...head, textAlign: 'left' }}>
                {text.item}
              </Box>
              <Box component="th" scope="col" sx={{ ...head, textAlign: 'left' }}>
                {text.state}
              </Box>
              <Box component="td" sx={{ display: { xs: 'none', md: 'table-cell' } }} />
              {columns.map(([label]) => (
                <Box key={label} component="th" scope="col" sx={{ ...head, textAlign: 'right' }}>
                  {label}
                </Box>
              ))}
            </tr>
          </Box>
          <tbody>
            {items.map((item) => (
              <Box
                component="tr"
                key={item.id}
                sx={{ display: { xs: 'grid', sm: 'table-row' }, gridTemplateColumns: 'repeat(3, 1fr)' }}
              >
                <Box component="td" sx={{ ...cell, gridColumn: '1 / -1', pb: { xs: 0.5, sm: 1.25 } }}>
                  <Box component={Link} to={itemPage(item.item_type, item.id, item.name)} sx={titleLink}>
                    {pickName(lang, item.name, item.name_en)}
                  </Box>
                  <Box sx={quiet}>{item.code}</Box>
                </Box>
                <Box
                  component="td"
                  sx={{
                    ...cell,
                    gridColumn: '1 / -1',
                    borderTop: { xs: 0, sm: LINE },
                    pl: { xs: 2, sm: 1 },
                    py: { xs: 0, sm: 1.25 },
                    '& > span': { whiteSpace: { sm: 'nowrap' } },
                  }}
                >
                  <State item={item} />
                </Box>
                <Box component="td" sx={{ ...cell, display: { xs: 'none', md: 'table-cell' } }}>
                  {item.views > 0 ? <Line days={item.by_day} /> : null}
                </Box>
                {columns.map(([label, of]) => (
                  <Box
                    component="td"
                    key={label}
                    sx={{
                      ...number,
                      textAlign: { xs: 'left', sm: 'right' },
                      borderTop: { xs: 0, sm: LINE },
                      px: { xs: 2, sm: 1 },
                    }}
                  >
                    {of(item)}
                    <Box component="span" sx={{ ...quiet, display: { xs: 'block', sm: 'none' }, fontWeight: 400 }}>
                      {label}
                    </Box>
                  </Box>
                ))}
              </Box>
            ))}
          </tbody>
        </Box>
      )}
    </Panel>
  );
}
