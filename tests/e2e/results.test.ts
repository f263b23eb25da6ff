import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { COOPERATION_MODES, STAGES } from '../../db/contract/enums-results.ts';
import catalog from '../../web/i18n/catalog.ts';
import kit from '../../web/i18n/kitParts.ts';
import results from '../../web/i18n/results.ts';
import { byOrganization, unique, upload } from '../api/support/results.ts';
import { signedIn } from '../setup/client.ts';
import { AUDITOR, newest, settled, testSite } from './site.ts';

const site = testSite();

interface Card {
  chengguo_id: string;
  name: string;
  org_name: string;
}

const filters = (page: Page) => page.getByRole('region', { name: catalog.zh.filters, exact: true });
const cards = (page: Page) => page.locator('main article');
const names = (page: Page) => cards(page).locator('h2').allTextContents();
const search = (page: Page) => new URL(page.url()).searchParams;
const order = (page: Page) => page.getByRole('combobox', { name: catalog.zh.order, exact: true });
const word = (page: Page) => page.getByRole('combobox', { name: results.zh.searchLabel });

/** The number beside "in total". */
async function total(page: Page): Promise<number> {
  return Number(/\d+/.exec((await page.locator('main').getByRole('status').first().textContent()) ?? '')?.[0]);
}

/** A link of the filters with its count, as its text ends in it. */
async function offered(page: Page, group: string, nth = 0): Promise<{ name: string; n: number }> {
  const link = filters(page).getByRole('region', { name: group, exact: true }).locator('a:visible').nth(nth);
  const parts = await link.locator('span').allTextContents();
  return { name: parts[0] ?? '', n: Number(parts[1]) };
}

/** What of headings, labels and the search field's placeholder is cut. */
const cut = () => {
  const paper = document.createElement('canvas').getContext('2d');
  const shown = [...document.querySelectorAll<HTMLElement>('main :is(h2, h3, h4, article span)')];
  const texts = shown.filter((it) => {
    const { overflow } = getComputedStyle(it);
    return overflow !== 'visible' && (it.scrollWidth > it.clientWidth + 1 || it.scrollHeight > it.clientHeight + 2);
  });
  const fields = [...document.querySelectorAll<HTMLInputElement>('main input[type="search"]')].filter((it) => {
    const { paddingLeft, paddingRight } = getComputedStyle(it);
    if (paper) paper.font = getComputedStyle(it, '::placeholder').font;
    const room = it.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
    return (paper?.measureText(it.placeholder).width ?? 0) > room;
  });
  return [...texts.map((it) => it.textContent), ...fields.map((it) => it.placeholder)];
};

describe('in English on a phone', () => {
  test('PUB-101 SHELL-061 lists show names and labels whole, and so does what the search asks for', async () => {
    const { page, trouble } = await site.open({ viewport: { width: 360, height: 780 }, lang: 'en' });
    for (const path of [
      '/results',
      '/demands',
      '/organization',
      '/expert',
      '/news',
      '/meetingList',
      '/books',
      '/community',
    ]) {
      await page.goto(path);
      await settled(page);
      expect(await page.evaluate(cut), path).toEqual([]);
    }
    expect(trouble).toEqual([]);
  });
});

