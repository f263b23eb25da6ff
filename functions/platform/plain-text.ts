const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' };

function decoded(whole: string, name: string): string {
  if (!name.startsWith('#')) return ENTITIES[name.toLowerCase()] ?? whole;
  const hex = name[1] === 'x' || name[1] === 'X';
  const code = Number.parseInt(name.slice(hex ? 2 : 1), hex ? 16 : 10);
  return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : ' ';
}

/**
 * The text that a reader of the HTML sees, on one line.
 * @param html sanitised rich text or plain text
 */
export function plainText(html: string): string {
  return html
    .replace(/<(?:br|\/p|\/div|\/li|\/h\d|\/tr|\/td)\b[^>]*>/gi, ' ')
    .replace(/<[^>]*>/g, '')
    .replace(/&(#?\w{1,10});/g, decoded)
    .replace(/\s+/g, ' ')
    .trim();
}

/** Characters that a paragraph has at least to say something by itself. */
const TELLING = 16;

/**
 * What a rich text says first, on one line: its first paragraph, and the next ones while that is short. Headings name
 * what follows them, and are left out where there is anything else.
 * @param html sanitised rich text or plain text, which may end within a tag
 */
export function firstParagraph(html: string): string {
  const parts = html
    .replace(/<[^>]*$/, '')
    .replace(/<(h[1-6])\b[^>]*>.*?<\/\1>/gis, ' ')
    .split(/<\/(?:p|div|li|tr|blockquote|ul|ol|table)>/i)
    .map(plainText)
    .filter(Boolean);
  let text = '';
  for (const part of parts) {
    if (text.length >= TELLING) break;
    text = text ? `${text} ${part}` : part;
  }
  return text || plainText(html);
}

/**
 * The beginning of a text, cut between characters.
 * @param max code points that the answer may have at most, the ellipsis among them
 */
export function shortened(text: string, max: number): string {
  const characters = [...text];
  return characters.length <= max
    ? text
    : `${characters
        .slice(0, max - 1)
        .join('')
        .trimEnd()}…`;
}

/**
 * The beginning of a rich text as words, shortened.
 * @param html may end within a tag, as a part of a longer one does
 * @param max code points, as for `shortened`
 */
export const beginningOf = (html: string | null | undefined, max: number): string =>
  shortened(plainText((html ?? '').replace(/<[^>]*$/, '')), max);
