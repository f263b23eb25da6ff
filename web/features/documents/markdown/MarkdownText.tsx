import Box from '@mui/material/Box';
import MarkdownIt from 'markdown-it';
import { useMemo } from 'react';
import { RichText } from '../../../kit/layout/RichText';

/** Markup inside the text is text, never markup of the page (house 11). */
const markdown = new MarkdownIt({ html: false, linkify: true, breaks: true });

/** Headings of a document stand below those of the page around it, and keep their order. */
const BELOW = 2;
markdown.core.ruler.push('lowered', ({ tokens }) => {
  for (const token of tokens) {
    if (token.type !== 'heading_open' && token.type !== 'heading_close') continue;
    token.tag = `h${Math.min(6, Number(token.tag.slice(1)) + BELOW)}`;
  }
});

/** Markdown as HTML, which is cleaned again as it is shown. */
const markdownHtml = (source: string): string => markdown.render(source);

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
