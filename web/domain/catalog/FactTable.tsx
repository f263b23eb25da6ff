import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import catalog from '../../i18n/catalog';
import { inChinese, useText } from '../../kit/i18n';
import { Section } from '../../kit/layout/Section';

export interface Fact {
  label: string;
  value: ReactNode;
}

const isFilled = ({ value }: Fact): boolean => value !== null && value !== undefined && value !== '';

/** What was filled in about the item, two to a line where there is room. */
export function FactTable({ facts }: { facts: Fact[] }) {
  const text = useText(catalog);
  const filled = facts.filter(isFilled);
  if (filled.length === 0) return null;
  return (
    <Section title={text.facts} card>
      <Box
        component="dl"
        sx={{
          m: 0,
          display: 'grid',
          columnGap: 4,
          gridTemplateColumns: { xs: '1fr', sm: 'repeat(2, minmax(0, 1fr))' },
        }}
      >
        {filled.map((fact) => (
          <Box
            key={fact.label}
            sx={{
              display: 'grid',
              gridTemplateColumns: { xs: '8em minmax(0, 1fr)', md: '8.5em minmax(0, 1fr)' },
              gap: 1.5,
              py: 1.25,
              borderBottom: 1,
              borderColor: 'divider',
            }}
          >
            <Box
              component="dt"
              sx={{ color: 'text.secondary', fontSize: '0.9375rem', hyphens: 'auto', overflowWrap: 'break-word' }}
            >
              {fact.label}
            </Box>
            <Box
              component="dd"
              {...inChinese(fact.value)}
              sx={{ m: 0, overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}
            >
              {fact.value}
            </Box>
          </Box>
        ))}
      </Box>
    </Section>
  );
}
