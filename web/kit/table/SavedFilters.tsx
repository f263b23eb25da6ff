import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { Link, useLocation, useSearchParams } from 'react-router-dom';
import words from '../../i18n/savedFilters';
import { addFields, delRows, reread } from '../api';
import { openDialog } from '../dialogs';
import { useText } from '../i18n';
import { BookmarkIcon, CloseIcon } from '../layout/icons';
import { toast } from '../toast';
import { SAVED_FILTERS, useSavedFilters } from './useSavedFilters';

const refresh = () => reread([SAVED_FILTERS]);

/** What narrows and orders a list, in an order of its own so that the same reads the same. */
function narrowed(search: URLSearchParams, names: readonly string[]): string {
  const kept = new URLSearchParams();
  for (const name of [...names, 'sort'].toSorted()) {
    const value = search.get(name);
    if (value) kept.set(name, value);
  }
  return kept.toString();
}

interface SavedFiltersProps {
  /** Filters of the list, by their names in the address. */
  names: readonly string[];
}

/** Filters of this list that its reader gave names to: one leads there, one keeps what is chosen now. */
export default function SavedFilters({ names }: SavedFiltersProps) {
  const text = useText(words);
  const { pathname } = useLocation();
  const [search] = useSearchParams();
  const { data } = useSavedFilters();
  const now = narrowed(search, names);
  const rows = data?.records ?? [];
  const isKept = rows.some((row) => row.search === now);
  if (rows.length === 0 && !now) return null;
  const keep = async () => {
    if (await openDialog('saveFilter', { page: pathname, search: now })) await refresh();
  };
  const remove = async (row: (typeof rows)[number]) => {
    try {
      await delRows('saved_filter', { id: row.id });
    } catch {
      // The API client has said why.
      return;
    }
    await refresh();
    const back = async () => {
      await addFields('saved_filter', { page: pathname, name: row.name, search: row.search }).catch(() => undefined);
      await refresh();
    };
    toast.success(text.removed(row.name), { label: text.undo, run: () => void back() });
  };
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mb: 2 }}>
      {rows.length > 0 ? (
        <Box
          component="ul"
          aria-label={text.list}
          sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, listStyle: 'none', m: 0, p: 0, minWidth: 0 }}
        >
          {rows.map((row) => {
            const on = row.search === now;
            return (
              <Box
                component="li"
                key={row.id}
                sx={{
                  display: 'flex',
                  alignItems: 'center',
                  maxWidth: '100%',
                  border: 1,
                  borderColor: on ? 'primary.main' : 'divider',
                  borderRadius: 5,
                  bgcolor: on ? 'brand.tint' : 'background.paper',
                }}
              >
                <Box
                  component={Link}
                  to={{ search: on ? '' : `?${row.search}` }}
                  {...(on && { 'aria-current': 'true' as const })}
                  sx={{
                    display: 'flex',
                    alignItems: 'center',
                    minHeight: { xs: 44, sm: 34 },
                    pl: 1.75,
                    pr: 0.5,
                    minWidth: 0,
                    overflowWrap: 'anywhere',
                    color: on ? 'brand.text' : 'text.primary',
                    fontSize: '0.875rem',
                    fontWeight: on ? 600 : 400,
                    textDecoration: 'none',
                    borderRadius: 5,
                  }}
                >
                  {row.name}
                </Box>
                <IconButton size="small" aria-label={text.remove(row.name)} onClick={() => void remove(row)}>
                  <CloseIcon sx={{ fontSize: '1rem' }} />
                </IconButton>
              </Box>
            );
          })}
        </Box>
      ) : null}
      {now && !isKept ? (
        <Button size="small" startIcon={<BookmarkIcon />} onClick={() => void keep()}>
          {text.keep}
        </Button>
      ) : null}
    </Box>
  );
}
