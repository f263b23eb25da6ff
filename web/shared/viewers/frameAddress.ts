/** What a frame may show: an address of the web with what it is allowed there; null for anything else. */
export interface FrameAddress {
  href: string;
  /** Permissions of the sandbox. */
  sandbox: string;
}

const SCHEMES = ['http:', 'https:'];
const FOREIGN = 'allow-scripts allow-forms allow-popups';

/**
 * @param url as given, whole or a path of this site
 * @param origin of this site: its own pages keep their session in the frame, others are strangers in it
 */
export function frameAddress(url: string, origin: string): FrameAddress | null {
  if (!URL.canParse(url, origin)) return null;
  const address = new URL(url, origin);
  if (!SCHEMES.includes(address.protocol)) return null;
  const own = address.origin === origin;
  return { href: address.href, sandbox: own ? `${FOREIGN} allow-same-origin` : FOREIGN };
}
