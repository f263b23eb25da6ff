import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import { SelectFilter } from '../../domain/catalog/SelectFilter';
import { TilePage, useTileState } from '../../domain/catalog/TilePage';
import { ScopeOptions } from '../../domain/fields';
import words from '../../i18n/talk';
import { useApiQuery } from '../../kit/api';
import { useText } from '../../kit/i18n';
import { ProductTile } from './ProductTile';

/** All public products; one opens over the list (PUB-009). */
export default function ProductList() {
  const text = useText(words).product;
  const state = useTileState(['keyword', 'scope', 'unit']);
  const query = useApiQuery(['products', 'list'], '/v1/product/list', state.params, {
    keepPrevious: true,
  });
  const { scope, unit } = state.chosen;
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
      filters={
        <Box
          component="section"
          aria-label={text.filters}
          sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-end', gap: 1.5, mt: 2 }}
        >
          <Box sx={{ width: { xs: '100%', sm: 320 } }}>
            <SelectFilter label={text.scope} value={scope} onChange={(value) => state.change({ scope: value })}>
              <ScopeOptions />
            </SelectFilter>
          </Box>
          {unit ? (
            <Chip
              label={text.ofUnit(unitName)}
              onDelete={() => state.change({ unit: '' })}
              deleteIcon={<span title={text.dropUnit}>×</span>}
              sx={{ height: 44, maxWidth: '100%' }}
            />
          ) : null}
        </Box>
      }
      counted
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
