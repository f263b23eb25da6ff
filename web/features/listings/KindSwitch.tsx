import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useSearchParams } from 'react-router-dom';
import type { PublishedPages } from '../../../db/contract/items';
import words from '../../i18n/listings';
import { useText } from '../../kit/i18n';
import { PAGES } from './kinds';

/** Results or demands: the chosen kind stands in the address, filters of the other do not come along. */
export function KindSwitch({ pages }: { pages: PublishedPages }) {
  const text = useText(words).kinds;
  const [, setSearch] = useSearchParams();
  return (
    <Box
      role="group"
      aria-label={text.label}
      sx={{ display: 'inline-flex', p: 0.5, mb: 2.5, gap: 0.5, borderRadius: 2, bgcolor: 'brand.tint' }}
    >
      {PAGES.map((each) => {
        const on = each === pages;
        return (
          <Button
            key={each}
            aria-pressed={on}
            onClick={() => setSearch({ kind: each })}
            sx={{
              px: 2.5,
              minHeight: 40,
              color: on ? 'text.primary' : 'brand.text',
              bgcolor: on ? 'background.paper' : 'transparent',
              boxShadow: on ? 'var(--card-shadow)' : 'none',
              fontWeight: on ? 650 : 500,
            }}
          >
            {text[each]}
          </Button>
        );
      })}
    </Box>
  );
}
