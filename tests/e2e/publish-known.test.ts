import type { Browser, BrowserContext } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { MOST } from '../../db/contract/matching.ts';
import catalog from '../../web/i18n/catalog.ts';
import publishProgress from '../../web/i18n/publishProgress.ts';
import { joined } from '../api/support/people.ts';
import { launch, leave, signedInVisitor, visitor } from '../setup/browser.ts';
import { client, signedIn } from '../setup/client.ts';
import { demandForm } from './demanding.ts';
import { enter, newcomer, PASSWORD } from './newcomer.ts';
import { ownResults, PublishForm, TEXT, unique, withoutDrafts } from './publishing.ts';

const MEMBER = '13800000001';
const text = TEXT.zh;
const progress = publishProgress.zh;
const WINDOW = { viewport: { width: 1440, height: 900 } };

let browser: Browser;
let open: BrowserContext[] = [];

beforeAll(async () => {
  browser = await launch();
});
afterAll(() => leave(browser));
afterEach(async () => {
  for (const context of open) await context.close();
  open = [];
});

/** Opens the form in a browser that is signed in. */
async function formIn(context: BrowserContext): Promise<PublishForm> {
  open.push(context);
  await withoutDrafts(context);
  const page = await context.newPage();
  await page.goto('/results?publish=new');
  const form = new PublishForm(page);
  await form.ready();
  return form;
}

/** What the platform knows of the organisation that a member administers. */
async function organizationOf(account: string): Promise<Record<string, string>> {
  const who = await signedIn(account);
  const { orgs } = (await who.get('/web/egg/user/session')).result;
  return (await who.get('/web/v1/user/organization', { organization_id: orgs[0].organization_id })).result;
}

const shownIn = (form: PublishForm, label: string) => form.field(label).inputValue();

