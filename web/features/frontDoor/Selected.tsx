import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { FRONT_DOOR_PAGES } from '../../../db/contract/front-door';
import type { SelectedItem } from '../../../db/contract/front-door-answers';
import { DemandTile } from '../../domain/catalog/DemandTile';
import { linkFilter } from '../../domain/catalog/listFilters';
import { ProductTile } from '../../domain/catalog/ProductTile';
import { ResultTile } from '../../domain/catalog/ResultTile';
import { TilePage, useTileState } from '../../domain/catalog/TilePage';
import words from '../../i18n/frontDoor';
import { useApiQuery } from '../../kit/api';
import { pickName, useLang, useText } from '../../kit/i18n';

function Tile({ item }: { item: SelectedItem }) {
  const { lang } = useLang();
  const why = pickName(lang, item.note, item.note_en);
  if (item.result) return <ResultTile card={item.result} heading="h2" text={why} />;
  if (item.product) return <ProductTile card={item.product} text={why} />;
  return item.demand ? <DemandTile card={item.demand} heading="h2" text={why} /> : null;
}

/** What editors selected for partners abroad, by kind and field. */
export default function Selected() {
  const text = useText(words);
  const { lang } = useLang();
  const state = useTileState(['item_type', 'scope']);
  const query = useApiQuery(['frontDoor', 'selected'], '/v1/frontDoor/selected', state.params);
  const { kinds = [], fields = [] } = query.data ?? {};
  return (
    <TilePage
      title={text.selected.title}
      lead={text.selected.lead}
      actions={
        <Button variant="contained" component={Link} to={`${FRONT_DOOR_PAGES.home}#contact`}>
          {text.askDesk}
        </Button>
      }
      filters={[
        linkFilter(
          state,
          'item_type',
          text.kind,
          kinds.map(({ item_type, n }) => ({
            id: String(item_type),
            label: text.kinds[item_type as keyof typeof text.kinds],
            n,
          })),
        ),
        linkFilter(
          state,
          'scope',
          text.field,
          fields.map(({ id, name, name_en, n }) => ({ id, label: pickName(lang, name, name_en), n })),
        ),
      ]}
      state={state}
      query={query}
      rows={text.rows}
      idOf={({ id }) => id}
      tile={(item) => <Tile item={item} />}
      none={{ title: text.none, hint: text.noneHint }}
      noneFound={{ title: text.noneFound, hint: text.noneFoundHint, clear: text.clear }}
    />
  );
}
