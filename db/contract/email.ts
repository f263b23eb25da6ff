/** What is in an address before the `@`, and one label of a domain, as the e-mail field of the HTML standard takes them. */
const LOCAL = "[\\w.!#$%&'*+/=?^`{|}~-]{1,64}";
const LABEL = '[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?';

/**
 * An e-mail address: what the e-mail field of the HTML standard takes, of a domain that the internet can reach, which has a dot.
 * Hyphens and top-level domains of any length belong to it.
 */
export const EMAIL = new RegExp(`^${LOCAL}@(?:${LABEL}\\.)+${LABEL}$`);
