import Box from '@mui/material/Box';
import { COOPERATION_MODES, STAGES } from '../../../db/contract/enums-results';
import { useLabels, usePlace, useScopeNames } from '../../domain/catalog/words';
import words from '../../i18n/matching';
import { useText } from '../../kit/i18n';
import type { Matched, Reason } from './types';

/** What each reason names, in the page's language. */
function useNames(match: Matched): (reason: Reason) => string {
  const labels = useLabels();
  const scopeNames = useScopeNames();
  const place = usePlace();
  return ({ code, values }) => {
    if (code === 'fields') return scopeNames(match.scope.filter(({ id }) => values.includes(id))).join(' · ');
    if (code === 'text') return values.join(' · ');
    if (code === 'region') return place(match);
    return labels(code === 'cooperation' ? COOPERATION_MODES : STAGES, values);
  };
}

/** Why a counterpart fits: each reason with what it is about and its part of the score. */
export function ReasonList({ match }: { match: Matched }) {
  const text = useText(words);
  const names = useNames(match);
  return (
    <Box
      component="ul"
      aria-label={text.reasons}
      sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 0.5, fontSize: '0.875rem' }}
    >
      {match.reasons.map((reason) => (
        <Box component="li" key={reason.code} sx={{ display: 'flex', gap: 1, alignItems: 'baseline' }}>
          <Box component="span" sx={{ fontWeight: 600, whiteSpace: 'nowrap' }}>
            {text.reason[reason.code]}
          </Box>
          <Box component="span" sx={{ color: 'text.secondary', flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
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
