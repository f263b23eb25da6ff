import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { Section } from '../../kit/layout/Section';
import { EmptyState } from '../../kit/layout/States';
import { AllLink } from './AllLink';

export interface NewestProps<C> {
  title: string;
  hint: string;
  all: { label: string; to: string };
  none?: { title: string; hint: string };
  cards: C[];
  /** Cards beside each other where there is room. */
  columns: 3 | 4;
  idOf: (card: C) => string;
  card: (card: C) => ReactNode;
}

/** The latest of one kind, with the way to all of them. */
export function Newest<C>({ title, hint, all, none, cards, columns, idOf, card }: NewestProps<C>) {
  return (
    <Section title={title} hint={hint} action={<AllLink {...all} />}>
      {cards.length === 0 && none ? (
        <EmptyState title={none.title} hint={none.hint} />
      ) : (
        <Box
          component="ul"
          sx={{
            listStyle: 'none',
            // A phone's first look is short; the rest is one tap away.
            '& > li:nth-of-type(n + 5)': { display: { xs: 'none', sm: 'block' } },
            m: 0,
            p: 0,
            display: 'grid',
            gap: 2.5,
            gridTemplateColumns: {
              xs: 'minmax(0, 1fr)',
              sm: 'repeat(2, minmax(0, 1fr))',
              lg: `repeat(${columns}, minmax(0, 1fr))`,
            },
          }}
        >
          {cards.map((entry) => (
            <li key={idOf(entry)}>{card(entry)}</li>
          ))}
        </Box>
      )}
    </Section>
  );
}
