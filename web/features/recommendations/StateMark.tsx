import Box from '@mui/material/Box';
import { RECOMMEND_STATES_MEMBER } from '../../../db/contract/enums-programme';
import { useLabel } from '../../domain/catalog/words';

const TONES = ['review', 'adopted', 'rejected'] as const;

const look = {
  display: 'inline-block',
  px: 1,
  py: 0.25,
  borderRadius: '6px',
  fontSize: '0.8125rem',
  fontWeight: 600,
  lineHeight: 1.5,
  whiteSpace: 'nowrap',
} as const;

/** What the recommender made of a project, in the words of the member area. */
export function StateMark({ state }: { state: number }) {
  const label = useLabel();
  const tone = TONES[state] ?? 'none';
  return (
    <Box component="span" sx={{ ...look, bgcolor: `var(--state-${tone}-bg)`, color: `var(--state-${tone}-fg)` }}>
      {label(RECOMMEND_STATES_MEMBER, state)}
    </Box>
  );
}