describe('a new form begins with what the platform knows', () => {
  test('PUB-047 PUB-058 PUB-059 PUB-060 of the organisation: where it is, what it is and whom to ask', async () => {
    const known = await organizationOf(MEMBER);
    const form = await formIn(await signedInVisitor(browser, MEMBER, WINDOW));
    const region = form.dialog.getByRole('button', { name: text.region });
    await expect
      .poll(() => region.textContent())
      .toBe([known.provinceName, known.cityName, known.countyName].filter(Boolean).join(' / '));
    const name = unique('已知信息');
    await form.field(text.name).fill(name);
    await form.pickScope();
    await form.writeProfile('用于核对表单的成果简介。');
    await form.next();
    await form.field(text.contacts).waitFor();
    expect(await shownIn(form, text.organizationName)).toBe(known.name);
    expect(await shownIn(form, text.contacts)).toBe(known.contacts);
    expect(await shownIn(form, text.contactsTel)).toBe(known.contacts_tel);
    expect(await shownIn(form, text.contactsEmail)).toBe(known.contacts_email);
    expect(await shownIn(form, text.contactsAddr)).toBe(known.address);
    const marks = form.dialog.getByText(progress.known.organization, { exact: true });
    const marked = await marks.count();
    expect(marked).toBeGreaterThanOrEqual(4);

    // A change stays, and the rest follows the name of the organisation.
    await form.field(text.contacts).fill('另一位联系人');
    await expect.poll(() => marks.count()).toBe(marked - 1);
    await form.field(text.organizationName).fill('尚未登记的单位');
    await expect.poll(() => shownIn(form, text.contactsAddr)).toBe('');
    expect(await shownIn(form, text.contacts)).toBe('另一位联系人');
    await form.field(text.organizationName).fill(known.name ?? '');
    await expect.poll(() => shownIn(form, text.contactsAddr)).toBe(known.address);
    expect(await shownIn(form, text.contacts)).toBe('另一位联系人');
    await form.submit();
    await form.page.getByRole('button', { name: text.followUp.decline }).click();
    const id = (await ownResults(form.page)).find((each) => each.name === name)?.chengguo_id;
    const stored = (await (await signedIn(MEMBER)).get('/web/v1/user/chengguo/detail', { id })).result.result;
    expect(stored).toMatchObject({ contacts: '另一位联系人', contacts_tel: known.contacts_tel });
  });

  test('PUB-047 PUB-058 of one organisation alone, though another is named while its facts are on their way', async () => {
    const known = await organizationOf(MEMBER);
    const form = await formIn(await signedInVisitor(browser, MEMBER, WINDOW));
    await form.field(text.name).fill(unique('另一单位的成果'));
    await form.pickScope();
    await form.writeProfile('用于核对表单的成果简介。');
    const held: (() => void)[] = [];
    await form.page.route('**/egg/base/list?*', async (route) => {
      if (route.request().url().includes('legal_person_name')) await new Promise<void>((go) => held.push(go));
      await route.continue();
    });
    await form.next();
    await expect.poll(() => held.length).toBeGreaterThan(0);
    expect(await shownIn(form, text.contactsAddr)).toBe(known.address);
    await form.field(text.organizationName).fill('尚未登记的另一单位');
    for (const go of held) go();
    await expect.poll(() => shownIn(form, text.contactsAddr)).toBe('');
  });

  test('of the organisation that seeks something, in the form of a demand as well', async () => {
    const known = await organizationOf(MEMBER);
    const context = await signedInVisitor(browser, MEMBER, WINDOW);
    open.push(context);
    await withoutDrafts(context);
    const form = await demandForm(await context.newPage());
    await form.fillDemand(unique('需求的已知信息'));
    await form.next();
    await form.field(text.contacts).waitFor();
    for (const [label, value] of [
      [text.organizationName, known.name],
      [text.contacts, known.contacts],
      [text.contactsTel, known.contacts_tel],
      [text.contactsAddr, known.address],
    ] as const) {
      await expect.poll(() => shownIn(form, label), { message: label }).toBe(value);
    }
    const region = form.dialog.getByRole('button', { name: text.region });
    await expect.poll(() => region.textContent()).toContain(known.countyName ?? '');
  });

  test('PUB-047 PUB-058 of the organisation of a member who does not administer it: all but whom to ask', async () => {
    const known = await organizationOf(MEMBER);
    const who = await newcomer('普通成员');
    const administrator = await signedIn(MEMBER);
    const [own] = (await administrator.get('/web/egg/user/session')).result.orgs;
    const member = await client().login(who.account, PASSWORD);
    expect((await joined(administrator, member, own.organization_id)).code).toBe(200);
    const context = await visitor(browser, WINDOW);
    await enter(context, who.account);
    const refused: string[] = [];
    context.on('response', (answer) => {
      if (answer.status() >= 400) refused.push(answer.url());
    });
    const form = await formIn(context);
    const region = form.dialog.getByRole('button', { name: text.region });
    await expect.poll(() => region.textContent()).toContain(known.countyName ?? '');
    await form.field(text.name).fill(unique('普通成员的成果'));
    await form.pickScope();
    await form.writeProfile('用于核对表单的成果简介。');
    await form.next();
    await form.field(text.contacts).waitFor();
    for (const [label, value] of [
      [text.organizationName, known.name],
      [text.contactsAddr, known.address],
      [text.contacts, who.name],
      [text.contactsTel, who.account],
    ] as const) {
      expect(await shownIn(form, label), label).toBe(value);
    }
    await form.dialog
      .getByRole('combobox', { name: text.organizationType })
      .getByText(known.org_type ?? '')
      .waitFor();
    expect(refused).toEqual([]);
  });

  test('PUB-059 PUB-060 of the member where there is no organisation; what is no number is told at its field', async () => {
    const who = await newcomer('新来的发布者');
    const context = await visitor(browser, WINDOW);
    await enter(context, who.account);
    const form = await formIn(context);
    await form.fillResult(unique('个人已知信息'));
    await form.field(text.investment).fill('很多钱');
    await form.next();
    await form.error('请输入数字，单位为万元').waitFor();
    await form.field(text.investment).fill('120.5');
    await form.next();
    await form.field(text.contacts).waitFor();
    expect(await shownIn(form, text.contacts)).toBe(who.name);
    expect(await shownIn(form, text.contactsTel)).toBe(who.account);
    expect(await form.dialog.getByText(progress.known.account, { exact: true }).count()).toBe(2);
    await form.dialog.getByRole('button', { name: progress.known.clear }).click();
    await expect.poll(() => shownIn(form, text.contacts)).toBe('');
    expect(await shownIn(form, text.contactsTel)).toBe('');
    await form.field(text.contactsTel).fill('abc');
    await form.field(text.contactsEmail).fill('not an email');
    await form.field(text.contactsEmail).blur();
    await form.error('请输入正确的电话号码，多个号码用“/”隔开').waitFor();
    await form.error('请输入正确的邮箱').waitFor();
  });
});

