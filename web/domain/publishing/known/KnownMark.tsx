import Box from '@mui/material/Box';
import { useWatch } from 'react-hook-form';
import words from '../../../i18n/publishProgress';
import { useText } from '../../../kit/i18n';
import { CheckIcon } from '../../../kit/layout/icons';
import { isKnown, useKnown } from './known';

/** Below a field that was filled in: where that comes from, as long as nobody changed it. */
export function KnownMark({ name }: { name: string }) {
  const text = useText(words).known;
  const { known } = useKnown();
  const value: unknown = useWatch({ name });
  const from = known[name]?.from;
  if (!from || !isKnown(known, name, value)) return null;
  return (
    <Box
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 0.5,
        mt: 0.25,
        px: 1.75,
        fontSize: '0.75rem',
        color: 'text.secondary',
        '& svg': { fontSize: 14, color: 'success.main' },
      }}
    >
      <CheckIcon aria-hidden />
      {text[from]}
    </Box>
  );
}
