import Box from '@mui/material/Box';
import { FILTERS } from '../../../db/contract/items';
import catalog from '../../i18n/catalog';
import { useText } from '../../kit/i18n';
import { CloseIcon } from '../../kit/layout/icons';
import { Link } from '../../kit/router';
import type { FilterPanelProps } from './FilterPanel';

const look = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: 0.5,
  minHeight: 32,
  maxWidth: '100%',
  px: 1.25,
  borderRadius: 2,
  bgcolor: 'brand.tint',
  color: 'brand.text',
  fontSize: '0.875rem',
  textDecoration: 'none',
  '&:hover': { textDecoration: 'underline' },
} as const;

/** What narrows the list at the moment; each entry is a link to the list without it. */
export function ActiveFilters({ state, facets, words, label }: FilterPanelProps) {
  const text = useText(catalog);
  if (!state.narrowed) return null;
  const entries = FILTERS.filter((name) => state.filters[name] !== '').map((name) => {
    const id = state.filters[name];
    const facet = facets[name]?.find((candidate) => String(candidate.id) === id) ?? { id, name: id, n: null };
    return { key: name, text: `${words.filterNames[name]}: ${label(name, facet)}`, to: state.search({ [name]: '' }) };
  });
  const all = state.keyword
    ? [{ key: 'keyword', text: `${text.keyword}: ${state.keyword}`, to: state.search({ keyword: '' }) }, ...entries]
    : entries;
  const none = Object.fromEntries([...FILTERS, 'keyword'].map((name) => [name, '']));
  return (
    <Box
      component="ul"
      aria-label={text.chosen}
      sx={{ listStyle: 'none', m: 0, mb: 2, p: 0, display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}
    >
      {all.map((entry) => (
        <Box component="li" key={entry.key} sx={{ maxWidth: '100%' }}>
          <Box component={Link} to={entry.to} aria-label={text.removeFilter(entry.text)} sx={look}>
            <Box component="span" sx={{ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}>
              {entry.text}
            </Box>
            <CloseIcon aria-hidden sx={{ fontSize: 15, flexShrink: 0 }} />
          </Box>
        </Box>
      ))}
      {all.length > 1 ? (
        <li>
          <Box
            component={Link}
            to={state.search(none)}
            sx={{ ...look, bgcolor: 'transparent', color: 'text.secondary' }}
          >
            {text.clearAll}
          </Box>
        </li>
      ) : null}
    </Box>
  );
}
