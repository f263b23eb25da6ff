import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { DemandCard } from '../../../db/contract/cards';
import type { HomeEvent, HomePage } from '../../../db/contract/home';
import { itemPage, slug } from '../../../db/contract/items';
import { ITEM } from '../../../db/contract/limits';
import { usePlace, useScopeNames } from '../../domain/catalog/words';
import words from '../../i18n/homeSections';
import tiles from '../../i18n/tiles';
import { inChinese, pickName, useLang, useText } from '../../kit/i18n';
import { formatDay } from '../../kit/layout/format';
import { Section } from '../../kit/layout/Section';
import { AllLink } from './AllLink';

const rows = { listStyle: 'none', m: 0, p: 0, borderTop: 1, borderColor: 'divider' } as const;
const row = { borderBottom: 1, borderColor: 'divider' } as const;
const rowLink = {
  display: 'flex',
  gap: 2,
  alignItems: 'center',
  py: 1.5,
  color: 'text.primary',
  textDecoration: 'none',
  '&:hover h3': { color: 'brand.text' },
} as const;
const rowTitle = { m: 0, fontSize: '1rem', fontWeight: 600, lineHeight: 1.5, overflowWrap: 'anywhere' } as const;
const small = { fontSize: '0.8125rem', color: 'text.secondary' } as const;

/** Demands with what their companies would pay. */
export function DemandRows({ demands, featured }: { demands: DemandCard[]; featured: boolean }) {
  const text = useText(words);
  const { individual } = useText(tiles);
  const { lang } = useLang();
  const place = usePlace();
  const scopeNames = useScopeNames();
  if (demands.length === 0) return null;
  return (
    <Section
      title={featured ? text.featuredDemands : text.newDemands}
      hint={featured ? text.featuredHint : text.newDemandsHint}
      action={<AllLink label={text.allDemands} to="/demands" />}
    >
      <Box component="ul" sx={rows}>
        {demands.map((card) => {
          const budget = Number(card.investment_amount);
          return (
            <Box component="li" key={card.xuqiu_id} sx={row}>
              <Box component={Link} to={itemPage(ITEM.demand, card.xuqiu_id, card.name)} sx={rowLink}>
                <Box component="article" sx={{ flex: 1, minWidth: 0 }}>
                  <Box component="h3" lang={lang === 'en' && !card.name_en ? 'zh' : undefined} sx={rowTitle}>
                    {pickName(lang, card.name, card.name_en)}
                  </Box>
                  <Box sx={small}>
                    {[
                      pickName(lang, card.org_name, card.org_name_en) || individual,
                      place(card),
                      scopeNames(card.scope)[0],
                    ]
                      .filter(Boolean)
                      .join(' · ')}
                  </Box>
                </Box>
                <Box sx={{ textAlign: 'right', whiteSpace: 'nowrap' }}>
                  {budget > 0 ? (
                    <Box sx={{ color: 'warning.main', fontWeight: 700, fontSize: '1.0625rem' }}>
                      {text.budget(budget)}
                    </Box>
                  ) : (
                    <Box sx={small}>{text.noBudget}</Box>
                  )}
                </Box>
              </Box>
            </Box>
          );
        })}
      </Box>
    </Section>
  );
}

/** The newest news, policy and notices. */
export function NewsRows({ news }: { news: HomePage['news'] }) {
  const text = useText(words);
  const { newsTypes: types } = text;
  const { lang } = useLang();
  if (news.length === 0) return null;
  return (
    <Section title={text.news} action={<AllLink label={text.all} to="/news" />}>
      <Box component="ul" sx={rows}>
        {news.map((entry) => (
          <Box component="li" key={entry.id} sx={row}>
            <Box
              component={Link}
              to={`/newsDetail/${entry.id}/${slug(entry.title)}`}
              sx={{ ...rowLink, display: 'block' }}
            >
              <Box sx={small}>
                {types[entry.type as keyof typeof types]} · {formatDay(entry.release_time)}
              </Box>
              <Box component="h3" sx={rowTitle}>
                {pickName(lang, entry.title, entry.title_en)}
              </Box>
            </Box>
          </Box>
        ))}
      </Box>
    </Section>
  );
}

interface EventRowsProps {
  title: string;
  hint: string;
  /** The page of all of them. */
  all?: { label: string; to: string };
  events: HomeEvent[];
  /** The page of one of them. */
  to?: (event: HomeEvent) => string;
  more: (event: HomeEvent) => ReactNode;
}

/** What is to come, by its day. */
export function EventRows({ title, hint, all, events, to, more }: EventRowsProps) {
  const text = useText(words);
  const { lang } = useLang();
  if (events.length === 0) return null;
  return (
    <Section title={title} hint={hint} action={all ? <AllLink {...all} /> : null}>
      <Box component="ul" sx={rows}>
        {events.map((event) => {
          const name = pickName(lang, event.name, event.name_en);
          const place = pickName(lang, event.place, event.place_en);
          const [, month = '', day = ''] = formatDay(event.start_time).split('-');
          return (
            <Box component="li" key={event.id} sx={row}>
              <Box {...(to && { component: Link, to: to(event) })} sx={rowLink}>
                <Box
                  component="time"
                  dateTime={formatDay(event.start_time)}
                  sx={{ width: 56, textAlign: 'center', color: 'brand.text', lineHeight: 1.2 }}
                >
                  <Box sx={{ fontSize: '1.375rem', fontWeight: 700 }}>{day}</Box>
                  <Box sx={{ fontSize: '0.8125rem' }}>{text.month(Number(month))}</Box>
                </Box>
                <Box sx={{ flex: 1, minWidth: 0 }}>
                  <Box component="h3" {...inChinese(name)} sx={rowTitle}>
                    {name}
                  </Box>
                  <Box sx={small}>
                    <span {...inChinese(place)}>{place}</span>
                    {place && more(event) ? ' · ' : ''}
                    {more(event)}
                  </Box>
                </Box>
              </Box>
            </Box>
          );
        })}
      </Box>
    </Section>
  );
}
