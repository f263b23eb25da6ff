import { linkFilter, selectFilter, useRegionFilter, useScopeFilter } from '../../domain/catalog/listFilters';
import { TilePage, useTileState } from '../../domain/catalog/TilePage';
import { IndustryOptions, useIndustryName } from '../../domain/fields/IndustryOptions';
import words from '../../i18n/organizations';
import { useApiQuery } from '../../kit/api';
import { useText } from '../../kit/i18n';
import { OrganizationTile } from './public/OrganizationTile';

const NAMES = ['keyword', 'type', 'has', 'scope', 'industry', 'region'] as const;

/** All organisations, the transfer centres first (core§9). */
export default function OrganizationList() {
  const { list: text, types } = useText(words);
  const state = useTileState(NAMES);
  const { industry = '' } = state.chosen;
  const query = useApiQuery(['organizations', 'list'], '/v1/organization/list', state.params);
  const links = (name: string, title: string, values: Readonly<Record<string, string>>) =>
    linkFilter(
      state,
      name,
      title,
      Object.entries(values).map(([id, label]) => ({ id, label })),
    );
  return (
    <TilePage
      title={text.title}
      lead={text.lead}
      search={{
        action: '/organization',
        label: text.searchLabel,
        placeholder: text.searchPlaceholder,
        button: text.search,
      }}
      filters={[
        links('type', text.kind, types),
        links('has', text.publishes, text.has),
        useScopeFilter(state, text.scope),
        selectFilter(state, 'industry', text.industry, <IndustryOptions />, useIndustryName()(industry)),
        useRegionFilter(state, text.region),
      ]}
      state={state}
      query={query}
      rows={text.rows}
      idOf={(card) => card.organization_id}
      tile={(card) => <OrganizationTile card={card} />}
      min={280}
      none={{ title: text.emptyTitle, hint: text.emptyHint }}
      noneFound={{ title: text.emptyTitle, hint: text.emptyHint, clear: text.clear }}
    />
  );
}
