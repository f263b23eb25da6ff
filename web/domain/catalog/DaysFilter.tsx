import Box from '@mui/material/Box';
import catalog from '../../i18n/catalog';
import kit from '../../i18n/kitParts';
import { useText } from '../../kit/i18n';
import { DayFilter } from '../../kit/table/filters/DayFilter';
import { dayAgo, firstOf, presetOf, RANGES } from '../../kit/table/filters/ranges';
import { FacetGroup } from './FacetGroup';
import type { ListFilter } from './ListFrame';
import type { FilterState } from './listFilters';

/** A range that is none of the usual ones. */
const OWN = 'own';

/** Days, kept as `from` and `to`: a usual range up to today, or two dates of one's own, which a calendar is loaded for. */
export function useDaysFilter({ chosen, search }: FilterState, title: string): ListFilter {
  const { range } = useText(kit);
  const { days } = useText(catalog);
  const { from = '', to = '' } = chosen;
  const preset = presetOf(from, to);
  const value = preset ?? (from || to ? OWN : '');
  const facets = [...RANGES.map((id) => ({ id, name: range[id] })), { id: OWN, name: days.own }].map((each) => ({
    ...each,
    n: null,
    ...(each.id === value && { selected: true as const }),
  }));
  const rangeOf = (id: string) => {
    const named = RANGES.find((each) => each === id);
    return named ? { from: firstOf(named), to: dayAgo(0) } : { from: firstOf('month'), to: dayAgo(1) };
  };
  return {
    names: ['from', 'to'],
    title,
    chosen: preset ? range[preset] : value && [from, to].join(' – '),
    body: (
      <div>
        <FacetGroup
          flat
          title={title}
          facets={facets}
          chosen={value}
          label={(facet) => facet.name}
          to={(id) => search(id ? rangeOf(id) : { from: '', to: '' })}
        />
        {value === OWN ? (
          <Box
            sx={{ display: 'grid', gap: 1.5, mt: 1.5, gridTemplateColumns: 'minmax(0, 1fr)', '& > *': { minWidth: 0 } }}
          >
            <DayFilter name="from" label={days.from} />
            <DayFilter name="to" label={days.to} />
          </Box>
        ) : null}
      </div>
    ),
  };
}
