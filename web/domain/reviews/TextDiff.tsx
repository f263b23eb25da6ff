import Box from '@mui/material/Box';
import words from '../../i18n/moderation';
import { useText } from '../../kit/i18n';
import { hiddenText } from '../../kit/layout/hiddenText';
import type { Piece } from './diff';

const MARKS = {
  removed: {
    bgcolor: 'var(--state-rejected-bg)',
    color: 'var(--state-rejected-fg)',
    textDecoration: 'line-through',
  },
  added: {
    bgcolor: 'var(--state-adopted-bg)',
    color: 'var(--state-adopted-fg)',
    textDecoration: 'underline',
    fontWeight: 600,
  },
} as const;

/** Of two items neither is the former one: what each has alone is marked, and struck out nowhere. */
const ALONE = { bgcolor: 'var(--state-review-bg)', color: 'var(--state-review-fg)', fontWeight: 600 } as const;

interface TextDiffProps {
  pieces: readonly Piece[];
  side: 'removed' | 'added';
  /** The texts are of two items, not of two versions of one. */
  items?: boolean;
}

/** One side of a comparison: the former text with what was removed, or the present one with what was added. */
export function TextDiff({ pieces, side, items }: TextDiffProps) {
  const text = useText(words).review;
  // Equal pieces of text may come twice: their place tells them apart.
  const placed = pieces.map((piece, place) => ({ ...piece, place }));
  const shown = placed.filter(({ kind }) => kind === 'same' || kind === side);
  return (
    <Box sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
      {shown.map(({ kind, text: words, place }) =>
        kind === 'same' ? (
          <span key={place}>{words}</span>
        ) : (
          <Box
            key={place}
            component={items ? 'mark' : side === 'removed' ? 'del' : 'ins'}
            sx={{ ...(items ? ALONE : MARKS[side]), position: 'relative', borderRadius: '3px' }}
          >
            <Box component="span" sx={hiddenText}>
              {items ? text.alone : text[side]}
            </Box>
            {words}
          </Box>
        ),
      )}
    </Box>
  );
}
