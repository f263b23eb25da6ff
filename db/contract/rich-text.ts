/** Elements that rich text may hold, wherever it is cleaned (house 11, decision 38). */
export const RICH_TEXT_TAGS = [
  ...['p', 'br', 'hr', 'div', 'span', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'blockquote', 'pre', 'code'],
  ...['strong', 'b', 'em', 'i', 'u', 's', 'sub', 'sup', 'mark', 'ul', 'ol', 'li', 'a', 'img', 'figure', 'figcaption'],
  ...['table', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td', 'caption', 'colgroup', 'col'],
];

/** Where a link in a text may lead: the web, a mail or phone program, this site, a place in the page. */
export const RICH_TEXT_LINK = /^(?:https?:|mailto:|tel:|\/(?![/\\])|#)/i;

/** Pictures that stand in a text are files of this site: another host would learn who reads it. */
export const RICH_TEXT_PICTURE = /^\/files\/(?!.*\.\.)[\w./-]+(?:\?size=small)?$/;

/** A text as rich text holds it. */
export const escapedText = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** The lines of a text as paragraphs of rich text. */
export const paragraphsOf = (text: string): string =>
  text
    .split('\n')
    .filter((line) => line.trim())
    .map((line) => `<p>${escapedText(line.trim())}</p>`)
    .join('');
