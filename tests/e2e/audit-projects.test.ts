import { describe, expect, test } from 'vitest';
import en from '../../web/i18n/en/audit.ts';
import zh from '../../web/i18n/zh/audit.ts';
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
    await page.getByRole('heading', { level: 1, name: zh.kinds.projects }).waitFor();
    await page.getByRole('searchbox', { name: zh.queue.keywordOfName }).fill(tag);
    await page.keyboard.press('Enter');
    await page.getByRole('link', { name: `${tag}一期`, exact: true }).waitFor();
    await page.waitForURL((url) => url.searchParams.get('keyword') === tag);
    await accessible(page);
    await page.getByRole('link', { name: zh.queue.of(zh.queue.open, `${tag}一期`) }).press('Enter');
    await page.getByRole('heading', { level: 1, name: `${tag}一期` }).waitFor();
    await page
      .getByRole('group', { name: zh.fields.contacts_tel ?? '' })
      .getByText('0311-80000001')
      .waitFor();
    await page
      .getByRole('group', { name: zh.fields.region_id ?? '' })
      .getByText('河北省 / 石家庄市 / 长安区')
      .waitFor();
    await accessible(page);
    await page.getByRole('button', { name: zh.decision.return, exact: true }).click();
    await page.getByText('请填写审核意见').waitFor();
    await page.getByRole('textbox', { name: zh.decision.opinion }).fill('请补充投资测算');
    await page.getByRole('button', { name: zh.decision.return, exact: true }).click();
    await page.getByRole('heading', { level: 1, name: `${tag}二期` }).waitFor();
    await page.getByRole('button', { name: zh.decision.approve, exact: true }).click();
    await expectToast(page, zh.decision.doneFiltered);
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
    // A version is the second of the last change.
    await expect
      .poll(async () => {
        const changed = await member.put('/web/v1/user/xiangmu', { xiangmu_id: id, investment_amount: '4500' });
        const { result } = await member.get('/web/v1/xiangmu/detail', { id });
        return changed.status === 200 && result.update_time > result.add_time;
      })
      .toBe(true);
    const approve = page.getByRole('button', { name: en.decision.approve, exact: true });
    await approve.click();
    await page.getByText(en.review.projectChanged).waitFor();
    await page
      .getByRole('group', { name: en.fields.investment_amount ?? '' })
      .getByText('4500')
      .waitFor();
    await fits(page);
    await accessible(page);
    await approve.click();
    await expectToast(page, en.decision.approved);
  });

  test('PUB-163 others than content editors are told that they may not review', async () => {
    const { page } = await site.open({ account: MEMBER });
    for (const path of ['/audit/projects', '/audit/projects/none']) {
      await page.goto(path);
      await page.getByText(zh.notAllowed).waitFor();
    }
  });
});
