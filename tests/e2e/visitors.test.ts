import { describe, expect, test } from 'vitest';
import results from '../../web/i18n/results.ts';
import auth from '../../web/i18n/signin.ts';
import talk from '../../web/i18n/talk.ts';
import { publicResult } from '../api/support/talk.ts';
import { DEMO_PASSWORD } from '../local/accounts.ts';
import { signedIn } from '../setup/client.ts';
import { PublishForm, unique, withoutDrafts } from './publishing.ts';
import { INDIVIDUAL, newest, settled, testSite, toast } from './site.ts';

const site = testSite();
const READER = '13800000010';
const HAN = /\p{Script=Han}/u;

/** What a text program puts on the clipboard. */
const OFFICE = `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><style>p.MsoNormal{margin:0}</style></head><body>
<h1 style="mso-outline-level:1"><span style="font-family:黑体">项目背景<o:p></o:p></span></h1>
<p class=MsoNormal style="text-indent:21pt"><b><span style="color:red">重点</span></b>说明</p>
<table class=MsoTableGrid border=1><tr><td><p>指标</p></td><td><p>数值</p></td></tr><tr><td>强度</td><td>100</td></tr></table>
<p class=MsoListParagraph style="mso-list:l0 level1 lfo1"><span style="mso-list:Ignore">1.<span>&nbsp;</span></span>第一项</p>
<p class=MsoListParagraph style="mso-list:l0 level1 lfo1"><span style="mso-list:Ignore">2.<span>&nbsp;</span></span>第二项</p>
<img src="file:///C:/x.png"><script>alert(1)</script></body></html>`;

describe('what visitors and members do', () => {
  test('COMM-002 a visitor who clicks twice and signs in on the way leaves one comment', async () => {
    const id = await publicResult(await signedIn(INDIVIDUAL), { name: unique('待评论的成果') });
    const { page } = await site.open({ reducedMotion: 'reduce' });
    await page.goto(`/resultDetail/${id}`);
    await settled(page);
    const box = page.getByRole('textbox', { name: talk.zh.comments.label });
    const scrolled = () => page.evaluate(() => scrollTo(0, document.body.scrollHeight)).then(() => box.count());
    await expect.poll(scrolled).toBe(1);
    await box.fill('想了解中试情况');
    await page.getByRole('button', { name: talk.zh.comments.submit, exact: true }).dblclick();
    const login = page.getByRole('dialog', { name: auth.zh.login, exact: true });
    await login.getByRole('textbox', { name: auth.zh.account }).fill(READER);
    await login.locator('input[type="password"]').fill(DEMO_PASSWORD);
    await page.keyboard.press('Enter');
    await toast(page, talk.zh.comments.added).waitFor();
    await page.getByText('想了解中试情况', { exact: true }).first().waitFor();
    const stored = await (await signedIn(READER)).list('comment', { where: { item_id: id, item_type: 1 } });
    expect(stored.result.records).toHaveLength(1);
  });

  test('REF-006 English pages name places in English: filters, cards, details and the picker of a form', async () => {
    const visit = await site.open({ account: INDIVIDUAL, lang: 'en', viewport: { width: 1440, height: 900 } });
    const { page } = visit;
    const [card] = await newest<{ chengguo_id: string; region_name_en: string }>(visit, 'chengguo', 'region=130100');
    await page.goto('/results?region=130000');
    await settled(page);
    const offered = page.getByRole('region', { name: results.en.filterNames.region, exact: true }).getByRole('link');
    const names = await offered.allInnerTexts();
    expect(names.length).toBeGreaterThan(1);
    for (const name of names) expect(name).not.toMatch(HAN);
    await page.goto(`/resultDetail/${card?.chengguo_id}`);
    await settled(page);
    await page
      .getByText(card?.region_name_en ?? '', { exact: true })
      .first()
      .waitFor();

    await withoutDrafts(visit.context);
    await page.goto('/results?publish=new');
    const form = new PublishForm(page, 'en');
    await form.ready();
    await form.dialog.getByRole('button', { name: form.text.variants.domestic, exact: true }).click();
    await form.pickRegion('Hebei', 'Shijiazhuang', "Chang'an District");
    const chosen = form.dialog.getByRole('button', { name: form.text.region });
    await expect.poll(() => chosen.textContent()).toContain("Hebei / Shijiazhuang / Chang'an District");
  });

  test('REF-001 the selector of fields shows the tree, takes several of them and gives them to the form', async () => {
    const visit = await site.open({ account: INDIVIDUAL, reducedMotion: 'reduce' });
    const { page } = visit;
    await withoutDrafts(visit.context);
    await page.goto('/results?publish=new');
    const form = new PublishForm(page);
    await form.ready();
    const field = form.dialog.getByRole('button', { name: form.text.scopes });
    await field.click();
    const panel = page.locator('.MuiPopover-root');
    const chosen: string[] = [];
    for (const tab of [0, 1]) {
      await panel.getByRole('tab').nth(tab).click();
      const leaf = panel.locator('button[aria-pressed="false"]').first();
      chosen.push((await leaf.textContent()) ?? '');
      await leaf.click();
    }
    await page.keyboard.press('Escape');
    await panel.waitFor({ state: 'detached' });
    for (const name of chosen) await field.getByText(name, { exact: true }).waitFor();
    await field.click();
    for (const [tab, name] of chosen.entries()) {
      await panel.getByRole('tab').nth(tab).click();
      const on = panel.locator('button[aria-pressed="true"]');
      await expect.poll(() => on.allInnerTexts()).toEqual([name]);
    }
  });

  test('PUB-049 a text from an office program keeps its headings, its lists and the cells of its tables', async () => {
    const visit = await site.open({ account: INDIVIDUAL, reducedMotion: 'reduce' });
    await withoutDrafts(visit.context);
    await visit.page.goto('/results?publish=new');
    const form = new PublishForm(visit.page);
    await form.ready();
    const editor = form.dialog.getByRole('textbox', { name: form.text.profile });
    await editor.click();
    await editor.evaluate((element, html) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/html', html);
      clipboardData.setData('text/plain', '项目背景');
      element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    }, OFFICE);
    await expect.poll(() => editor.getByRole('heading').allInnerTexts()).toEqual(['项目背景']);
    await expect.poll(() => editor.getByRole('listitem').allInnerTexts()).toEqual(['第一项', '第二项']);
    await expect.poll(() => editor.locator('strong').allInnerTexts()).toEqual(['重点']);
    await expect
      .poll(() => editor.locator('> p').allInnerTexts())
      .toEqual(expect.arrayContaining(['指标 | 数值', '强度 | 100']));
    await expect.poll(() => editor.locator('img, script, table').count()).toBe(0);
  });
});
