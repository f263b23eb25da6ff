import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { entriesOf } from '../../../../db/contract/organization-edits';
import words from '../../../i18n/organizations';
import { useText } from '../../../kit/i18n';
import { Section } from '../../../kit/layout/Section';

const SHOWN = 12;

/** People or equipment of an organisation; nothing where it names none. */
export function Entries({ title, stored }: { title: string; stored: string | null }) {
  const text = useText(words).detail;
  const [all, setAll] = useState(false);
  const entries = entriesOf(stored);
  if (entries.length === 0) return null;
  // Equal lines may come twice: their place tells them apart.
  const shown = (all ? entries : entries.slice(0, SHOWN)).map((parts, place) => ({ parts, place }));
  return (
    <Section title={title} card>
      <Box
        component="ul"
        aria-label={title}
        sx={{
          listStyle: 'none',
          m: 0,
          p: 0,
          display: 'grid',
          columnGap: 3,
          rowGap: 1.5,
          gridTemplateColumns: {
            xs: 'minmax(0, 1fr)',
            sm: entries.some((parts) => parts.length > 1) ? 'repeat(2, minmax(0, 1fr))' : 'minmax(0, 1fr)',
          },
        }}
      >
        {shown.map(({ parts: [name, ...rest], place }) => (
          <Box key={place} component="li" sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
            <Box sx={{ fontWeight: rest.length > 0 ? 600 : 400 }}>{name}</Box>
            {rest.length > 0 ? (
              <Box sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>{rest.filter(Boolean).join(' · ')}</Box>
            ) : null}
          </Box>
        ))}
      </Box>
      {entries.length > SHOWN ? (
        <Button size="small" sx={{ mt: 1.5 }} aria-expanded={all} onClick={() => setAll(!all)}>
          {all ? text.fewer : text.all(entries.length)}
        </Button>
      ) : null}
    </Section>
  );
}
