import Box from '@mui/material/Box';
import type { ExpertPart } from '../../../db/contract/experts';
import { usePlaceName } from '../../domain/catalog/places';
import { SelectFilter } from '../../domain/catalog/SelectFilter';
import { TilePage, useTileState } from '../../domain/catalog/TilePage';
import { ExpertTile } from '../../domain/experts/ExpertTile';
import { flatScopes, useScopes } from '../../domain/fields';
import words from '../../i18n/experts';
import { useApiQuery } from '../../kit/api';
import { pickName, useLang, useText } from '../../kit/i18n';
import { ExpertActions } from './ExpertActions';

/** The directory of all public experts, narrowed by field and place with their counts. */
export default function ExpertList() {
  const text = useText(words);
  const { lang } = useLang();
  const state = useTileState(['keyword', 'scope', 'region']);
  const query = useApiQuery(['experts', 'list'], '/v1/zhuanjia/list', state.params, { keepPrevious: true });
  const { scope = '', region = '' } = state.chosen;
  const facets = query.data?.facets;
  const scopes = useScopes().data;
  const placeName = usePlaceName(region ? [region] : []);
  const named = flatScopes(scopes ?? []).find(({ id }) => id === scope);
  const others: Readonly<Record<'scope' | 'region', string>> = {
    scope: named ? pickName(lang, named.name, named.name_en) : scope,
    region: placeName(region) || region,
  };
  // What is chosen stays among the choices, also where nobody is left.
  const options = (name: 'scope' | 'region', parts: readonly ExpertPart[] = []) => {
    const chosen = name === 'scope' ? scope : region;
    const known = parts.some(({ id }) => id === chosen);
    return [
      ...(chosen && !known ? [{ id: chosen, label: others[name] }] : []),
      ...parts.map(({ id, name: zh, name_en, n }) => ({ id, label: text.counted(pickName(lang, zh, name_en), n) })),
    ].map(({ id, label }) => (
      <option key={id} value={id}>
        {label}
      </option>
    ));
  };
  return (
    <TilePage
      title={text.directory}
      lead={text.directoryLead}
      actions={<ExpertActions />}
      search={{ action: '/expertMore', label: text.searchLabel, placeholder: text.placeholder, button: text.search }}
      filters={
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, mt: 2 }}>
          <Box sx={{ width: { xs: '100%', sm: 300 } }}>
            <SelectFilter label={text.field} value={scope} onChange={(value) => state.change({ scope: value })}>
              {options('scope', facets?.scope)}
            </SelectFilter>
          </Box>
          <Box sx={{ width: { xs: '100%', sm: 240 } }}>
            <SelectFilter label={text.region} value={region} onChange={(value) => state.change({ region: value })}>
              {options('region', facets?.region)}
            </SelectFilter>
          </Box>
        </Box>
      }
      counted
      state={state}
      query={query}
      rows={text.rows}
      idOf={({ expert_id }) => expert_id}
      tile={(card) => <ExpertTile card={card} heading="h2" />}
      min={280}
      none={{ title: text.none, hint: text.noneHint }}
      noneFound={{ title: text.noneFound, hint: text.noneFoundHint, clear: text.clear }}
    />
  );
}
