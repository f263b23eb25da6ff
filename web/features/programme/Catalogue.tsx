import { linkFilter } from '../../domain/catalog/listFilters';
import { TilePage, useTileState } from '../../domain/catalog/TilePage';
import words from '../../i18n/programme';
import { useApiQuery } from '../../kit/api';
import { pickName, useLang, useText } from '../../kit/i18n';
import { ProjectCard } from './ProjectCard';

const FILTERS = ['field', 'unit', 'person', 'region', 'round'] as const;

/** All published projects by field, recommending unit, recommending person, region and round. */
export default function Catalogue() {
  const text = useText(words);
  const { lang } = useLang();
  const state = useTileState(['keyword', ...FILTERS]);
  const query = useApiQuery(['programme', 'published'], '/v1/programme/published', state.params);
  const labels = {
    field: text.field,
    unit: text.recommendingUnit,
    person: text.recommendingPerson,
    region: text.region,
    round: text.round,
  };
  return (
    <TilePage
      title={text.selected}
      lead={text.selectedLead}
      trail={[{ label: text.title, to: '/programme' }]}
      search={{
        action: '/programme/selected',
        label: text.catalogue.searchLabel,
        placeholder: text.catalogue.placeholder,
        button: text.catalogue.search,
      }}
      filters={FILTERS.map((name) =>
        linkFilter(
          state,
          name,
          labels[name],
          (query.data?.choices[name] ?? []).map(({ value, label, label_en, count }) => ({
            id: value,
            label: pickName(lang, label, label_en),
            n: count,
          })),
        ),
      )}
      state={state}
      query={query}
      rows={text.catalogue.rows}
      idOf={({ id }) => id}
      tile={(card) => <ProjectCard card={card} heading="h2" />}
      min={300}
      none={{ title: text.catalogue.none, hint: text.catalogue.noneHint }}
      noneFound={{
        title: text.catalogue.noneFound,
        hint: text.catalogue.noneFoundHint,
        clear: text.catalogue.clear,
      }}
    />
  );
}
