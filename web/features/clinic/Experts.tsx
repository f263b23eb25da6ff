import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { CLINIC_PAGES } from '../../../db/contract/clinic';
import { linkFilter } from '../../domain/catalog/listFilters';
import { TilePage, useTileState } from '../../domain/catalog/TilePage';
import { flatScopes, useScopes } from '../../domain/fields';
import words from '../../i18n/clinic';
import { useApiQuery } from '../../kit/api';
import { pickName, useLang, useText } from '../../kit/i18n';
import { ClinicExpertTile, registerPath } from './parts';

/** The experts of the clinic with their next free times, narrowed by field (core§2). */
export default function ClinicExperts() {
  const text = useText(words);
  const { lang } = useLang();
  const state = useTileState(['keyword', 'scope']);
  const query = useApiQuery(['clinic', 'experts'], '/v1/clinic/experts', state.params);
  const { scope = '' } = state.chosen;
  const named = flatScopes(useScopes().data ?? []).find(({ id }) => id === scope);
  const fields = query.data?.facets.scope ?? [];
  return (
    <TilePage
      title={text.experts}
      lead={text.expertsLead}
      trail={[{ label: text.title, to: CLINIC_PAGES.front }]}
      actions={
        <Button component={Link} to={registerPath()} variant="contained">
          {text.register}
        </Button>
      }
      search={{
        action: CLINIC_PAGES.experts,
        label: text.searchLabel,
        placeholder: text.placeholder,
        button: text.search,
      }}
      filters={[
        linkFilter(
          state,
          'scope',
          text.field,
          fields.map(({ id, name, name_en, n }) => ({ id, label: pickName(lang, name, name_en), n })),
          named ? pickName(lang, named.name, named.name_en) : '',
        ),
      ]}
      state={state}
      query={query}
      rows={text.rows}
      idOf={({ expert_id }) => expert_id}
      tile={(card) => <ClinicExpertTile card={card} heading="h2" />}
      min={300}
      none={{ title: text.noExperts, hint: text.noExpertsHint }}
      noneFound={{ title: text.noneFound, hint: text.noneFoundHint, clear: text.clear }}
    />
  );
}
