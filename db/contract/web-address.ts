/** Longest address that a page links to. */
const MAX = 2000;

/**
 * Whether a text is the address of a web page: http or https, a host, and neither credentials nor anything that programs read
 * differently.
 */
export function isWebSite(value: unknown): value is string {
  if (typeof value !== 'string' || value.length > MAX || !/^https?:\/\/[^\s\\]+$/i.test(value)) return false;
  if (!URL.canParse(value)) return false;
  const { protocol, username, password, hostname } = new URL(value);
  return /^https?:$/.test(protocol) && username === '' && password === '' && hostname !== '';
}

/** The address of a web site as it is stored: a name of a host alone, as people write it, is one of http; else null. */
export function asWebSite(value: string): string | null {
  const address = /^(?:[a-z0-9-]+\.)+[a-z]{2,}(?:\/[^\s\\]*)?$/i.test(value) ? `http://${value}` : value;
  return isWebSite(address) ? address : null;
}
