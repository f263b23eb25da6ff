import Box from '@mui/material/Box';
import { inChinese } from '../i18n';

/** Text that was typed into a plain field: every character is itself, and its line breaks stay. */
export function PlainText({ text }: { text: string }) {
  return (
    <Box {...inChinese(text)} sx={{ overflowWrap: 'anywhere', lineHeight: 1.8, whiteSpace: 'pre-line' }}>
      {text}
    </Box>
  );
}
