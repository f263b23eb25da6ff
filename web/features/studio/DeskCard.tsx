import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';
import { Link } from 'react-router-dom';
import words from '../../i18n/studio';
import { useText } from '../../kit/i18n';
import { oneLine } from '../../kit/layout/clamp';
import { LoadingState } from '../../kit/layout/LoadingState';
import { fingerLink } from '../../kit/layout/looks';
import { panel } from '../../kit/layout/panel';
import { ErrorState } from '../../kit/layout/States';

/** One thing on the desk. */
export interface DeskRow {
  id: string;
  name: string;
  to: string;
  note: string;
  mark?: ReactNode;
}

interface DeskCardProps {
  title: string;
  none: string;
  /** Where all of them are, and where a new one is made. */
  all: string;
  fresh: string;
  rows: readonly DeskRow[] | undefined;
  total: number | undefined;
  /** Given where asking for them failed. */
  onRetry: (() => void) | undefined;
}

/** The newest of one kind, how many there are, and the way to a new one. */
export function DeskCard({ title, none, all, fresh, rows, total, onRetry }: DeskCardProps) {
  const { studio: text } = useText(words);
  const id = useId();
  return (
    <Box component="section" aria-labelledby={id} sx={{ display: 'flex', flexDirection: 'column', p: 2.5, ...panel }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', gap: 1, mb: 1.5 }}>
        <Typography id={id} variant="h4" component="h2" sx={{ flex: 1 }}>
          {title}
        </Typography>
        <Box component="span" sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>
          {total === undefined ? '' : text.rows(total)}
        </Box>
      </Box>
      {rows === undefined ? (
        onRetry ? (
          <ErrorState onRetry={onRetry} />
        ) : (
          <LoadingState kind="lines" count={3} />
        )
      ) : rows.length === 0 ? (
        <Box sx={{ color: 'text.secondary' }}>{none}</Box>
      ) : (
        <Box
          component="ul"
          aria-labelledby={id}
          sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.25, gridTemplateColumns: 'minmax(0, 1fr)' }}
        >
          {rows.map((row) => (
            <li key={row.id}>
              <Box sx={{ display: 'flex', gap: 1, alignItems: 'baseline' }}>
                <Box
                  component={Link}
                  to={row.to}
                  sx={{
                    ...fingerLink,
                    flex: 1,
                    minWidth: 0,
                    color: 'text.primary',
                    ...oneLine,
                    '&:hover': { color: 'brand.text' },
                  }}
                >
                  {row.name}
                </Box>
                {row.mark}
              </Box>
              <Box sx={{ color: 'text.secondary', fontSize: '0.8125rem' }}>{row.note}</Box>
            </li>
          ))}
        </Box>
      )}
      <Box sx={{ display: 'flex', gap: 1, mt: 'auto', pt: 2 }}>
        <Button component={Link} to={fresh} size="small" variant="outlined" aria-label={text.freshOf(title)}>
          {text.fresh}
        </Button>
        <Button component={Link} to={all} size="small" aria-label={text.allOf(title)}>
          {text.all}
        </Button>
      </Box>
    </Box>
  );
}
