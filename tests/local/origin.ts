type Vars = Readonly<Record<string, unknown>> | undefined;

const isOrigin = (value: unknown): boolean =>
  typeof value === 'string' && /^https:/.test(value) && URL.parse(value)?.origin === value.replace(/\/$/, '');

/**
 * Why a deployment must not begin: links in mails and messages begin with SITE_ORIGIN, and without it nothing says what the
 * site's address is but a header that every client chooses.
 * @returns undefined when both configurations name the same https origin
 */
export function originComplaint(site: Vars, background: Vars): string | undefined {
  if (!isOrigin(site?.SITE_ORIGIN)) {
    return 'SITE_ORIGIN is missing: write the address of the site, such as "https://example.org", under [vars] into wrangler.toml and queues/wrangler.toml.';
  }
  return site?.SITE_ORIGIN === background?.SITE_ORIGIN
    ? undefined
    : 'wrangler.toml and queues/wrangler.toml name two different SITE_ORIGIN: write the same address into both.';
}
