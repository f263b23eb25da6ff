import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import { useSearchParams } from 'react-router-dom';
import { itemPage } from '../../../db/contract/items';
import { ITEM } from '../../../db/contract/limits';
import type { ProductCard } from '../../../db/contract/products';
import type {} from '../../domain/catalog/dialogMap';
import { SearchBar } from '../../domain/catalog/SearchBar';
import { SelectFilter } from '../../domain/catalog/SelectFilter';
import { useScopeNames } from '../../domain/catalog/words';
import { ScopeOptions } from '../../domain/fields';
import catalog from '../../i18n/catalog';
import words from '../../i18n/talk';
import { type Paged, useApiQuery } from '../../kit/api';
import { openDialog } from '../../kit/dialogs';
import { useText } from '../../kit/i18n';
import { formatDay } from '../../kit/layout/format';
import { InfoCard } from '../../kit/layout/InfoCard';
import { LoadingState } from '../../kit/layout/LoadingState';
import { Page } from '../../kit/layout/Page';
import { Pager } from '../../kit/layout/Pager';
import { TagChip } from '../../kit/layout/StateChip';
import { EmptyState, ErrorState } from '../../kit/layout/States';

const NAMES = ['keyword', 'scope', 'unit'] as const;
const PAGE_SIZE = 12;
const CHIPS = 2;

function ProductTile({ card }: { card: ProductCard }) {
  const fields = useScopeNames()(card.scope).slice(0, CHIPS);
  return (
    <InfoCard
      title={card.name}
      to={itemPage(ITEM.product, card.chanpin_id, card.name)}
      onOpen={() => void openDialog('productDetail', { id: card.chanpin_id })}
      image={card.cover}
      media
      heading="h2"
      eyebrow={card.org_name ?? undefined}
      text={card.summary}
      chips={fields.map((name) => <TagChip key={name} label={name} />)}
      footer={<span>{formatDay(card.add_time)}</span>}
    />
  );
}

/** All public products; one opens over the list (PUB-009). */
export default function ProductList() {
  const text = useText(words).product;
  const { total } = useText(catalog);
  const [search, setSearch] = useSearchParams();
  const chosen = Object.fromEntries(NAMES.map((name) => [name, search.get(name) ?? '']));
  const narrowed = NAMES.some((name) => chosen[name]);
  const query = useApiQuery<Paged<ProductCard>>(
    ['products', 'list'],
    '/v1/product/list',
    { ...chosen, pageIndex: Number(search.get('page')) || 1, pageSize: PAGE_SIZE },
    { keepPrevious: true },
  );
  const change = (values: Record<string, string>) => {
    const next = new URLSearchParams(search);
    next.delete('page');
    for (const [name, value] of Object.entries(values)) {
      if (value) next.set(name, value);
      else next.delete(name);
    }
    setSearch(next);
  };
  const clear = () => setSearch({});
  const { data } = query;
  const unitName = data?.records.find(({ unit }) => unit === chosen.unit)?.org_name ?? text.otherUnit;

  return (
    <Page title={text.list} lead={text.lead} breadcrumbs={[{ label: text.list }]}>
      <SearchBar
        label={text.searchLabel}
        placeholder={text.searchPlaceholder}
        button={text.search}
        keyword={chosen.keyword ?? ''}
        action="/products"
        onSearch={(keyword) => change({ keyword })}
      />
      <Box
        component="section"
        aria-label={text.filters}
        sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-end', gap: 1.5, mt: 2 }}
      >
        <Box sx={{ width: { xs: '100%', sm: 320 } }}>
          <SelectFilter label={text.scope} value={chosen.scope} onChange={(scope) => change({ scope })}>
            <ScopeOptions />
          </SelectFilter>
        </Box>
        {chosen.unit ? (
          <Chip
            label={text.ofUnit(unitName)}
            onDelete={() => change({ unit: '' })}
            deleteIcon={<span title={text.dropUnit}>×</span>}
            sx={{ height: 44, maxWidth: '100%' }}
          />
        ) : null}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, minHeight: 40, mt: 1, mb: 1.5 }}>
        <Box role="status" sx={{ color: 'text.secondary', fontSize: '0.9375rem' }}>
          {data ? total(String(data.total)) : ''}
        </Box>
        {narrowed && data && data.records.length > 0 ? (
          <Button size="small" onClick={clear}>
            {text.clear}
          </Button>
        ) : null}
      </Box>
      {!data && query.isPending ? <LoadingState kind="cards" count={9} /> : null}
      {!data && query.isError ? <ErrorState onRetry={() => void query.refetch()} /> : null}
      {data?.records.length === 0 ? (
        <EmptyState
          title={narrowed ? text.emptyTitle : text.emptyAll}
          hint={narrowed ? text.emptyHint : text.emptyAllHint}
          action={
            narrowed ? (
              <Button variant="outlined" onClick={clear}>
                {text.clear}
              </Button>
            ) : null
          }
        />
      ) : null}
      {data && data.records.length > 0 ? (
        <>
          <Box
            component="ul"
            aria-label={text.rows}
            aria-busy={query.isPlaceholderData}
            sx={{
              listStyle: 'none',
              m: 0,
              p: 0,
              display: 'grid',
              gap: 2.5,
              gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 280px), 1fr))',
              opacity: query.isPlaceholderData ? 0.6 : 1,
              transition: 'opacity 120ms',
            }}
          >
            {data.records.map((card) => (
              <li key={card.chanpin_id}>
                <ProductTile card={card} />
              </li>
            ))}
          </Box>
          {data.pages > 1 ? <Pager current={data.current} pages={data.pages} totalText="" /> : null}
        </>
      ) : null}
    </Page>
  );
}
