import Box from '@mui/material/Box';
import { VERIFICATION } from '../../../../db/contract/verifications';
import words from '../../../i18n/verifications';
import { useText } from '../../../kit/i18n';

const TONES: Readonly<Record<number, string>> = {
  [VERIFICATION.waiting]: 'review',
  [VERIFICATION.verified]: 'adopted',
  [VERIFICATION.refused]: 'rejected',
  [VERIFICATION.revoked]: 'rejected',
};

/** What became of a check of an organisation. */
export function VerificationState({ state }: { state: number }) {
  const { states } = useText(words);
  const tone = TONES[state] ?? 'none';
  return (
    <Box
      component="span"
      sx={{
        display: 'inline-block',
        px: 1,
        py: 0.25,
        borderRadius: '6px',
        fontSize: '0.8125rem',
        lineHeight: 1.5,
        fontWeight: 600,
        bgcolor: `var(--state-${tone}-bg)`,
        color: `var(--state-${tone}-fg)`,
      }}
    >
      {states[state as keyof typeof states]}
    </Box>
  );
}
