import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { exec } from '../local/exec.ts';
import { LOCAL_ID_NUMBER_KEY as OLD } from '../local/settings.ts';
import { signedIn } from '../setup/client.ts';
import { startServer } from '../setup/server.ts';

const stateDir = mkdtempSync(join(tmpdir(), 'platform-keys-'));
afterAll(() => rmSync(stateDir, { recursive: true, force: true }));

const NEW = randomBytes(32).toString('base64');

async function rotate(keys: string): Promise<string> {
  const env = { STATE_DIR: stateDir, ID_NUMBER_KEYS: keys };
  const { output } = await exec(process.execPath, ['tests/local/rotate-keys.ts', '--local'], { env });
  return output.trim().split('\n').at(-1) ?? '';
}

/** What a site that holds one key shows an auditor of the identity numbers of the demo data. */
async function shown(key: string): Promise<{ codes: number[]; sealed: string[] }> {
  const server = await startServer({ stateDir, vars: { ID_NUMBER_KEY: '', ID_NUMBER_KEYS: key } });
  try {
    const db = (await server.runtime.miniflare.getD1Database('DB')) as unknown as D1Database;
    const { results } = await db
      .prepare(`SELECT chengguo_id AS id, id_number AS value FROM chengguo WHERE id_number <> '' ORDER BY 1`)
      .all<{ id: string; value: string }>();
    const admin = await signedIn('13800000011', server.url);
    const codes: number[] = [];
    for (const { id } of results) codes.push((await admin.get('/web/v1/user/chengguo/detail', { id })).code);
    return { codes, sealed: results.map(({ value }) => value) };
  } finally {
    await server.stop();
  }
}

test('npm run rotate-keys seals every value of a database anew, and the old key can go', async () => {
  const before = await shown(OLD);
  expect(before.codes.length).toBeGreaterThan(0);
  expect(new Set(before.codes)).toEqual(new Set([200]));
  // Without the key that they were sealed with nothing is changed.
  expect(await rotate(NEW)).toMatch(/opens with none of the keys/);
  expect((await shown(OLD)).sealed).toEqual(before.sealed);
  expect(await rotate(`${NEW},${OLD}`)).toBe(
    `${before.sealed.length} values sealed with the newest key. Older keys can go now.`,
  );
  const after = await shown(NEW);
  expect(after.codes).toEqual(before.codes);
  for (const value of after.sealed) expect(before.sealed).not.toContain(value);
  expect(await rotate(`${NEW},${OLD}`)).toMatch(/^0 values/);
});
