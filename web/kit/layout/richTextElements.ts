import { createElement, type ReactNode } from 'react';
import { RICH_TEXT_LINK, RICH_TEXT_PICTURE, RICH_TEXT_TAGS } from '../../../db/contract/rich-text';

const HTML = 'http://www.w3.org/1999/xhtml';

const KNOWN = new Set(RICH_TEXT_TAGS);

/** The page has its own h1 and h2. */
const LOWERED: Record<string, string> = { h1: 'h3', h2: 'h3' };

/** What is written in them is code or belongs to something that is not shown: it goes with its element. */
const GONE = new Set(
  'script style template title textarea select option xmp noscript noembed noframes iframe object embed video audio'.split(
    ' ',
  ),
);

const EMPTY = new Set(['br', 'hr', 'img', 'col']);

/** Between these there are line breaks of the source alone, which React takes for a mistake. */
const BARE = new Set(['table', 'thead', 'tbody', 'tfoot', 'tr', 'colgroup']);

/** Attributes that hold no address, by the name that React has for them. */
const PLAIN: Record<string, string> = {
  title: 'title',
  alt: 'alt',
  width: 'width',
  height: 'height',
  colspan: 'colSpan',
  rowspan: 'rowSpan',
  scope: 'scope',
  start: 'start',
  span: 'span',
};

function propsOf(element: Element, tag: string): Record<string, string> {
  const props: Record<string, string> = {};
  for (const { name, value } of element.attributes) {
    const prop = PLAIN[name];
    if (prop) props[prop] = value;
  }
  if (tag === 'a') {
    const href = element.getAttribute('href')?.trim() ?? '';
    if (RICH_TEXT_LINK.test(href)) props.href = href;
    props.rel = 'nofollow ugc noopener noreferrer';
    props.target = '_blank';
  }
  if (tag === 'img') {
    props.src = element.getAttribute('src') ?? '';
    // A picture without words is decoration.
    props.alt ??= '';
  }
  return props;
}

function elementOf(element: Element, key: number): ReactNode {
  const tag = element.localName;
  if (element.namespaceURI !== HTML || GONE.has(tag)) return null;
  if (!KNOWN.has(tag)) return childrenOf(element);
  if (tag === 'img' && !RICH_TEXT_PICTURE.test(element.getAttribute('src') ?? '')) return null;
  const children = EMPTY.has(tag) ? [] : childrenOf(element);
  return createElement(LOWERED[tag] ?? tag, { key, ...propsOf(element, tag) }, ...children);
}

function childrenOf(parent: Element): ReactNode[] {
  const bare = BARE.has(parent.localName);
  return [...parent.childNodes].map((node, index) => {
    if (node instanceof Element) return elementOf(node, index);
    if (node.nodeType !== Node.TEXT_NODE) return null;
    const text = node.nodeValue ?? '';
    return bare && !text.trim() ? null : text;
  });
}

/** DOMParser runs no script and loads nothing. */
const parsed = (html: string): HTMLElement => new DOMParser().parseFromString(html, 'text/html').body;

/**
 * HTML of an editor as elements that are made here one by one, from the elements and attributes that are known alone
 * (house 11, decision 38): markup of others never becomes markup of the page.
 */
export const richTextElements = (html: string): ReactNode[] => childrenOf(parsed(html));

/** The words of an HTML text, its paragraphs as lines. */
export function textOnly(html: string): string {
  const spaced = html.replace(/<\/(p|div|li|h[1-6]|blockquote|tr)>|<br\s*\/?>/gi, '$&\n');
  return (parsed(spaced).textContent ?? '').trim();
}