describe('the list of results', () => {
  test('PUB-101 what was published lately, by a usual range and by days of one’s own', async () => {
    const { page, context } = await site.open();
    await page.goto('/results');
    await settled(page);
    const group = filters(page).getByRole('region', { name: catalog.zh.days.released, exact: true });
    await group.getByRole('link', { name: kit.zh.range.quarter, exact: true }).click();
    await page.getByText(`${catalog.zh.days.released}：${kit.zh.range.quarter}`).waitFor();
    const from = search(page).get('from') ?? '';
    const answered = async () =>
      (await (await context.request.get(`/web/v1/chengguo/list?${search(page).toString()}`)).json()).result.total;
    expect(from).toMatch(/^\d{4}-\d\d-\d\d$/);
    await expect.poll(() => total(page)).toBe(await answered());
    expect(await total(page)).toBeGreaterThan(0);
    await group.getByRole('link', { name: catalog.zh.days.own, exact: true }).click();
    await filters(page).getByRole('group', { name: catalog.zh.days.to }).first().waitFor();
    await expect.poll(() => total(page)).toBe(await answered());
  });

  test('PUB-101 a visitor browses approved results', async () => {
    const visit = await site.open();
    const { page, trouble } = visit;
    await page.goto('/results');
    await settled(page);
    const expected = await newest<Card>(visit, 'chengguo');
    await expect.poll(() => names(page)).toEqual(expected.map((card) => card.name));
    await cards(page).first().getByRole('link').click();
    await page.getByRole('heading', { level: 1, name: expected[0]?.name ?? '', exact: true }).waitFor();
    expect(trouble).toEqual([]);
  });

  test('PUB-101 every filter shows as many results as it promised, step by step, and the address keeps them', async () => {
    const { page } = await site.open();
    await page.goto('/results');
    await settled(page);
    const whole = await total(page);
    const steps: [group: string, param: string][] = [
      ['所属领域', 'scope'],
      ['成熟度', 'maturity'],
      ['合作方式', 'cooperation'],
    ];
    let promised = whole;
    for (const [group, param] of steps) {
      const { name, n } = await offered(page, group);
      promised = n;
      await filters(page).getByRole('region', { name: group, exact: true }).locator('a:visible').first().click();
      await page.waitForURL((url) => url.searchParams.has(param));
      await page.getByRole('list', { name: catalog.zh.chosen }).getByText(`${group}：${name}`).waitFor();
      await expect.poll(() => total(page), { message: `${group} ${name}` }).toBe(n);
    }
    const narrowed = await names(page);
    expect(narrowed.length).toBeGreaterThan(0);
    const address = page.url();
    await page.reload();
    await settled(page);
    await expect.poll(() => names(page)).toEqual(narrowed);
    expect(page.url()).toBe(address);
    await page.goBack();
    await page.waitForURL((url) => !url.searchParams.has('cooperation'));
    await page.goForward();
    await page.waitForURL(address);
    await expect.poll(() => total(page)).toBe(promised);
    await page.getByRole('list', { name: catalog.zh.chosen }).getByRole('link', { name: catalog.zh.clearAll }).click();
    await page.waitForURL((url) => url.pathname === '/results' && url.searchParams.size === 0);
    await expect.poll(() => total(page)).toBe(whole);
  });

  test('PUB-101 places narrow down from the province to the county', async () => {
    const { page } = await site.open();
    await page.goto('/results?region=130000');
    await settled(page);
    const group = filters(page).getByRole('region', { name: '所在地区', exact: true });
    await group.getByRole('link', { name: /^石家庄市/ }).click();
    await page.waitForURL('**/results?region=130100');
    await expect
      .poll(async () => (await cards(page).allTextContents()).every((text) => text.includes('石家庄市')))
      .toBe(true);
    await expect.poll(() => cards(page).count()).toBeGreaterThan(0);
    await group.getByRole('link', { name: '河北省' }).click();
    await page.waitForURL('**/results?region=130000');
  });

  test('PUB-101 a keyword is searched, marked in what it found, and sorts by relevance', async () => {
    const { page } = await site.open();
    await page.goto('/results');
    await settled(page);
    await word(page).fill('石墨');
    await page.keyboard.press('Enter');
    await page.waitForURL((url) => url.searchParams.get('keyword') === '石墨');
    const marked = cards(page).first().locator('mark');
    await marked.first().waitFor();
    await expect.poll(async () => [...new Set(await marked.allTextContents())]).toEqual(['石墨']);
    await expect.poll(() => order(page).inputValue()).toBe('relevance');
    await order(page).selectOption('oldest');
    await page.waitForURL((url) => url.searchParams.get('order') === 'oldest');
    expect(search(page).get('keyword')).toBe('石墨');
    await word(page).fill('');
    await page.keyboard.press('Enter');
    await page.waitForURL((url) => !url.searchParams.has('keyword'));
    await expect.poll(() => cards(page).locator('mark').count()).toBe(0);
    await expect.poll(() => order(page).locator('option').allTextContents()).not.toContain(catalog.zh.orders.relevance);
  });

  test('PUB-101 sorting and paging stand in the address, and the back button leads through them', async () => {
    const { page } = await site.open();
    await page.goto('/results');
    await settled(page);
    const first = await names(page);
    await order(page).selectOption('oldest');
    await page.waitForURL('**/results?order=oldest');
    await expect.poll(async () => (await names(page))[0]).not.toBe(first[0]);
    const oldest = await names(page);
    await page.getByRole('button', { name: '第 2 页' }).click();
    await page.waitForURL('**/results?order=oldest&page=2');
    await expect.poll(() => names(page)).not.toEqual(oldest);
    await cards(page).first().getByRole('link').click();
    await page.waitForURL('**/resultDetail/**');
    await page.goBack();
    await page.waitForURL('**/results?order=oldest&page=2');
    await page.goBack();
    await page.waitForURL('**/results?order=oldest');
    await page.getByRole('heading', { name: oldest[0] ?? '' }).waitFor();
    await expect.poll(() => names(page)).toEqual(oldest);
    await page.goBack();
    await page.getByRole('heading', { name: first[0] ?? '' }).waitFor();
    // A changed filter begins at the first page again.
    await page.goto('/results?page=2');
    await settled(page);
    await filters(page).getByRole('region', { name: '成熟度', exact: true }).locator('a:visible').first().click();
    await page.waitForURL((url) => url.searchParams.has('maturity') && !url.searchParams.has('page'));
  });

  test('PUB-101 an empty list says so and offers the way back', async () => {
    const { page } = await site.open();
    await page.goto('/results?keyword=zzzzqqqq&region=130100');
    await settled(page);
    await page.getByText(catalog.zh.emptyTitle).waitFor();
    await expect.poll(() => cards(page).count()).toBe(0);
    await page.getByRole('main').getByText(catalog.zh.clearAndShowAll).click();
    await page.waitForURL((url) => url.pathname === '/results' && url.search === '');
    await cards(page).first().waitFor();
    await page.goto('/results?page=9999');
    await settled(page);
    await page.getByText(catalog.zh.pastEnd).waitFor();
  });
});

