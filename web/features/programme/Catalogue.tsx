import Box from '@mui/material/Box';
import type { PublishedChoice } from '../../../db/contract/programme/publication';
import { SelectFilter } from '../../domain/catalog/SelectFilter';
import { TilePage, useTileState } from '../../domain/catalog/TilePage';
import words from '../../i18n/programme';
import { useApiQuery } from '../../kit/api';
import { pickName, useLang, useText } from '../../kit/i18n';
import { ProjectCard } from './ProjectCard';

const FILTERS = ['field', 'unit', 'person', 'region', 'round'] as const;

function Choices({ rows, value }: { rows: readonly PublishedChoice[]; value: string | undefined }) {
  const { lang } = useLang();
  return (
    <>
      {/* An address may name what no published project has. */}
      {value && !rows.some((row) => row.value === value) ? <option value={value}>{value}</option> : null}
      {rows.map((row) => (
        <option key={row.value} value={row.value}>
          {`${pickName(lang, row.label, row.label_en)} (${row.count})`}
        </option>
      ))}
    </>
  );
}

/** All published projects by field, recommending unit, recommending person, region and round. */
export default function Catalogue() {
  const text = useText(words);
  const state = useTileState(['keyword', ...FILTERS]);
  const query = useApiQuery(['programme', 'published'], '/v1/programme/published', state.params, {
    keepPrevious: true,
  });
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
      search={{
        action: '/programme/selected',
        label: text.catalogue.searchLabel,
        placeholder: text.catalogue.placeholder,
        button: text.catalogue.search,
      }}
      filters={
        <Box
          component="section"
          aria-label={text.catalogue.filters}
          sx={{
            display: 'grid',
            gap: 1.5,
            mt: 2,
            gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', md: 'repeat(5, minmax(0, 1fr))' },
          }}
        >
          {FILTERS.map((name) => (
            <SelectFilter
              key={name}
              label={labels[name]}
              value={state.chosen[name]}
              onChange={(value) => state.change({ [name]: value })}
            >
              <Choices rows={query.data?.choices[name] ?? []} value={state.chosen[name]} />
            </SelectFilter>
          ))}
        </Box>
      }
      counted
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
