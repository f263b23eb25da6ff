import { describe, expect, test } from 'vitest';
import { fieldNames } from '../../db/contract/field-names.ts';
import audit from '../../web/i18n/moderation.ts';
import { signedIn } from '../setup/client.ts';
import { accessible } from './axe.ts';
import { expectToast, unique } from './publishing.ts';
import { fits, MEMBER, testSite } from './site.ts';

const site = testSite();
const EDITOR = '13800000013';

async function project(name: string): Promise<string> {
  const member = await signedIn(MEMBER);
  const answer = await member.post('/web/v1/user/xiangmu', {
    name,
    profile: '<p>年产一万套的中试基地，寻求投资与产业链伙伴。</p>',
    org_name: '燕赵先进材料研究院',
    investment_amount: '3000',
    scope: 's-101-01-01',
    province: '130000',
    city: '130100',
    county: '130102',
    region_name: '河北省,石家庄市,长安区',
    contacts: '项目联络员',
    contacts_tel: '0311-80000001',
  });
  expect(answer.status).toBe(200);
  return answer.result.xiangmu_id;
}

describe('the review of projects', () => {
  test('PUB-163 PUB-166 an editor goes through the filtered queue: a return needs an opinion, an approval leads on', async () => {
    const tag = unique('中试基地');
    const [first, second] = [await project(`${tag}一期`), await project(`${tag}二期`)];
    const { page } = await site.open({ account: EDITOR });
    await page.goto('/audit/projects');
    await page.getByRole('heading', { level: 1, name: audit.zh.kinds.projects }).waitFor();
    await page.getByRole('searchbox', { name: audit.zh.queue.keywordOfName }).fill(tag);
    await page.keyboard.press('Enter');
    await page.getByRole('link', { name: `${tag}一期`, exact: true }).waitFor();
    await page.waitForURL((url) => url.searchParams.get('keyword') === tag);
    await accessible(page);
    await page.getByRole('link', { name: audit.zh.queue.of(audit.zh.queue.open, `${tag}一期`) }).press('Enter');
    await page.getByRole('heading', { level: 1, name: `${tag}一期` }).waitFor();
    await page
      .getByRole('group', { name: fieldNames.zh.contacts_tel ?? '' })
      .getByText('0311-80000001')
      .waitFor();
    await page
      .getByRole('group', { name: fieldNames.zh.investment_amount ?? '' })
      .getByText('3000 万元', { exact: true })
      .waitFor();
    await page
      .getByRole('group', { name: fieldNames.zh.region_id ?? '' })
      .getByText('河北省 / 石家庄市 / 长安区')
      .waitFor();
    await accessible(page);
    await page.getByRole('button', { name: audit.zh.decision.return, exact: true }).click();
    await page.getByText('请填写审核意见').waitFor();
    await page.getByRole('textbox', { name: audit.zh.decision.opinion }).fill('请补充投资测算');
    await page.getByRole('button', { name: audit.zh.decision.return, exact: true }).click();
    await page.getByRole('heading', { level: 1, name: `${tag}二期` }).waitFor();
    await page.getByRole('button', { name: audit.zh.decision.approve, exact: true }).click();
    await expectToast(page, audit.zh.decision.doneFiltered);
    await page.waitForURL((url) => url.pathname === '/audit/projects' && url.searchParams.get('keyword') === tag);
    const member = await signedIn(MEMBER);
    const stateOf = async (id: string | undefined) =>
      (await member.get('/web/v1/xiangmu/detail', { id: id ?? '' })).result.audit_status;
    expect([await stateOf(first), await stateOf(second)]).toEqual([3, 4]);
  });

  test('PUB-163 whoever decides about a project that changed meanwhile is told, and decides about what it is now; in English, on a phone', async () => {
    const name = unique('Pilot plant ');
    const id = await project(name);
    const viewport = { width: 360, height: 740 };
    const { page } = await site.open({ account: EDITOR, lang: 'en', viewport });
    await page.goto(`/audit/projects/${id}`);
    await page.getByRole('heading', { level: 1, name }).waitFor();
    const member = await signedIn(MEMBER);
    const changed = await member.put('/web/v1/user/xiangmu', { xiangmu_id: id, investment_amount: '4500' });
    expect(changed.status).toBe(200);
    const approve = page.getByRole('button', { name: audit.en.decision.approve, exact: true });
    await approve.click();
    await page.getByText(audit.en.review.changedSince(1)).waitFor();
    await expect
      .poll(() => page.getByRole('group', { name: fieldNames.en.investment_amount ?? '' }).textContent())
      .toMatch(/CNY .*45.*,000,000/);
    await fits(page);
    await accessible(page);
    await approve.click();
    await expectToast(page, audit.en.decision.approved);
  });

  test('PUB-163 PUB-166 an editor asks at a field of a changed project, its publisher answers, several are approved at once', async () => {
    const tag = unique('中试产线');
    const id = await project(`${tag}东区`);
    const member = await signedIn(MEMBER);
    const approval = await (await signedIn(EDITOR)).post('/web/v1/user/xiangmu/audit', { id, audit_status: 4 });
    expect(approval.status).toBe(200);
    await member.put('/web/v1/user/xiangmu', { xiangmu_id: id, investment_amount: '4500' });
    await project(`${tag}西区`);
    const amount = fieldNames.zh.investment_amount ?? '';

    const editor = (await site.open({ account: EDITOR })).page;
    await editor.goto(`/audit/projects/${id}?keyword=${encodeURIComponent(tag)}`);
    await editor.getByText(audit.zh.review.changed(1)).waitFor();
    const field = editor.getByRole('group', { name: amount, exact: true });
    expect(await field.locator('del').allTextContents()).toEqual([`${audit.zh.review.removed}3000`]);
    expect(await field.locator('ins').allTextContents()).toEqual([`${audit.zh.review.added}4500`]);
    await editor.getByRole('link', { name: `${tag}西区` }).waitFor();
    await field.getByRole('button', { name: audit.zh.comment.addTo(amount) }).click();
    await field.getByRole('textbox', { name: audit.zh.comment.addTo(amount) }).fill('增加的投资用于哪里？');
    await field.getByRole('button', { name: audit.zh.comment.send }).click();
    await field.getByRole('list').getByText('增加的投资用于哪里？').waitFor();
    await accessible(editor);

    const publisher = (await site.open({ account: MEMBER })).page;
    await publisher.goto(`/reviewTalk/projects/${id}`);
    const place = publisher.getByRole('region', { name: amount });
    await place.getByText('增加的投资用于哪里？').waitFor();
    await place.getByRole('button', { name: new RegExp(audit.zh.comment.reply) }).click();
    await place.getByRole('textbox').fill('用于检测平台');
    await place.getByRole('button', { name: audit.zh.comment.send }).click();
    await place.getByRole('list').getByText('用于检测平台').waitFor();
    await accessible(publisher);

    await editor.goto(`/audit/projects?keyword=${encodeURIComponent(tag)}`);
    for (const part of ['东区', '西区']) {
      const row = editor.getByRole('row').filter({ hasText: `${tag}${part}` });
      await row.getByRole('checkbox').check();
    }
    await editor.getByRole('button', { name: audit.zh.queue.approveAll }).click();
    await editor.getByRole('dialog').getByRole('button', { name: audit.zh.queue.approveAll }).click();
    await expectToast(editor, audit.zh.queue.approvedAll(2));
    await editor.getByRole('link', { name: `${tag}东区`, exact: true }).waitFor({ state: 'detached' });
  });

  test('PUB-163 others than content editors are told that they may not review', async () => {
    const { page } = await site.open({ account: MEMBER });
    for (const path of ['/audit/projects', '/audit/projects/none', '/audit/products']) {
      await page.goto(path);
      await page.getByText(audit.zh.notAllowed).waitFor();
    }
  });
});