describe('a preview of the page', () => {
  test('PUB-010 PUB-018 PUB-019 shows what is typed so far, submits nothing, and leads back to the form', async () => {
    const form = await formIn(await signedInVisitor(browser, MEMBER, WINDOW));
    const { page } = form;
    const name = unique('预览成果');
    await form.field(text.name).fill(name);
    await form.pickScope();
    await form.writeProfile('预览里的成果简介。');
    await form.field(text.investment).fill('120');
    await form.dialog.getByRole('button', { name: text.preview, exact: true }).click();
    const preview = page.getByRole('dialog', { name: text.previewTitle });
    await preview.getByText(catalog.zh.previewDraft).waitFor();
    for (const shown of [name, '预览里的成果简介。', '120 万元']) await preview.getByText(shown).first().waitFor();
    await preview.getByRole('button', { name: progress.preview.phone }).click();
    const profile = preview.getByText('预览里的成果简介。').first();
    await expect.poll(async () => (await profile.boundingBox())?.width ?? 999).toBeLessThan(360);
    await preview.getByRole('button', { name: text.previewBack }).click();
    await preview.waitFor({ state: 'detached' });
    expect(await shownIn(form, text.name)).toBe(name);
    expect((await ownResults(page)).map((each) => each.name)).not.toContain(name);

    // What matching still looks for leads to its field, and counts once it is said.
    const percent = async () =>
      Number((await form.dialog.getByRole('img', { name: /^匹配完整度/ }).textContent()) ?? 0);
    const before = await percent();
    await form.dialog.getByRole('button', { name: progress.advices.cooperation }).click();
    const way = form.dialog.getByRole('group', { name: text.cooperation }).getByRole('checkbox').first();
    await expect.poll(() => way.evaluate((box) => box === document.activeElement)).toBe(true);
    await way.check();
    await expect.poll(percent).toBe(before + MOST.cooperation);
    await form.dialog.getByRole('button', { name: progress.advices.cooperation }).waitFor({ state: 'detached' });

    // A section of a later step waits behind what is required before it.
    await form.field(text.name).fill('');
    const contacts = form.dialog.getByRole('button', { name: text.groups.contact });
    await contacts.click();
    await form.error('请输入成果名称！').waitFor();
    await form.field(text.name).fill(name);
    await contacts.click();
    await form.field(text.contacts).waitFor();

    await form.dialog.getByRole('button', { name: text.preview, exact: true }).click();
    await preview.getByText('120 万元').first().waitFor();
    await preview.getByRole('button', { name: progress.preview.submit, exact: true }).dblclick();
    await form.decline();
    expect((await ownResults(page)).filter((each) => each.name === name)).toHaveLength(1);
  });

  test('PUB-010 SHELL-027 on a phone the steps are a line, and its sections lead to their fields', async () => {
    const form = await formIn(await signedInVisitor(browser, MEMBER, { viewport: { width: 360, height: 780 } }));
    await form.dialog.getByText(progress.stepOf(1, 2)).waitFor();
    await form.dialog.getByRole('button', { name: progress.sections }).click();
    const sections = form.page.getByRole('dialog', { name: progress.sections });
    await sections.getByRole('button', { name: text.groups.openness }).click();
    await sections.waitFor({ state: 'detached' });
    await expect.poll(() => form.page.evaluate(() => document.activeElement?.textContent)).toBe(text.groups.openness);
  });
});

describe('the foot of the form', () => {
  test('PUB-010 SHELL-027 says in English on a phone when the draft was saved, beside three buttons', async () => {
    const context = await signedInVisitor(browser, MEMBER, { viewport: { width: 360, height: 780 } });
    open.push(context);
    await withoutDrafts(context);
    const form = await demandForm(await context.newPage(), 'en');
    await form.fillDemand(unique('A draft on a phone'));
    await form.next();
    await form.field(TEXT.en.contacts).waitFor();
    const status = form.dialog.getByText(TEXT.en.draft.savedAt('').trim());
    await status.waitFor();
    const buttons = [TEXT.en.common.previous, TEXT.en.preview, TEXT.en.common.submit].map((name) =>
      form.dialog.getByRole('button', { name, exact: true }),
    );
    for (const part of [status, ...buttons]) {
      const { x = -1, width = 0 } = (await part.boundingBox()) ?? {};
      expect(x).toBeGreaterThanOrEqual(0);
      expect(x + width).toBeLessThanOrEqual(360);
    }
  });
});
