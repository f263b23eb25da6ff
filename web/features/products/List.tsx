import { linkFilter, useScopeFilter } from '../../domain/catalog/listFilters';
import { ProductTile } from '../../domain/catalog/ProductTile';
import { TilePage, useTileState } from '../../domain/catalog/TilePage';
import words from '../../i18n/talk';
import { useApiQuery } from '../../kit/api';
import { useText } from '../../kit/i18n';

/** All public products; one opens over the list (PUB-009). */
export default function ProductList() {
  const text = useText(words).product;
  const state = useTileState(['keyword', 'scope', 'unit', 'language']);
  const query = useApiQuery(['products', 'list'], '/v1/product/list', state.params);
  const { unit } = state.chosen;
  const unitName = query.data?.records.find((card) => card.unit === unit)?.org_name ?? text.otherUnit;
  return (
    <TilePage
      title={text.list}
      lead={text.lead}
      search={{
        action: '/products',
        label: text.searchLabel,
        placeholder: text.searchPlaceholder,
        button: text.search,
      }}
      filters={[
        useScopeFilter(state, text.scope),
        linkFilter(state, 'language', text.language, [{ id: '1', label: text.english }]),
        ...(unit ? [linkFilter(state, 'unit', text.unit, [], unitName)] : []),
      ]}
      state={state}
      query={query}
      rows={text.rows}
      idOf={(card) => card.chanpin_id}
      tile={(card) => <ProductTile card={card} />}
      min={280}
      none={{ title: text.emptyAll, hint: text.emptyAllHint }}
      noneFound={{ title: text.emptyTitle, hint: text.emptyHint, clear: text.clear }}
    />
  );
}
