import { scryptSync } from 'node:crypto';

/** The password of every demo account (README "Demo accounts"). */
const DEMO_PASSWORD = 'Demo@2026';

const COST = { N: 2 ** 15, r: 8, p: 3 };

let stored: string | undefined;

/**
 * The demo password as the platform stores passwords, `scrypt$N$r$p$salt$hash` in base64url (house 12).
 * One hash serves all demo rows: its cost (about a quarter of a second) would otherwise be paid for each of them at every first start.
 */
export function demoPasswordHash(): string {
  if (!stored) {
    const salt = Buffer.from('platform-demo-01');
    const hash = scryptSync(DEMO_PASSWORD, salt, 32, { ...COST, maxmem: 256 * COST.N * COST.r * COST.p });
    stored = ['scrypt', COST.N, COST.r, COST.p, salt.toString('base64url'), hash.toString('base64url')].join('$');
  }
  return stored;
}
