import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';
import { panel } from './panel';

interface SectionProps {
  title: string;
  /** What links to it name. */
  id?: string;
  /** A link or button at the right of the title. */
  action?: ReactNode;
  hint?: string;
  /** `card` draws the section on a surface of its own, as detail pages do. */
  card?: boolean;
  children: ReactNode;
}

// As wide as its words, so that an action that finds no room beside it goes to a line of its own.
const heading = { flex: '1 1 auto', minWidth: 0, maxWidth: '100%' } as const;

/** The words of a button without a frame end where the section ends; its frame shows under the pointer alone. */
const flush = { '& > .MuiButton-text:last-child': { px: 1, mr: -1 } } as const;

/** On a card, where it stands among lines of the same size. */
const marked = {
  ...heading,
  position: 'relative',
  pl: 1.75,
  '&::before': {
    content: '""',
    position: 'absolute',
    left: 0,
    top: '0.22em',
    bottom: '0.18em',
    width: 4,
    borderRadius: 2,
    bgcolor: 'primary.main',
  },
} as const;

export function Section({ id: anchor, title, action, hint, card = false, children }: SectionProps) {
  const id = useId();
  return (
    <Box
      component="section"
      className={card ? 'on-card' : undefined}
      id={anchor}
      aria-labelledby={id}
      sx={
        card
          ? {
              p: { xs: 2.5, md: 3.5 },
              mb: 3,
              ...panel,
            }
          : { mb: { xs: 5, md: 7 }, '.on-card + &, *:has(.on-card) + &': { mt: { xs: 5, md: 6 } } }
      }
    >
      <Box sx={{ mb: card ? 2 : 2.5 }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: 2, rowGap: 0.5, ...flush }}>
          <Typography id={id} variant={card ? 'h3' : 'h2'} component="h2" sx={card ? marked : heading}>
            {title}
          </Typography>
          {action}
        </Box>
        {hint ? <Typography sx={{ color: 'text.secondary', mt: 0.5, pl: card ? 1.75 : 0 }}>{hint}</Typography> : null}
      </Box>
      {children}
    </Box>
  );
}
