import MarkdownIt from 'markdown-it';

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
export const markdownHtml = (source: string): string => markdown.render(source);
