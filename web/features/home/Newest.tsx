import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { ArrowRightIcon } from '../../kit/layout/icons';
import { Section } from '../../kit/layout/Section';
import { EmptyState } from '../../kit/layout/States';

export interface NewestProps<C> {
  title: string;
  hint: string;
  all: { label: string; to: string };
  none: { title: string; hint: string };
  cards: C[];
  /** Cards beside each other where there is room. */
  columns: 2 | 4;
  idOf: (card: C) => string;
  card: (card: C) => ReactNode;
}

/** The latest of one kind, with the way to all of them. */
export function Newest<C>({ title, hint, all, none, cards, columns, idOf, card }: NewestProps<C>) {
  return (
    <Section
      title={title}
      hint={hint}
      action={
        <Box
          component={Link}
          to={all.to}
          sx={{
            display: 'inline-flex',
            alignItems: 'center',
            gap: 0.5,
            color: 'brand.text',
            fontWeight: 600,
            textDecoration: 'none',
            whiteSpace: 'nowrap',
            '&:hover': { textDecoration: 'underline' },
          }}
        >
          {all.label}
          <ArrowRightIcon aria-hidden />
        </Box>
      }
    >
      {cards.length === 0 ? (
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
