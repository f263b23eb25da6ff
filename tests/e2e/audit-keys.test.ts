import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import parts from '../../web/i18n/kitParts.ts';
import audit from '../../web/i18n/moderation.ts';
import keys from '../../web/i18n/reviewKeys.ts';
import { byPerson, unique } from '../api/support/results.ts';
import { signedIn } from '../setup/client.ts';
import { seriousProblems } from './axe.ts';
import { AUDITOR, focused, INDIVIDUAL, settled, testSite, toast } from './site.ts';

const site = testSite();
const RESULT = '/web/v1/user/chengguo';
const text = audit.zh;

async function waiting(name: string): Promise<string> {
  const publisher = await signedIn(INDIVIDUAL);
  const { result } = await publisher.post(RESULT, byPerson({ result: { name } }));
  return result.chengguo_id;
}

/** The item, once all that its keys need is there. */
async function reading(page: Page, name: string): Promise<void> {
  await page.getByRole('heading', { level: 1, name, exact: true }).waitFor();
  await page.getByRole('heading', { level: 2, name: text.decision.title }).waitFor();
}

test('PUB-145 PUB-150 a queue is gone through and decided by keys alone, and the keys rest where somebody types', async () => {
  const tag = unique('按键审核');
  const names = ['甲', '乙', '丙', '丁'].map((each) => `${tag}${each}`);
  const [first = '', second = '', third = '', fourth = ''] = names;
  const ids: string[] = [];
  for (const name of names) ids.push(await waiting(name));
  const auditor = await signedIn(AUDITOR);
  const states = () =>
    Promise.all(
      ids.map(
        async (id) => (await auditor.get('/web/v1/review/detail', { item_type: 1, id })).result.form.audit_status,
      ),
    );
  const { page, trouble } = await site.open({ account: AUDITOR, viewport: { width: 1440, height: 900 } });
  const { keyboard } = page;
  const opinion = page.getByRole('textbox', { name: text.decision.opinion });
  await page.goto(`/audit/results?keyword=${encodeURIComponent(tag)}`);
  await settled(page);
  const link = (name: string) => page.getByRole('link', { name, exact: true });
  await link(fourth).waitFor();
  await keyboard.press('j');
  await focused(page, link(first));
  await keyboard.press('j');
  await focused(page, link(second));
  await keyboard.press('k');
  await focused(page, link(first));
  await keyboard.press('Enter');
  await reading(page, first);

  await keyboard.press('?');
  const help = page.getByRole('dialog', { name: parts.zh.keys.title });
  await help.getByText(keys.zh.approve, { exact: true }).waitFor();
  expect(await seriousProblems(page, '[role="dialog"]')).toEqual([]);
  await keyboard.press('a');
  await keyboard.press('Escape');
  await help.waitFor({ state: 'detached' });

  // Against it: nothing goes out without an opinion, in which the letters are letters.
  await keyboard.press('r');
  await focused(page, opinion);
  await keyboard.press('Control+Enter');
  await page.getByText('请填写审核意见').waitFor();
  await keyboard.type('add a report');
  expect(await opinion.inputValue()).toBe('add a report');
  await keyboard.press('Control+Enter');
  await toast(page, text.decision.returned).waitFor();

  await reading(page, second);
  await keyboard.press('a');
  await toast(page, text.decision.approved).waitFor();
  await reading(page, third);
  await keyboard.press('z');
  await toast(page, text.decision.undone).waitFor();
  await reading(page, second);
  expect((await states())[1]).toBe(1);
  await page.goto(`/audit/results/${ids[1]}?keyword=${encodeURIComponent(tag)}`);
  await reading(page, second);
  await keyboard.press('j');
  await reading(page, third);
  await keyboard.press('k');
  await reading(page, second);
  await keyboard.press('a');
  await reading(page, third);

  await keyboard.press('d');
  await keyboard.type('not ours');
  await keyboard.press('Escape');
  await opinion.and(page.locator(':not(:focus)')).waitFor();
  await keyboard.press('d');
  await keyboard.press('Control+Enter');
  await toast(page, text.decision.rejected).waitFor();
  await reading(page, fourth);
  expect(await states()).toEqual([3, 4, 5, 1]);

  // Switched off, they do nothing; the list says how to have them back.
  await page.getByRole('button', { name: parts.zh.keys.button }).click();
  await help.getByRole('switch', { name: parts.zh.keys.single }).uncheck();
  await keyboard.press('Escape');
  await help.waitFor({ state: 'detached' });
  await keyboard.press('a');
  await keyboard.press('u');
  await keyboard.press('?');
  await page.getByRole('button', { name: parts.zh.keys.button }).click();
  await help.getByRole('switch', { name: parts.zh.keys.single }).check();
  await keyboard.press('Escape');
  await help.waitFor({ state: 'detached' });
  expect((await states())[3]).toBe(1);
  await keyboard.press('u');
  await link(fourth).waitFor();
  expect(new URL(page.url()).pathname).toBe('/audit/results');
  expect(trouble).toEqual([]);
});

test('PUB-145 an approval that nothing takes back is asked about where one key makes it (en)', async () => {
  const name = unique('Approved before');
  const id = await waiting(name);
  const auditor = await signedIn(AUDITOR);
  await auditor.post(`${RESULT}/audit`, { id, audit_status: 4 });
  const publisher = await signedIn(INDIVIDUAL);
  await publisher.put(RESULT, { ...byPerson({ result: { name: `${name} again` } }), chengguo_id: id });
  const stands = async () =>
    (await auditor.get('/web/v1/review/detail', { item_type: 1, id })).result.form.audit_status;
  expect(await stands()).toBe(1);
  const { page } = await site.open({ account: AUDITOR, lang: 'en', viewport: { width: 1440, height: 900 } });
  await page.goto(`/audit/results/${id}`);
  await page.getByRole('heading', { level: 2, name: audit.en.decision.title }).waitFor();
  const question = page.getByRole('dialog', { name: keys.en.sure });
  await page.keyboard.press('a');
  await question.waitFor();
  await page.keyboard.press('Escape');
  await question.waitFor({ state: 'detached' });
  expect(await stands()).toBe(1);
  await page.keyboard.press('a');
  await question.waitFor();
  await page.keyboard.press('Enter');
  await toast(page, audit.en.decision.approved).waitFor();
  expect(await stands()).toBe(4);
});
