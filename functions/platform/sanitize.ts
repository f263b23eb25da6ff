import sanitizeHtml from 'sanitize-html';

const SAFE_STYLE = {
  'text-align': [/^(?:left|right|center|justify)$/],
  color: [/^#[0-9a-f]{3,8}$/i, /^rgba?\([\d\s,.%]+\)$/i, /^[a-z]+$/i],
  'background-color': [/^#[0-9a-f]{3,8}$/i, /^rgba?\([\d\s,.%]+\)$/i, /^[a-z]+$/i],
  'font-weight': [/^(?:bold|normal|[1-9]00)$/],
  'font-style': [/^(?:italic|normal)$/],
  'text-decoration': [/^(?:underline|line-through|none)$/],
  width: [/^\d{1,4}(?:\.\d+)?(?:px|%)$/],
};

/** Pictures that stand in a text are files of this site: another host would learn who reads it. */
const OWN_PICTURE = /^\/files\/[\w./-]+(?:\?size=small)?$/;

const RULES: sanitizeHtml.IOptions = {
  allowedTags: [
    ...['p', 'br', 'hr', 'div', 'span', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'blockquote', 'pre', 'code'],
    ...['strong', 'b', 'em', 'i', 'u', 's', 'sub', 'sup', 'mark', 'ul', 'ol', 'li', 'a', 'img', 'figure', 'figcaption'],
    ...['table', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td', 'caption', 'colgroup', 'col'],
  ],
  allowedAttributes: {
    '*': ['style'],
    a: ['href', 'title', 'target', 'rel'],
    img: ['src', 'alt', 'title', 'width', 'height'],
    td: ['colspan', 'rowspan'],
    th: ['colspan', 'rowspan', 'scope'],
    ol: ['start'],
    col: ['span'],
    colgroup: ['span'],
  },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowProtocolRelative: false,
  allowedStyles: { '*': SAFE_STYLE },
  // The text of a forbidden element may be code: it goes with its element.
  nonTextTags: [
    'script',
    'style',
    'textarea',
    'option',
    'noscript',
    'template',
    'svg',
    'math',
    'title',
    'xmp',
    'iframe',
  ],
  nestingLimit: 60,
  exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !OWN_PICTURE.test(attribs.src ?? ''),
  transformTags: {
    a: (tagName, attribs) => ({
      tagName,
      attribs: { ...attribs, rel: 'noopener noreferrer nofollow', target: '_blank' },
    }),
  },
};

/**
 * Rich text without anything that runs, loads frames or imitates the page (design 11, ruling 38).
 * @param html as a client sent it
 */
export const cleanHtml = (html: string): string => sanitizeHtml(html, RULES);

/** Whether a value is an address that a page may link to: of the web, or a path of this site (ruling 38). */
export function isWebAddress(value: unknown): boolean {
  if (typeof value !== 'string' || value.length > 2000) return false;
  const text = value.trim();
  if (/^\/(?![/\\])/.test(text)) return true;
  try {
    return ['http:', 'https:'].includes(new URL(text).protocol);
  } catch {
    return false;
  }
}
