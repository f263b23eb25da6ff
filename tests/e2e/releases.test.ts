import { describe, expect, test } from 'vitest';
import kit from '../../web/i18n/kit.ts';
import releases from '../../web/i18n/listings.ts';
import notices from '../../web/i18n/notices.ts';
import { byPerson } from '../api/support/results.ts';
import { client, signedIn } from '../setup/client.ts';
import { accessible } from './axe.ts';
import { enter, newcomer, PASSWORD } from './newcomer.ts';
import { published, unique, withoutDrafts } from './publishing.ts';
import { AUDITOR, chooseMore, fits, INDIVIDUAL, MEMBER, openSignedIn, settled, testSite, toast } from './site.ts';

const site = testSite();
const COMPANY = '13800000008';

const audit = async (id: string, audit_status: number, opinion?: string) => {
  const auditor = await signedIn(AUDITOR);
  await auditor.post('/web/v1/user/chengguo/audit', { id, audit_status, ...(opinion && { opinion }) });
};

describe('release management', () => {
  test('MAT-001 MAT-003 ACC-008 a published result is matched, withdrawn, relisted, renewed and used anew', async () => {
    const name = unique('发布管理成果');
    await audit(await published(name), 4);
    const { page, context, trouble } = await site.open({ account: INDIVIDUAL });
    await withoutDrafts(context);
    await page.goto(`/memberCenter/releases?keyword=${encodeURIComponent(name)}`);
    const card = page.getByRole('article', { name });
    await card.getByText(kit.zh.status[4] ?? '').waitFor();
    await card.getByText(releases.zh.process[0] ?? '', { exact: true }).waitFor();
    expect(await card.getByRole('button', { name: releases.zh.of(releases.zh.matches, name) }).count()).toBe(0);

    await card.getByRole('switch', { name: releases.zh.matchingOf(name) }).click();
    await toast(page, releases.zh.matchingOn).waitFor();
    await card.getByText(releases.zh.process[1] ?? '', { exact: true }).waitFor();
    await card.getByRole('button', { name: releases.zh.of(releases.zh.matches, name) }).click();
    await page.getByRole('dialog').getByText(name).first().waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });

    await chooseMore(page, name, releases.zh.withdraw);
    await page.getByRole('dialog').getByRole('button', { name: releases.zh.withdraw, exact: true }).click();
    await card.getByText(releases.zh.chips.withdrawn, { exact: true }).waitFor();
    await chooseMore(page, name, releases.zh.relist);
    await toast(page, releases.zh.relisted).waitFor();
    await card.getByText(releases.zh.chips.withdrawn, { exact: true }).waitFor({ state: 'detached' });
    const before = await card.getByText(new RegExp(`^${releases.zh.ends} `)).textContent();
    await card.getByRole('button', { name: releases.zh.of(releases.zh.renew, name) }).click();
    await expect.poll(() => card.getByText(new RegExp(`^${releases.zh.ends} `)).textContent()).not.toBe(before);
    await accessible(page);

    await chooseMore(page, name, releases.zh.copy);
    const dialog = page.getByRole('dialog');
    await expect.poll(() => dialog.getByRole('textbox', { name: '成果名称' }).inputValue()).toContain(name);
    await page.goBack();
    await dialog.waitFor({ state: 'detached' });
    const drafts = page.getByRole('region', { name: releases.zh.drafts.title });
    await drafts.getByText(releases.zh.drafts.fresh).waitFor();
    await drafts.getByRole('button', { name: releases.zh.drafts.discard }).click();
    await page.getByRole('dialog').getByRole('button', { name: releases.zh.drafts.discard, exact: true }).click();
    await drafts.waitFor({ state: 'detached' });
    expect(trouble).toEqual([]);
  });

  test('MAT-004 PUB-148 states have addresses, opinions stand with their items, and deleting asks first', async () => {
    const name = unique('将被删除');
    await audit(await published(name), 5, '与已有成果重复');
    const { page } = await site.open({ account: INDIVIDUAL });
    await page.goto('/memberCenter/releases');
    await settled(page);
    await page.getByRole('button', { name: kit.zh.status[1] ?? '', exact: true }).click();
    await page.getByRole('article', { name }).waitFor({ state: 'detached' });
    await page.waitForURL((url) => url.searchParams.get('audit_status') === '1');
    await page.goto('/memberCenter/releases?audit_status=5');
    const card = page.getByRole('article', { name });
    await card.getByText('与已有成果重复').waitFor();
    await expect.poll(() => card.getByRole('switch').isDisabled()).toBe(true);
    await chooseMore(page, name, releases.zh.remove);
    await page.getByRole('dialog').getByRole('button', { name: '取消' }).click();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await chooseMore(page, name, releases.zh.remove);
    await page.getByRole('dialog').getByRole('button', { name: releases.zh.remove, exact: true }).click();
    await card.waitFor({ state: 'detached' });
  });

  test('PUB-001 in English: an ended listing is renewed with one click, demands have the same page', async () => {
    const { page, trouble } = await site.open({ account: MEMBER, lang: 'en' });
    await page.goto('/memberCenter/releases?listing=expired');
    const card = page.getByRole('article').first();
    await card.getByText(releases.en.chips.expired, { exact: true }).waitFor();
    const name = (await card.getAttribute('aria-label')) ?? '';
    const code =
      /\bCG\w+/.exec(
        (await card
          .getByText(/\bCG\w+/)
          .first()
          .textContent()) ?? '',
      )?.[0] ?? '';
    await card.getByRole('button', { name: releases.en.of(releases.en.renew, name) }).click();
    await card.waitFor({ state: 'detached' });
    await page.getByText(releases.en.emptyFiltered).waitFor();
    await page.getByRole('button', { name: releases.en.showAll }).waitFor();
    await page.goto(`/memberCenter/releases?keyword=${encodeURIComponent(code)}`);
    await page
      .getByRole('article', { name })
      .getByText(kit.en.status[4] ?? '')
      .waitFor();
    await accessible(page);

    const other = await site.open({ account: COMPANY, lang: 'en' });
    await other.page.goto('/memberCenter/releases');
    await other.page.getByRole('button', { name: releases.en.kinds.demands, exact: true }).click();
    await other.page.getByRole('list', { name: releases.en.list.demands }).getByRole('article').first().waitFor();
    await other.page.waitForURL((url) => url.searchParams.get('kind') === 'demands');
    await other.page.getByRole('button', { name: releases.en.release.demands }).waitFor();
    await other.page.setViewportSize({ width: 360, height: 740 });
    await fits(other.page);
    expect([...trouble, ...other.trouble]).toEqual([]);
  });
});

