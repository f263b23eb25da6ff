import Box from '@mui/material/Box';
import { Link, useSearchParams } from 'react-router-dom';
import { TOP_ORDERS, type TopItem } from '../../../db/contract/front-door-answers';
import { itemPage } from '../../../db/contract/items';
import { SortSelect } from '../../domain/catalog/SortSelect';
import { usePlace, useScopeNames } from '../../domain/catalog/words';
import catalog from '../../i18n/catalog';
import words from '../../i18n/frontDoor';
import { useApiQuery } from '../../kit/api';
import { inChinese, pickName, useLang, useNamed, useText } from '../../kit/i18n';
import { Cover } from '../../kit/layout/Cover';
import { cardLink } from '../../kit/layout/cardLink';
import { formatDay } from '../../kit/layout/format';
import { Page } from '../../kit/layout/Page';
import { panel } from '../../kit/layout/panel';
import { QueryState } from '../../kit/layout/QueryState';
import { TagChip } from '../../kit/layout/StateChip';
import { EmptyState } from '../../kit/layout/States';

const idOf = ({ result, demand }: TopItem): string => result?.chengguo_id ?? demand?.xuqiu_id ?? '';

function Entry({ item, rank, counted }: { item: TopItem; rank: number; counted: string }) {
  const text = useText(words);
  const { individual } = useText(catalog);
  const { lang } = useLang();
  const named = useNamed();
  const place = usePlace();
  const scopeNames = useScopeNames();
  const card = item.result ?? item.demand;
  if (!card) return null;
  const { title, original } = named(card);
  const from = [pickName(lang, card.org_name, card.org_name_en) || individual, place(card)].filter(Boolean);
  return (
    <Box
      component="article"
      sx={{
        position: 'relative',
        display: 'grid',
        gridTemplateColumns: { xs: '32px minmax(0, 1fr)', sm: '48px 144px minmax(0, 1fr) auto' },
        columnGap: { xs: 1.5, sm: 2.5 },
        rowGap: 1,
        alignItems: 'center',
        p: { xs: 2, sm: 2 },
        ...panel,
        '&:hover, &:focus-within': { borderColor: 'brand.line', boxShadow: 'var(--card-shadow)' },
      }}
    >
      <Box
        sx={{
          fontSize: { xs: '1.25rem', sm: '1.5rem' },
          fontWeight: 700,
          textAlign: 'center',
          color: rank <= 3 ? 'brand.text' : 'text.secondary',
          fontVariantNumeric: 'tabular-nums',
        }}
      >
        {rank}
      </Box>
      <Box sx={{ display: { xs: 'none', sm: 'block' }, borderRadius: 2, overflow: 'hidden' }}>
        <Cover name={card.name} scopes={card.scope} image={card.cover} />
      </Box>
      <Box sx={{ minWidth: 0, display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 0.5 }}>
        <Box component="h2" sx={{ m: 0, fontSize: '1.0625rem', fontWeight: 650, lineHeight: 1.45 }}>
          <Box
            component={Link}
            to={itemPage(item.item_type, idOf(item), card.name)}
            {...inChinese(title)}
            sx={cardLink}
          >
            {title}
          </Box>
        </Box>
        {original ? (
          <Box lang="zh-CN" sx={{ fontSize: '0.8125rem', color: 'text.secondary' }}>
            {original}
          </Box>
        ) : null}
        <Box {...inChinese(from.join(' '))} sx={{ fontSize: '0.875rem', color: 'text.secondary' }}>
          {from.join(' · ')}
        </Box>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75, mt: 0.25 }}>
          <TagChip label={text.kinds[item.item_type as keyof typeof text.kinds]} />
          {scopeNames(card.scope)
            .slice(0, 2)
            .map((name) => (
              <TagChip key={name} label={name} />
            ))}
        </Box>
      </Box>
      <Box
        sx={{
          gridColumn: { xs: 2, sm: 'auto' },
          textAlign: { sm: 'right' },
          whiteSpace: 'nowrap',
          fontWeight: 600,
          color: 'text.primary',
        }}
      >
        {counted}
      </Box>
    </Box>
  );
}

/** What draws most attention of all that is described in English; what counts is said. */
export default function Top() {
  const text = useText(words);
  const [address, setAddress] = useSearchParams();
  const by = TOP_ORDERS.find((order) => order === address.get('by')) ?? TOP_ORDERS[0];
  const asked = address.get('by') === by ? { by } : {};
  const query = useApiQuery(['frontDoor', 'top'], '/v1/frontDoor/top', asked, { keepPrevious: true });
  const { data } = query;
  const counted = ({ views, favourites, result, demand }: TopItem): string => {
    if (by === 'views') return text.top.views(views);
    if (by === 'favourites') return text.top.favourites(favourites);
    const time = (result ?? demand)?.release_time;
    return time ? formatDay(time) : '';
  };
  return (
    <Page title={text.top.title} lead={text.top.lead} breadcrumbs={[{ label: text.top.title }]}>
      <Box sx={{ display: 'flex', justifyContent: 'flex-end' }}>
        <SortSelect
          orders={TOP_ORDERS}
          labels={text.top.by}
          value={by}
          onChange={(order) => setAddress(order === TOP_ORDERS[0] ? {} : { by: order })}
        />
      </Box>
      <Box sx={{ mt: 1, mb: 2.5, color: 'text.secondary', fontSize: '0.9375rem' }}>{text.top.counts[by]}</Box>
      {data ? null : <QueryState query={query} kind="cards" count={6} />}
      {data?.records.length === 0 ? <EmptyState title={text.topNone} hint={text.topNoneHint} /> : null}
      <Box
        component="ol"
        aria-busy={query.isPlaceholderData}
        sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.5 }}
      >
        {data?.records.map((item, at) => (
          <li key={idOf(item)}>
            <Entry item={item} rank={at + 1} counted={counted(item)} />
          </li>
        ))}
      </Box>
    </Page>
  );
}
