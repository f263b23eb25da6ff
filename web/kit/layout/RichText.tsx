import Box from '@mui/material/Box';
import { useMemo } from 'react';
import { inChinese } from '../i18n';
import { richTextElements } from './richTextElements';

const looksPlain = (html: string): boolean => !/[<&]/.test(html);

const look = {
  overflowWrap: 'anywhere',
  lineHeight: 1.8,
  '& p': { my: 1 },
  '& > :first-of-type': { mt: 0 },
  '& > :last-child': { mb: 0 },
  // Widths that an editor wrote down are no wider than the page.
  '& *': { maxWidth: '100%' },
  '& img': { height: 'auto', borderRadius: 1 },
  '& a': { color: 'brand.text' },
  '& h3': { fontSize: '1.125rem', mt: 2.5, mb: 1 },
  '& pre': { overflowX: 'auto' },
  '& blockquote': { m: 0, my: 2, pl: 2, borderLeft: 3, borderColor: 'brand.line', color: 'text.secondary' },
  '& table': { borderCollapse: 'collapse', display: 'block', overflowX: 'auto', maxWidth: '100%' },
  '& td, & th': { border: 1, borderColor: 'divider', px: 1.5, py: 0.75 },
} as const;

/** Text that came from an editor, cleaned again as it is shown; plain text keeps its line breaks. */
export function RichText({ html }: { html: string | null | undefined }) {
  const source = html ?? '';
  const plain = looksPlain(source);
  const content = useMemo(() => (plain ? source : richTextElements(source)), [plain, source]);
  return (
    <Box {...inChinese(source)} sx={plain ? { ...look, whiteSpace: 'pre-line' } : look}>
      {content}
    </Box>
  );
}
