import type { ExpertPart } from '../../../db/contract/experts';
import { linkFilter } from '../../domain/catalog/listFilters';
import { usePlaceName } from '../../domain/catalog/places';
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
  const query = useApiQuery(['experts', 'list'], '/v1/zhuanjia/list', state.params);
  const { scope = '', region = '' } = state.chosen;
  const facets = query.data?.facets;
  const scopes = useScopes().data;
  const placeName = usePlaceName(region ? [region] : []);
  const named = flatScopes(scopes ?? []).find(({ id }) => id === scope);
  const counted = (parts: readonly ExpertPart[] = []) =>
    parts.map(({ id, name: zh, name_en, n }) => ({ id, label: pickName(lang, zh, name_en), n }));
  return (
    <TilePage
      title={text.directory}
      lead={text.directoryLead}
      actions={<ExpertActions />}
      search={{ action: '/expertMore', label: text.searchLabel, placeholder: text.placeholder, button: text.search }}
      filters={[
        linkFilter(
          state,
          'scope',
          text.field,
          counted(facets?.scope),
          named ? pickName(lang, named.name, named.name_en) : '',
        ),
        linkFilter(state, 'region', text.region, counted(facets?.region), placeName(region)),
      ]}
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
