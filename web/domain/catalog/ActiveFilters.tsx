import Box from '@mui/material/Box';
import { Link } from 'react-router-dom';
import catalog from '../../i18n/catalog';
import { useText } from '../../kit/i18n';
import { CloseIcon } from '../../kit/layout/icons';

/** Something that a list is narrowed to, and the search string of the list without it. */
export interface ChosenFilter {
  key: string;
  text: string;
  to: string;
}

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

interface ActiveFiltersProps {
  chosen: readonly ChosenFilter[];
  /** The search string without any of them. */
  none: string;
}

/** What narrows the list at the moment; each entry is a link to the list without it. */
export function ActiveFilters({ chosen, none }: ActiveFiltersProps) {
  const text = useText(catalog);
  if (chosen.length === 0) return null;
  return (
    <Box
      component="ul"
      aria-label={text.chosen}
      sx={{ listStyle: 'none', m: 0, mb: 2, p: 0, display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}
    >
      {chosen.map((entry) => (
        <Box component="li" key={entry.key} sx={{ maxWidth: '100%' }}>
          <Box component={Link} to={entry.to} aria-label={text.removeFilter(entry.text)} sx={look}>
            <Box component="span" sx={{ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}>
              {entry.text}
            </Box>
            <CloseIcon aria-hidden sx={{ fontSize: 15, flexShrink: 0 }} />
          </Box>
        </Box>
      ))}
      {chosen.length > 1 ? (
        <li>
          <Box component={Link} to={none} sx={{ ...look, bgcolor: 'transparent', color: 'text.secondary' }}>
            {text.clearAll}
          </Box>
        </li>
      ) : null}
    </Box>
  );
}
