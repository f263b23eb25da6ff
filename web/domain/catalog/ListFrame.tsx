import Box from '@mui/material/Box';
import { Fragment, lazy, type ReactNode, Suspense } from 'react';
import { Link } from 'react-router-dom';
import catalog from '../../i18n/catalog';
import { labelled, useText } from '../../kit/i18n';
import { oneLine } from '../../kit/layout/clamp';
import { CloseIcon } from '../../kit/layout/icons';
import { useSession } from '../session';
import { FilterPanel } from './FilterPanel';

/** Something that a list is narrowed to, and the search string of the list without it. */
interface ChosenFilter {
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
function ActiveFilters({ chosen, none }: ActiveFiltersProps) {
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
            <Box component="span" sx={oneLine}>
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

const FollowField = lazy(() => import('../favourites/FollowField'));

/** One way to narrow a list. */
export interface ListFilter {
  /** What it keeps in the address. */
  names: readonly string[];
  title: string;
  /** How what is chosen reads; '' while nothing is. */
  chosen: string;
  /** Links or a select, under the title. */
  body: ReactNode;
}

interface ListFrameProps {
  filters: readonly ListFilter[];
  /** The word that is searched for. */
  keyword?: string | undefined;
  /** The search string with some values changed, '' to take one away. */
  search: (values: Record<string, string>) => string;
  /** How many rows there are, in words; '' while nobody knows. */
  total: string;
  sort?: ReactNode;
  /** In place of the panel while its values are on their way. */
  waiting?: ReactNode;
  children: ReactNode;
}

const blank = (names: readonly string[]) => Object.fromEntries(names.map((name) => [name, '']));

/**
 * The one look of public lists, and the rule for each of them:
 * - Filters stand in a panel at the left, on narrow screens in a drawer behind a button that says how many are chosen. Few or counted
 *   values are links, many or nested ones a select, days a usual range or two dates of one's own (`listFilters`).
 * - Above the rows: how many there are at the left, the order as a select at the right, below both what is chosen, as chips that take
 *   it away again.
 * - All of it stands in the address, a changed list begins at its first page, and an empty one says what to do next.
 * Pages beside each other are tabs (`PageTabs`), ways to look at the same rows segments (`ChoiceBar`).
 */
export function ListFrame({ filters, keyword = '', search, total, sort, waiting, children }: ListFrameProps) {
  const text = useText(catalog);
  const { loggedIn } = useSession();
  const used = filters.filter(({ chosen }) => chosen !== '');
  const none = search(blank(['keyword', ...filters.flatMap(({ names }) => names)]));
  const chips: ChosenFilter[] = [
    ...(keyword ? [{ key: 'keyword', text: labelled(text.keyword, keyword), to: search({ keyword: '' }) }] : []),
    ...used.map(({ names, title, chosen }) => ({
      key: names.join(),
      text: labelled(title, chosen),
      to: search(blank(names)),
    })),
  ];
  const panel =
    waiting ??
    (filters.length > 0 ? (
      <FilterPanel count={used.length} total={total} none={none}>
        {filters.map(({ names, body }) => (
          <Fragment key={names.join()}>{body}</Fragment>
        ))}
      </FilterPanel>
    ) : null);
  const rows = (
    <Box sx={{ minWidth: 0 }}>
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          justifyContent: 'space-between',
          gap: 1,
          mb: 1.5,
          minHeight: 40,
        }}
      >
        <Box role="status" sx={{ color: 'text.secondary', fontSize: '0.9375rem' }}>
          {total}
        </Box>
        {sort}
      </Box>
      <ActiveFilters chosen={chips} none={none} />
      {loggedIn && used.some(({ names }) => names.includes('scope')) ? (
        <Suspense fallback={null}>
          <FollowField />
        </Suspense>
      ) : null}
      {children}
    </Box>
  );
  if (!panel) return rows;
  return (
    <Box
      sx={{
        display: 'grid',
        gap: { xs: 1.5, md: 3.5 },
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '264px minmax(0, 1fr)' },
        alignItems: 'start',
        '@media print': { display: 'block' },
      }}
    >
      {panel}
      {rows}
    </Box>
  );
}
