import { TilePage, useTileState } from '../../domain/catalog/TilePage';
import words from '../../i18n/organizations';
import { useApiQuery } from '../../kit/api';
import { useText } from '../../kit/i18n';
import { Filters, filterNames } from './public/Filters';
import { OrganizationTile } from './public/OrganizationTile';

/** All organisations, the transfer centres first (core§9). */
export default function OrganizationList() {
  const text = useText(words).list;
  const state = useTileState(['keyword', ...filterNames]);
  const query = useApiQuery(['organizations', 'list'], '/v1/organization/list', state.params, { keepPrevious: true });
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
      filters={<Filters chosen={state.chosen} onChange={state.change} />}
      counted
      state={state}
      query={query}
      rows={text.rows}
      idOf={(card) => card.organization_id}
      tile={(card) => <OrganizationTile card={card} />}
      none={{ title: text.emptyTitle, hint: text.emptyHint }}
      noneFound={{ title: text.emptyTitle, hint: text.emptyHint, clear: text.clear }}
    />
  );
}
