import Box from '@mui/material/Box';
import { COOPERATION_MODES, STAGES } from '../../../db/contract/enums-results';
import words from '../../i18n/matching';
import { useText } from '../../kit/i18n';
import { oneLine } from '../../kit/layout/clamp';
import { useLabels, usePlace, useScopeNames } from '../catalog/words';
import { useTopicName } from './topics';
import type { Matched, Reason } from './types';

/** What each reason names, in the page's language. */
function useNames(match: Matched): (reason: Reason) => string {
  const text = useText(words);
  const labels = useLabels();
  const scopeNames = useScopeNames();
  const place = usePlace();
  const topic = useTopicName();
  return ({ code, values, kept }) => {
    if (code === 'fields') return scopeNames(match.scope.filter(({ id }) => values.includes(id))).join(' · ');
    if (code === 'topics') {
      const shown = values.map((name) => topic(String(name), match.scope)).join(' · ');
      return kept ? text.keptByStaff(shown) : shown;
    }
    if (code === 'text') return values.length > 0 ? values.join(' · ') : text.scattered;
    if (code === 'region') return place(match);
    return labels(code === 'cooperation' ? COOPERATION_MODES : STAGES, values);
  };
}

interface ReasonListProps {
  match: Matched;
  /** In a narrow column so many reasons have room, each on two lines. */
  most?: number;
}

const beside = {
  order: { xs: 1, sm: 0 },
  flex: { xs: '1 0 100%', sm: 1 },
  minWidth: 0,
  overflowWrap: 'anywhere',
} as const;
const below = {
  order: 1,
  flexBasis: '100%',
  minWidth: 0,
  ...oneLine,
} as const;

/** Why a counterpart fits: each reason with what it is about and its part of the score. */
export function ReasonList({ match, most }: ReasonListProps) {
  const text = useText(words);
  const names = useNames(match);
  return (
    <Box
      component="ul"
      aria-label={text.reasons}
      sx={{
        listStyle: 'none',
        m: 0,
        p: 0,
        display: 'grid',
        gap: 0.5,
        gridTemplateColumns: 'minmax(0, 1fr)',
        fontSize: '0.875rem',
      }}
    >
      {match.reasons.slice(0, most).map((reason) => (
        <Box
          component="li"
          key={reason.code}
          sx={{
            display: 'flex',
            flexWrap: most ? 'wrap' : { xs: 'wrap', sm: 'nowrap' },
            columnGap: 1,
            alignItems: 'baseline',
          }}
        >
          <Box component="span" sx={{ fontWeight: 600, whiteSpace: 'nowrap', flex: most ? 1 : { xs: 1, sm: 'none' } }}>
            {text.reason[reason.code]}
          </Box>
          <Box component="span" sx={{ color: 'text.secondary', ...(most ? below : beside) }}>
            {names(reason)}
          </Box>
          <Box component="span" sx={{ color: 'text.secondary', whiteSpace: 'nowrap' }}>
            {text.points(reason.score)}
          </Box>
        </Box>
      ))}
    </Box>
  );
}
