import Box from '@mui/material/Box';
import { useEffect, useState } from 'react';
import { RICH_TEXT_LINK, RICH_TEXT_PICTURE, RICH_TEXT_TAGS } from '../../../db/contract/rich-text';

/** Attributes that hold no address. */
const PLAIN = ['title', 'alt', 'width', 'height', 'colspan', 'rowspan', 'scope', 'start', 'span'];

type Sanitise = (html: string) => string;

let ready: Sanitise | null = null;

/**
 * The page has its own h1 and h2; a picture of another place goes, and one without words is decoration. All of it happens in
 * the document that runs and loads nothing.
 */
function fitIntoPage(text: HTMLElement): void {
  for (const heading of text.querySelectorAll('h1, h2')) {
    const lower = text.ownerDocument.createElement('h3');
    while (heading.firstChild) lower.appendChild(heading.firstChild);
    heading.replaceWith(lower);
  }
  for (const picture of text.querySelectorAll('img')) {
    if (!RICH_TEXT_PICTURE.test(picture.getAttribute('src') ?? '')) picture.remove();
    else if (!picture.hasAttribute('alt')) picture.alt = '';
  }
}

async function load(): Promise<Sanitise> {
  const { default: DOMPurify } = await import('dompurify');
  DOMPurify.addHook('afterSanitizeAttributes', (node) => {
    if (node.tagName === 'A') {
      node.setAttribute('rel', 'noopener noreferrer nofollow');
      node.setAttribute('target', '_blank');
    }
  });
  ready = (html) => {
    const clean = DOMPurify.sanitize(html, {
      RETURN_DOM: true,
      ALLOWED_TAGS: RICH_TEXT_TAGS,
      ALLOWED_ATTR: ['href', 'src', ...PLAIN],
      ADD_URI_SAFE_ATTR: PLAIN,
      ALLOW_DATA_ATTR: false,
      ALLOW_ARIA_ATTR: false,
      ALLOWED_URI_REGEXP: RICH_TEXT_LINK,
    }) as HTMLElement;
    fitIntoPage(clean);
    return clean.innerHTML;
  };
  return ready;
}

const looksPlain = (html: string): boolean => !/[<&]/.test(html);

/** Text that came from an editor, cleaned again before it is shown; plain text keeps its line breaks. */
export function RichText({ html }: { html: string | null | undefined }) {
  const source = html ?? '';
  const plain = looksPlain(source);
  const [sanitise, setSanitise] = useState<Sanitise | null>(() => ready);
  useEffect(() => {
    let current = true;
    if (!plain && !sanitise) {
      load().then(
        (loaded) => current && setSanitise(() => loaded),
        () => undefined,
      );
    }
    return () => {
      current = false;
    };
  }, [plain, sanitise]);

  const sx = {
    overflowWrap: 'anywhere',
    lineHeight: 1.8,
    '& p': { my: 1 },
    '& > :first-of-type': { mt: 0 },
    '& img': { maxWidth: '100%', height: 'auto', borderRadius: 1 },
    '& a': { color: 'brand.text' },
    '& h1, & h2, & h3': { fontSize: '1.125rem', mt: 2.5, mb: 1 },
    '& blockquote': { m: 0, my: 2, pl: 2, borderLeft: 3, borderColor: 'brand.line', color: 'text.secondary' },
    '& table': { borderCollapse: 'collapse', display: 'block', overflowX: 'auto', maxWidth: '100%' },
    '& td, & th': { border: 1, borderColor: 'divider', px: 1.5, py: 0.75 },
  } as const;
  if (plain) return <Box sx={{ ...sx, whiteSpace: 'pre-line' }}>{source}</Box>;
  if (!sanitise) return <Box sx={{ ...sx, whiteSpace: 'pre-line' }}>{textOnly(source)}</Box>;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the only place that shows HTML, straight from DOMPurify.
  return <Box sx={sx} dangerouslySetInnerHTML={{ __html: sanitise(source) }} />;
}

/** What stands there for the moment until the cleaner is loaded. DOMParser runs no script and loads nothing. */
export function textOnly(html: string): string {
  const spaced = html.replace(/<\/(p|div|li|h[1-6]|blockquote|tr)>|<br\s*\/?>/gi, '$&\n');
  return (new DOMParser().parseFromString(spaced, 'text/html').body.textContent ?? '').trim();
}
