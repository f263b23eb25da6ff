import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useId, useState } from 'react';
import type { Facets } from '../../../db/contract/catalog';
import { FILTERS } from '../../../db/contract/items';
import catalog from '../../i18n/catalog';
import { useText } from '../../kit/i18n';
import { FilterIcon } from '../../kit/layout/icons';
import { FacetGroup } from './FacetGroup';
import type { ListState } from './useListState';
import type { FacetLabel, ListWords } from './words';

export interface FilterPanelProps {
  state: ListState;
  facets: Partial<Facets>;
  words: ListWords;
  label: FacetLabel;
}

/** The filters beside the list; on narrow screens they fold away under one button. */
export function FilterPanel({ state, facets, words, label }: FilterPanelProps) {
  const text = useText(catalog);
  const id = useId();
  const [open, setOpen] = useState(false);
  const chosen = FILTERS.filter((name) => state.filters[name] !== '').length;
  // An empty first column still keeps the list in its place.
  if (FILTERS.every((name) => !facets[name]?.length)) return <div />;
  return (
    <Box component="section" aria-label={text.filters}>
      <Button
        fullWidth
        variant="outlined"
        startIcon={<FilterIcon />}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
        sx={{ display: { md: 'none' } }}
      >
        {text.filtersChosen(chosen)}
      </Button>
      <Box
        id={id}
        sx={{
          display: { xs: open ? 'block' : 'none', md: 'block' },
          mt: { xs: 1.5, md: 0 },
          p: 2,
          bgcolor: 'background.paper',
          border: 1,
          borderColor: 'divider',
          borderRadius: 3,
        }}
      >
        <Box component="h2" sx={{ m: 0, mb: 2, px: 1, fontSize: '1.0625rem', fontWeight: 700 }}>
          {text.filters}
        </Box>
        {FILTERS.map((name) => (
          <FacetGroup
            key={name}
            name={name}
            title={words.filterNames[name]}
            facets={facets[name] ?? []}
            chosen={state.filters[name]}
            label={label}
            to={(value) => state.search({ [name]: value })}
          />
        ))}
      </Box>
    </Box>
  );
}
