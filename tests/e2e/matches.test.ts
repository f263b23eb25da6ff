import { describe, expect, test } from 'vitest';
import { DISMISSAL_REASONS } from '../../db/contract/matches.ts';
import cases from '../../web/i18n/cases.ts';
import clinic from '../../web/i18n/clinic.ts';
import followWords from '../../web/i18n/follows.ts';
import matching from '../../web/i18n/matching.ts';
import officeWords from '../../web/i18n/matchingOffice.ts';
import overview from '../../web/i18n/overview.ts';
import portraitWords from '../../web/i18n/portraits.ts';
import fieldWords from '../../web/i18n/suggestedFields.ts';
import { CLINIC_SELF, makeExpert } from '../seed/factories/experts.ts';
import { accessible } from './axe.ts';
import { PublishForm, TEXT, withoutDrafts } from './publishing.ts';
import { openSignedIn, settled, testSite } from './site.ts';

const site = testSite();
/** The clinic's expert who signs in. */
const EXPERT = makeExpert({}, CLINIC_SELF);
const { zh } = matching;
const [follows, office, portraits, fields] = [followWords.zh, officeWords.zh, portraitWords.zh, fieldWords.zh];

describe('matches of an own item', () => {
  test('MAT-009 say why they fit; one that does not is taken out, and comes back', async () => {
    const visit = await site.open({ account: '13800000001' });
    const { page, trouble } = visit;
    await openSignedIn(visit, '/memberCenter');
    await page.getByRole('button', { name: overview.zh.allMatches }).click();
    const list = page.getByRole('dialog').getByRole('list', { name: zh.list });
    const first = list.getByRole('heading', { level: 3 }).first();
    const name = (await first.textContent()) ?? '';
    await list.getByRole('list', { name: zh.reasons }).first().waitFor();
    await settled(page);
    await accessible(page, '[role="dialog"]');
    await list.getByRole('button', { name: `${zh.dismiss}: ${name}` }).click();
    await page.getByRole('menuitem', { name: DISMISSAL_REASONS[0]?.zh ?? '', exact: true }).click();
    await list.getByText(zh.dismissedOf(name)).waitFor();
    await expect.poll(() => list.getByRole('heading', { level: 3, name, exact: true }).count()).toBe(0);
    await list.getByRole('button', { name: zh.undo }).click();
    await list.getByRole('heading', { level: 3, name, exact: true }).waitFor();
    expect(trouble).toEqual([]);
  });
});

describe('what matching knows', () => {
  test('MAT-002 fields are suggested while one writes, and taken by one click', async () => {
    const visit = await site.open({ account: '13800000002' });
    const { page, trouble } = visit;
    await withoutDrafts(page.context());
    await openSignedIn(visit, '/results?publish=new');
    const form = new PublishForm(page, 'zh');
    await form.ready();
    await form.field(TEXT.zh.name).fill('高导热石墨烯膜卷对卷连续制备技术');
    const suggested = page.getByRole('group', { name: fields.label });
    const first = suggested.getByRole('button').first();
    const name = ((await first.textContent()) ?? '').replace(/^\+ /, '');
    await first.click();
    await suggested.getByRole('button', { name: fields.take(name) }).waitFor({ state: 'detached' });
    await page.locator('.MuiChip-label').getByText(name, { exact: true }).first().waitFor();
    await withoutDrafts(page.context());
    expect(trouble).toEqual([]);
  });

  test('MAT-002 an organisation is portrayed with figures that lead to their rows, and is followed by one click', async () => {
    const visit = await site.open({ account: '13800000010' });
    const { page, trouble } = visit;
    await openSignedIn(visit, '/organization?keyword=燕赵先进材料研究院');
    await page.getByRole('link', { name: '燕赵先进材料研究院', exact: true }).first().click();
    const portrait = page.getByRole('region', { name: portraits.title });
    await portrait.getByRole('list', { name: portraits.topics }).getByRole('listitem').first().waitFor();
    const rows = portrait.getByRole('list', { name: portraits.figures }).getByRole('link').first();
    expect(await rows.getAttribute('href')).toBe('#results');
    await page.getByRole('button', { name: follows.follow, exact: true }).click();
    await page.getByRole('button', { name: follows.following, exact: true }).click();
    await page.getByRole('button', { name: follows.follow, exact: true }).waitFor();
    await settled(page);
    await accessible(page, 'main');
    expect(trouble).toEqual([]);
  });

  test('MAT-002 an expert reads the own answers in the portrait, and each number opens its rows', async () => {
    const visit = await site.open({ account: '13800000009' });
    const { page, trouble } = visit;
    await openSignedIn(visit, `/expertDetail/${EXPERT.expert_id}`);
    const figures = page.getByRole('region', { name: portraits.title }).getByRole('list', { name: portraits.figures });
    await figures.getByText(portraits.consultations, { exact: true }).waitFor();
    await settled(page);
    await accessible(page, 'main');
    await figures.getByRole('link', { name: new RegExp(`^${portraits.consultations}: [1-9]`) }).click();
    const records = page.getByRole('dialog', { name: clinic.zh.records });
    await records.getByRole('button', { name: clinic.zh.asExpert, exact: true, pressed: true }).waitFor();
    await records.getByRole('list', { name: clinic.zh.records }).getByRole('listitem').first().waitFor();
    await page.goto(`/cases?expert=${EXPERT.expert_id}`);
    await page.getByText(cases.zh.ofExpert).waitFor();
    await page.getByRole('button', { name: cases.zh.showAll }).first().click();
    await page.getByText(cases.zh.ofExpert).waitFor({ state: 'detached' });
    expect(trouble).toEqual([]);
  });

  test('MAT-009 staff see weights, models and their trials', async () => {
    const visit = await site.open({ account: '13800000011' });
    const { page, trouble } = visit;
    await openSignedIn(visit, '/admin/matching');
    for (const name of [office.trials, office.models]) {
      await page.getByRole('table', { name }).getByText(office.inForce).waitFor();
    }
    await page.getByRole('button', { name: office.train }).waitFor();
    await settled(page);
    await accessible(page, 'main');
    expect(trouble).toEqual([]);
  });
});
