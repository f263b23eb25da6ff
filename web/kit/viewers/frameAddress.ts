/** What a frame may show: an address of the web with what it is allowed there. */
interface FrameAddress {
  href: string;
  /** Permissions of the sandbox; undefined for pages of the platform itself, whose scripts a sandbox cannot hold. */
  sandbox: string | undefined;
}

const SCHEMES = ['http:', 'https:'];
/** It runs as a stranger: no session, no storage, no way to the page around it. */
const SANDBOX = 'allow-scripts allow-forms allow-popups';
/** What people uploaded, and what is no page, is as foreign as another site. */
const NO_PAGE = /^\/(files|upload|web|egg|dev)(\/|$)/;

/**
 * @param url as given, whole or a path of this site
 * @param origin of this site
 * @returns null for what is no http(s) address
 */
export function frameAddress(url: string, origin: string): FrameAddress | null {
  if (!URL.canParse(url, origin)) return null;
  const { protocol, origin: from, pathname, href } = new URL(url, origin);
  if (!SCHEMES.includes(protocol)) return null;
  const isPage = from === origin && !NO_PAGE.test(pathname);
  return { href, sandbox: isPage ? undefined : SANDBOX };
}
