import { describe, expect, test } from 'vitest';
import catalog from '../../web/i18n/catalog.ts';
import followWords from '../../web/i18n/follows.ts';
import home from '../../web/i18n/home.ts';
import organizations from '../../web/i18n/organizations.ts';
import words from '../../web/i18n/search.ts';
import { client } from '../setup/client.ts';
import { seriousProblems } from './axe.ts';
import { settled, testSite } from './site.ts';

const site = testSite();
const text = words.zh;
const follows = followWords.zh;

/** Something of the demo data whose name stands once in it. */
const known = async () => {
  const { groups } = (await client().get('/web/v1/search', {})).result as {
    groups: { kind: string; records: { id: string; name: string; page: string }[] }[];
  };
  return (kind: string) =>
    groups.find((group) => group.kind === kind)?.records.at(-1) ?? { id: '', name: '', page: '' };
};

describe('one search', () => {
  test('INFO-007 INFO-008 INFO-009 a word is suggested, found among all kinds, and narrowed by criteria', async () => {
    const demand = (await known())('demand');
    const { page, trouble } = await site.open();
    await page.goto('/');
    await settled(page);
    const field = page.getByRole('combobox', { name: home.zh.searchLabel });
    // All but its end, which tells it from others of that name.
    const end = demand.name.length - 1;
    await field.pressSequentially(demand.name.slice(0, end));
    const option = page.getByRole('option', { name: demand.name, exact: true });
    await option.waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('listbox').waitFor({ state: 'detached' });
    await field.pressSequentially(demand.name.slice(end));
    await option.waitFor();
    while ((await option.getAttribute('aria-selected')) !== 'true') await page.keyboard.press('ArrowDown');
    expect(await field.getAttribute('aria-activedescendant')).toBe(await option.getAttribute('id'));
    expect(await seriousProblems(page)).toEqual([]);
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { level: 1, name: demand.name, exact: true }).waitFor();

    await page.goto('/');
    await settled(page);
    await field.fill(demand.name);
    await page.keyboard.press('Enter');
    await page.waitForURL((url) => url.pathname === '/cloud');
    await page.getByRole('link', { name: demand.name, exact: true }).waitFor();
    await page.getByRole('navigation', { name: text.tabs }).getByRole('link', { name: text.kinds.demand }).click();
    await page.waitForURL((url) => url.pathname === '/cloud/2' && url.searchParams.get('keyword') === demand.name);
    await page.getByRole('button', { name: text.rows, exact: true }).click();
    await page.waitForURL((url) => url.pathname === '/cloudV2/2');
    await page.getByRole('list', { name: text.kinds.demand }).getByRole('link', { name: demand.name }).waitFor();
    await page.getByRole('link', { name: text.narrow }).click();
    await page.waitForURL('**/cloudParams/2');
    await page.getByLabel(text.params.keyword).fill(demand.name);
    await page.getByRole('button', { name: text.params.submit, exact: true }).click();
    await page.waitForURL((url) => url.pathname === '/demands' && url.searchParams.get('keyword') === demand.name);
    await page.getByRole('link', { name: demand.name, exact: true }).waitFor();
    expect((await page.context().request.get('/cloudParams')).status()).toBe(404);
    expect(trouble).toEqual([]);
  });

  test('INFO-007 what nothing bears leads to near fields, and the search is kept for whoever signed in', async () => {
    const { page, trouble } = await site.open({ account: '13800000001' });
    await page.goto(`/cloud?${new URLSearchParams({ keyword: '甪犇骉羴' })}`);
    await page.getByText(text.noneTitle('甪犇骉羴')).waitFor();
    await page.getByRole('button', { name: follows.keep, exact: true }).first().click();
    await page.getByText(follows.followed).waitFor();
    await page.goto('/subscribe');
    await page.getByRole('button', { name: follows.endOf('甪犇骉羴') }).click();
    await page.getByText(follows.ended).first().waitFor();
    await page.getByText('甪犇骉羴').waitFor({ state: 'detached' });
    await page.goto(`/cloud?${new URLSearchParams({ keyword: '新能源汽车量子火箭' })}`);
    await page.getByRole('navigation', { name: text.nearFields }).getByRole('link').first().click();
    await page.waitForURL((url) => url.pathname === '/results' && url.searchParams.has('scope'));
    expect(trouble).toEqual([]);
  });

  test('INFO-007 pinyin suggests names', async () => {
    const { page, trouble } = await site.open();
    await page.goto('/cloud');
    await settled(page);
    await page.getByRole('combobox', { name: text.label }).pressSequentially('yzxjcl');
    await page.getByRole('option', { name: '燕赵先进材料研究院', exact: true }).click();
    await page.waitForURL('**/organizationDetail/**');
    expect(trouble).toEqual([]);
  });

  test('INFO-005 INFO-023 organisations stand in a list, and one opens over it with its name and introduction', async () => {
    const { page, trouble } = await site.open();
    await page.goto('/organization');
    await settled(page);
    const card = page.getByRole('list', { name: organizations.zh.list.rows }).getByRole('article').first();
    const name = (await card.getByRole('heading').textContent()) ?? '';
    await card.getByRole('button', { name: catalog.zh.quickLookAt(name), exact: true }).click();
    const dialog = page.getByRole('dialog', { name });
    await dialog.getByRole('heading', { name: organizations.zh.detail.profile, exact: true }).waitFor();
    await expect.poll(() => new URL(page.url()).pathname).toContain('/organizationDetail/');
    await page.goBack();
    await dialog.waitFor({ state: 'detached' });
    expect(trouble).toEqual([]);
  });
});
