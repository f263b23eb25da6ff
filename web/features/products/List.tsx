import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import { itemPage } from '../../../db/contract/items';
import { ITEM } from '../../../db/contract/limits';
import type { ProductCard } from '../../../db/contract/products';
import { SelectFilter } from '../../domain/catalog/SelectFilter';
import { TilePage, useTileState } from '../../domain/catalog/TilePage';
import { useScopeNames } from '../../domain/catalog/words';
import { ScopeOptions } from '../../domain/fields';
import words from '../../i18n/talk';
import { useApiQuery } from '../../kit/api';
import { openDialog } from '../../kit/dialogs';
import { useText } from '../../kit/i18n';
import { formatDay } from '../../kit/layout/format';
import { InfoCard } from '../../kit/layout/InfoCard';
import { TagChip } from '../../kit/layout/StateChip';

const CHIPS = 2;

function ProductTile({ card }: { card: ProductCard }) {
  const fields = useScopeNames()(card.scope).slice(0, CHIPS);
  return (
    <InfoCard
      title={card.name}
      to={itemPage(ITEM.product, card.chanpin_id, card.name)}
      onOpen={() => void openDialog('productDetail', { id: card.chanpin_id })}
      image={card.cover}
      scopes={card.scope}
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