describe('notices', () => {
  for (const [lang, words] of [
    ['zh', notices.zh],
    ['en', notices.en],
  ] as const) {
    test(`PUB-145 the bell counts what is unread, the page tells it and marks it (${lang})`, async () => {
      // A newcomer: the demo accounts are told of what other tests began, at any time.
      const { account } = await newcomer('被通知者');
      const member = await client().login(account, PASSWORD);
      await member.post('/web/v1/user/notice/read', { all: true });
      const made = await member.post('/web/v1/user/chengguo', byPerson());
      await audit(made.result.chengguo_id, 3, '请补充检测报告');
      const visit = await site.open({ lang });
      const { page } = visit;
      await enter(visit.context, account);
      await openSignedIn(visit, '/memberCenter');
      await openSignedIn(visit, '/');
      await page.getByRole('link', { name: words.bellUnread('1') }).click();
      await page.getByRole('heading', { level: 1, name: words.title }).waitFor();
      const list = page.getByRole('list', { name: words.list });
      await list.getByRole('listitem').first().getByText('请补充检测报告').waitFor();
      await list.getByRole('img', { name: words.unread }).first().waitFor();
      await accessible(page);
      await page.getByRole('button', { name: words.readAll }).click();
      await page.getByRole('banner').getByRole('link', { name: words.bell, exact: true }).waitFor();
      await expect.poll(() => list.getByRole('img', { name: words.unread }).count()).toBe(0);
      await list.getByRole('link').first().click();
      await page.waitForURL((url) => url.pathname !== '/notices');
      expect(visit.trouble).toEqual([]);
    });
  }

  test('PUB-145 visitors hear nothing: no bell, no call', async () => {
    const { page, calls } = await site.open();
    await page.goto('/');
    await settled(page);
    await page.waitForLoadState('networkidle');
    expect(calls.filter((call) => call.includes('notice'))).toEqual([]);
    await page.goto('/notices');
    await page.waitForURL('**/login');
  });
});
