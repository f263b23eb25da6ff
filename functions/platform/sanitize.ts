import sanitizeHtml from 'sanitize-html';
import { RICH_TEXT_LINK, RICH_TEXT_PICTURE, RICH_TEXT_TAGS } from '../../db/contract/rich-text.ts';
import { isWebSite } from '../../db/contract/web-address.ts';

const SAFE_STYLE = {
  'text-align': [/^(?:left|right|center|justify)$/],
  color: [/^#[0-9a-f]{3,8}$/i, /^rgba?\([\d\s,.%]+\)$/i, /^[a-z]+$/i],
  'background-color': [/^#[0-9a-f]{3,8}$/i, /^rgba?\([\d\s,.%]+\)$/i, /^[a-z]+$/i],
  'font-weight': [/^(?:bold|normal|[1-9]00)$/],
  'font-style': [/^(?:italic|normal)$/],
  'text-decoration': [/^(?:underline|line-through|none)$/],
  width: [/^\d{1,4}(?:\.\d+)?(?:px|%)$/],
};

const RULES: sanitizeHtml.IOptions = {
  allowedTags: RICH_TEXT_TAGS,
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
  exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !RICH_TEXT_PICTURE.test(attribs.src ?? ''),
  transformTags: {
    a: (tagName, { href = '', ...attribs }) => ({
      tagName,
      attribs: {
        ...(RICH_TEXT_LINK.test(href) && { href }),
        ...attribs,
        rel: 'nofollow ugc noopener noreferrer',
        target: '_blank',
      },
    }),
  },
};

/**
 * Rich text without anything that runs, loads frames or imitates the page (house 11, decision 38).
 * @param html as a client sent it
 */
export const cleanHtml = (html: string): string => sanitizeHtml(html, RULES);

/** Whether a value is an address that a page may link to: of the web, or a path of this site (decision 38). */
export const isWebAddress = (value: unknown): boolean =>
  typeof value === 'string' && (isWebSite(value.trim()) || (value.length <= 2000 && /^\/(?![/\\])/.test(value.trim())));
