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

test('SIGN-042 PROG-090 forms that others are told of take so many of a member as well, by lists of them too', async () => {
  const { browser } = await newMember();
  const [project] = (await browser.list('project', { columns: ['id'], pageSize: 1 })).result.records;
  const cooperation = (): object => ({ name: unique('合作人'), phone: '13700000001', sex: 1, org_name: '示例公司' });
  const application = (): object => ({
    ...{ project_item_id: project.id, project_contacts_type: 1, contacts_org: unique('单位') },
    ...{ contacts_position: '经理', contacts_name: '联系人', contacts_phone: '13700000001' },
  });
  for (const [table, made] of [
    ['forum_cooperation', cooperation],
    ['project_contacts', application],
  ] as const) {
    expect((await add(browser, table, made())).code, table).toBe(200);
    const many = await adds(browser, table, Array.from({ length: 100 }, made));
    expect(many.code, table).toBe(429);
    expect((await browser.list(table, { pageSize: 100 })).result.records, table).toHaveLength(1);
  }
});

test('a word that may be taken back and said again is told to others so often an hour, whatever it is about', async () => {
  const { browser } = await newMember();
  const agree = () => browser.post('/web/v1/user/clinic/agree', { id: 'none', agree: true });
  const answers = await Promise.all(Array.from({ length: 60 }, agree));
  expect(answers.map(({ code }) => code)).toEqual(answers.map(() => 404));
  expect((await agree()).code).toBe(429);
  expect((await browser.post('/web/v1/user/deal/case', { id: 'none', shares: null })).code).toBe(429);
});
