import { expect, test } from 'vitest';
import { newMember } from './support/accounts.ts';
import { unique } from './support/results.ts';
import { add, adds } from './table-calls.ts';

/** Inquiries that one person may send in an hour; three times as many in a day. */
const HOURLY = 20;

const inquiry = () => ({
  name: 'Wei Chen',
  org_name: 'Example Labs',
  country: 'Norway',
  email: 'wei.chen@example.com',
  sought: unique('Coating for heat exchangers'),
  lang: 'en',
});

test('an hour that is used up uses up nothing of the day, however often somebody goes on', async () => {
  const { browser } = await newMember();
  const all = () => Array.from({ length: HOURLY }, inquiry);
  expect((await adds(browser, 'inquiry', all())).code).toBe(200);
  const refused = [];
  for (let again = 0; again < 6; again += 1) refused.push(await adds(browser, 'inquiry', all()));
  refused.push(await add(browser, 'inquiry', inquiry()));
  expect(refused.map(({ code }) => code)).toEqual(refused.map(() => 429));
  // The day would end much later.
  for (const { headers } of refused) expect(Number(headers.get('retry-after'))).toBeLessThanOrEqual(3600);
});

test('a limit counts what comes side by side: of many at once as many pass as one after the other', async () => {
  const { browser } = await newMember();
  const one = () => add(browser, 'inquiry', inquiry());
  const answers = await Promise.all(Array.from({ length: 60 }, one));
  expect(answers.filter(({ code }) => code === 200)).toHaveLength(HOURLY);
  expect(answers.filter(({ code }) => code === 429)).toHaveLength(60 - HOURLY);
});
