import { scryptSync } from 'node:crypto';

/** The password of every demo account (README "Demo accounts"). */
const DEMO_PASSWORD = 'Demo@2026';

const FULL = 2 ** 15;

const stored = new Map<number, string>();

/**
 * The demo password as the platform stores passwords, `scrypt$N$r$p$salt$hash` in base64url (house 12).
 * One hash serves all demo rows: its cost (about a quarter of a second) would otherwise be paid for each of them at every first start.
 * @param N the memory cost, which the runs of tests lower
 */
export function demoPasswordHash(N = FULL): string {
  const known = stored.get(N);
  if (known) return known;
  const cost = { N, r: 8, p: 3 };
  const salt = Buffer.from('platform-demo-01');
  const hash = scryptSync(DEMO_PASSWORD, salt, 32, { ...cost, maxmem: 256 * cost.N * cost.r * cost.p });
  const made = ['scrypt', cost.N, cost.r, cost.p, salt.toString('base64url'), hash.toString('base64url')].join('$');
  stored.set(N, made);
  return made;
}
