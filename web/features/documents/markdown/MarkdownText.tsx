import Box from '@mui/material/Box';
import { useMemo } from 'react';
import { RichText } from '../../../kit/layout/RichText';
import { markdownHtml } from './markdownHtml';

const look = {
  '& h3': { fontSize: '1.5rem' },
  '& h4': { fontSize: '1.25rem', mt: 2.5, mb: 1 },
  '& h5, & h6': { fontSize: '1.0625rem', mt: 2, mb: 0.75 },
  '& code': { fontFamily: 'monospace', fontSize: '0.9em', px: 0.5, borderRadius: 0.5, bgcolor: 'action.hover' },
  '& pre': { p: 1.5, borderRadius: 1.5, bgcolor: 'action.hover' },
  '& pre code': { p: 0, bgcolor: 'transparent' },
} as const;

/** A Markdown text as it is meant to be read. */
export function MarkdownText({ source }: { source: string }) {
  const html = useMemo(() => markdownHtml(source), [source]);
  return (
    <Box sx={look}>
      <RichText html={html} />
    </Box>
  );
}