describe('the page of a result', () => {
  const name = unique('富勒烯导热垫');
  let cover = '';
  let id = '';

  beforeAll(async () => {
    const auditor = await signedIn(AUDITOR);
    cover = (await upload(auditor, 'cover.png')).url;
    const profile =
      '<h1>性能</h1><p>用于高功率器件散热的导热<b>垫片</b>，可卷对卷制备。</p><img src="/favicon.svg"><script>window.attacked = 1</script><img src="x" onerror="window.attacked = 1">';
    const published = await auditor.post(
      '/web/v1/user/chengguo',
      byOrganization({
        result: { name, profile, process: 5, cooperation: [3, 1], cover },
        scopes: ['s-101-01-01', 's-101-01-02'],
      }),
    );
    expect(published.result, published.text).toMatchObject({ audit_status: 4 });
    id = published.result.chengguo_id;
  });

  test('PUB-001 PUB-018 PUB-020 CONST-011 shows name, add time, cover, organisation and both profiles as HTML', async () => {
    const { page } = await site.open();
    for (const path of [`/resultDetail/${id}/x`, `/resultDetail/${id}/x/from-list`, `/resultDetail/${id}`]) {
      await page.goto(path);
      await page.getByRole('heading', { level: 1, name, exact: true }).waitFor();
      await page.getByRole('main').locator('b, strong').getByText('垫片', { exact: true }).waitFor();
    }
    await settled(page);
    const main = page.getByRole('main');
    await expect.poll(() => main.textContent()).toMatch(/添加时间\s*\d{4}-\d{2}-\d{2}(?! \d{2}:)/);
    await expect.poll(() => main.getByText('燕赵先进材料研究院', { exact: true }).count()).toBeGreaterThanOrEqual(1);
    await expect.poll(() => main.locator(`img[src="${cover}"]`).count()).toBe(1);
    await expect.poll(() => main.locator('h2', { hasText: catalog.zh.orgProfile }).count()).toBe(1);
    expect(await page.evaluate(() => 'attacked' in window)).toBe(false);
    await expect.poll(() => main.locator('script, [onerror], img:not([alt]), img:not([src])').count()).toBe(0);
    // A heading of the text is one below those of the page.
    await expect.poll(() => page.locator('h3', { hasText: '性能' }).count()).toBe(1);
    await expect.poll(() => page.locator('h1').count()).toBe(1);
  });

  test('PUB-019 names its fields on one line, in the language of the page, and its choices too', async () => {
    const { page } = await site.open();
    const detail = await (await page.context().request.get(`/web/v1/chengguo/detail?id=${id}`)).json();
    const scope = detail.result.scope as { name: string; name_en: string }[];
    expect(scope).toHaveLength(2);
    const label = (list: typeof STAGES, value: number, lang: 'zh' | 'en') =>
      list.find((choice) => choice.value === value)?.[lang] ?? '';
    await page.goto(`/resultDetail/${id}/x`);
    await page
      .getByText(`${catalog.zh.scope}：${scope.map((field) => field.name).join('、')}`, { exact: true })
      .waitFor();
    await page
      .getByText(label(STAGES, 5, 'zh'), { exact: true })
      .first()
      .waitFor();
    await page.getByRole('button', { name: '切换到英文' }).click();
    await page
      .getByText(`${catalog.en.scope}: ${scope.map((field) => field.name_en).join(', ')}`, { exact: true })
      .waitFor();
    await page
      .getByText(label(STAGES, 5, 'en'), { exact: true })
      .first()
      .waitFor();
    await page.getByText(`${label(COOPERATION_MODES, 1, 'en')}, ${label(COOPERATION_MODES, 3, 'en')}`).waitFor();
    expect(page.url()).toMatch(new RegExp(`/resultDetail/${id}/x$`));
  });

  test('PUB-021 says whom to turn to', async () => {
    const { page } = await site.open();
    const detail = await (await page.context().request.get(`/web/v1/chengguo/detail?id=${id}`)).json();
    const { contacts, contacts_tel } = detail.result.contact as { contacts: string; contacts_tel: string };
    await page.goto(`/resultDetail/${id}/x`);
    await settled(page);
    await page.getByText(contacts, { exact: true }).waitFor();
    const phone = page.getByRole('link', { name: catalog.zh.call(contacts_tel) });
    await expect.poll(() => phone.getAttribute('href')).toMatch(/^tel:[\d+]{5,}$/);
    await expect.poll(() => phone.textContent()).toBe(contacts_tel);
  });
});
