import Box from '@mui/material/Box';
import type { Caps } from '../../../../db/contract/inbox';
import words from '../../../i18n/pushCompose';
import { useText } from '../../../kit/i18n';
import { formatMinute } from '../../../kit/layout/format';

/** How many organisations a push would be kept from, were it sent now, and until when its messages would wait. */
export function Promises({ caps }: { caps: Caps }) {
  const text = useText(words).promises;
  const lines = [
    caps.left_out > 0 ? text.leftOut(caps.left_out) : '',
    ...(caps.over.length > 0 ? [text.over(caps.over.length)] : []),
    ...(caps.unwanted.length > 0 ? [text.unwanted(caps.unwanted.length)] : []),
    caps.quiet_until ? text.quiet(formatMinute(caps.quiet_until)) : '',
  ].filter(Boolean);
  if (lines.length === 0) return null;
  return (
    <Box role="note" sx={{ mb: 1, p: 1, borderRadius: 1, bgcolor: 'var(--state-returned-bg)', color: 'text.primary' }}>
      {lines.map((line) => (
        <Box key={line}>{line}</Box>
      ))}
    </Box>
  );
}
