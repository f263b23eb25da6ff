import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { FRONT_DOOR_PAGES } from '../../../db/contract/front-door';
import type { SelectedItem } from '../../../db/contract/front-door-answers';
import { SelectFilter } from '../../domain/catalog/SelectFilter';
import { TilePage, useTileState } from '../../domain/catalog/TilePage';
import { DemandTile, ResultTile } from '../../domain/catalog/tiles';
import words from '../../i18n/frontDoor';
import { useApiQuery } from '../../kit/api';
import { pickName, useLang, useText } from '../../kit/i18n';
import { Link } from '../../kit/router';

function Tile({ item }: { item: SelectedItem }) {
  const { lang } = useLang();
  const why = pickName(lang, item.note, item.note_en);
  if (item.result) return <ResultTile card={item.result} heading="h2" text={why} />;
  return item.demand ? <DemandTile card={item.demand} heading="h2" text={why} /> : null;
}

/** What editors selected for partners abroad, by kind and field. */
export default function Selected() {
  const text = useText(words);
  const { lang } = useLang();
  const state = useTileState(['item_type', 'scope']);
  const query = useApiQuery(['frontDoor', 'selected'], '/v1/frontDoor/selected', state.params, { keepPrevious: true });
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
      filters={
        <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { sm: '220px 320px' } }}>
          <SelectFilter
            label={text.kind}
            value={state.chosen.item_type}
            onChange={(item_type) => state.change({ item_type })}
          >
            {kinds.map(({ item_type, n }) => (
              <option key={item_type} value={item_type}>
                {text.withCount(text.kinds[item_type as keyof typeof text.kinds], n)}
              </option>
            ))}
          </SelectFilter>
          <SelectFilter label={text.field} value={state.chosen.scope} onChange={(scope) => state.change({ scope })}>
            {fields.map(({ id, name, name_en, n }) => (
              <option key={id} value={id}>
                {text.withCount(pickName(lang, name, name_en), n)}
              </option>
            ))}
          </SelectFilter>
        </Box>
      }
      counted
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
