import { describe, expect, test } from 'vitest';
import { DEMAND_TYPES } from '../../db/contract/enums.ts';
import catalog from '../../web/i18n/catalog.ts';
import { newest, settled, testSite } from './site.ts';

const site = testSite();

/** A demand of the demo data: the newest one may be another test's, without a kind or a budget. */
const DEMO = `keyword=${encodeURIComponent('坝上蔬菜田间预冷')}`;

interface Card {
  xuqiu_id: string;
  name: string;
  type: number;
}

describe('demands', () => {
  test('PUB-101 a visitor browses approved demands, filters them and comes back', async () => {
    const visit = await site.open();
    const { page, trouble } = visit;
    await page.goto('/demands');
    await settled(page);
    const expected = await newest<Card>(visit, 'xuqiu');
    const names = () => page.locator('main article h2').allTextContents();
    await expect.poll(() => names()).toEqual(expected.map((card) => card.name));

    const [demo] = await newest<Card>(visit, 'xuqiu', DEMO);
    const type = DEMAND_TYPES.find((choice) => choice.value === demo?.type);
    const filters = page.getByRole('region', { name: catalog.zh.filters, exact: true });
    const link = filters.getByRole('link', { name: new RegExp(`^${type?.zh}`) });
    const counted = async () => Number((await link.locator('span').allTextContents())[1]);
    await expect.poll(counted).toBeGreaterThan(0);
    const promised = await counted();
    await link.click();
    await page.waitForURL(`**/demands?type=${type?.value}`);
    await page.getByText(catalog.zh.total(String(promised)), { exact: true }).waitFor();
    await page.goBack();
    await page.waitForURL('**/demands');
    await page.getByRole('heading', { level: 2, name: expected[0]?.name ?? '', exact: true }).waitFor();
    expect(trouble).toEqual([]);
  });

  test('PUB-002 CONST-011 the page of a demand shows its name, profile, facts and contact', async () => {
    const visit = await site.open();
    const { page } = visit;
    const [card] = await newest<Card>(visit, 'xuqiu', DEMO);
    const detail = (await (await visit.context.request.get(`/web/v1/xuqiu/detail?id=${card?.xuqiu_id}`)).json())
      .result as { name: string; profile: string; code: string; contact: { contacts: string } };
    const words = /<p[^>]*>([^<]{8,})/.exec(detail.profile)?.[1] ?? '';
    expect(words).not.toBe('');
    for (const rest of ['', '/x', '/x/from-list']) {
      await page.goto(`/demandDetail/${card?.xuqiu_id}${rest}`);
      await page.getByRole('heading', { level: 1, name: detail.name, exact: true }).waitFor();
      await page.getByRole('main').locator('p').getByText(words.slice(0, 8)).first().waitFor();
    }
    await settled(page);
    const main = page.getByRole('main');
    await main.getByText(detail.code, { exact: true }).waitFor();
    await main.getByText(detail.contact.contacts, { exact: true }).waitFor();
    await expect.poll(() => main.textContent()).toMatch(/发布于\s*\d{4}-\d{2}-\d{2}(?! \d{2}:)/);
  });

  test('PUB-002 a demand reads English around what its publisher wrote', async () => {
    const visit = await site.open({ lang: 'en' });
    const { page } = visit;
    const [card] = await newest<Card>(visit, 'xuqiu', DEMO);
    await page.goto(`/demandDetail/${card?.xuqiu_id}/x`);
    await settled(page);
    await page
      .getByText(DEMAND_TYPES.find((choice) => choice.value === card?.type)?.en ?? '', { exact: true })
      .first()
      .waitFor();
    await page.getByRole('region', { name: catalog.en.keyFacts, exact: true }).waitFor();
    await expect
      .poll(() => page.getByRole('heading', { level: 2 }).allTextContents())
      .toEqual(expect.arrayContaining(['Details', 'Contact']));
    for (const heading of await page.getByRole('heading', { level: 2 }).allTextContents()) {
      expect(heading).not.toMatch(/[\u4e00-\u9fff]/);
    }
    await page.getByText(/^CNY [\d,]+$/).waitFor();
  });
});
