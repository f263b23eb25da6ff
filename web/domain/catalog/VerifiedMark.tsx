import Box from '@mui/material/Box';
import words from '../../i18n/catalog';
import { useText } from '../../kit/i18n';
import { MarkChip } from './MarkChip';

/** Whether staff checked who an organisation is. */
export function VerifiedMark({ verified }: { verified: boolean | undefined }) {
  const text = useText(words).mark;
  if (verified) return <MarkChip label={text.verified} />;
  return (
    <Box
      component="span"
      sx={{
        display: 'inline-flex',
        alignItems: 'center',
        height: 24,
        px: 1,
        border: 1,
        borderColor: 'divider',
        borderRadius: 1.5,
        fontSize: '0.8125rem',
        color: 'text.secondary',
        whiteSpace: 'nowrap',
      }}
    >
      {text.unverified}
    </Box>
  );
}
