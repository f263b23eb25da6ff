import { expect, it } from 'vitest';
import { hashPassword, isOutdated, makePassword, verifyPassword } from '../../functions/platform/password.ts';

it('SRV-019 ACC-041 a stored password costs a guesser 32 MB and three rounds, and one that was made for somebody a third', async () => {
  const stored = await hashPassword('Quiet-River-42');
  expect(stored).toMatch(/^scrypt\$32768\$8\$3\$[\w-]{22}\$[\w-]{43}$/);
  expect(stored).not.toBe(await hashPassword('Quiet-River-42'));
  expect(isOutdated(stored)).toBe(false);
  expect(await verifyPassword('Quiet-River-42', stored)).toBe(true);
  expect(await verifyPassword('Quiet-River-43', stored)).toBe(false);
  const made = await makePassword();
  expect(made.stored).toMatch(/^scrypt\$32768\$8\$1\$/);
  expect(isOutdated(made.stored)).toBe(true);
  expect(await verifyPassword(made.password, made.stored)).toBe(true);
});
