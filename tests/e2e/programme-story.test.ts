import type { BrowserContext, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import common from '../../web/i18n/common.ts';
import publicWords from '../../web/i18n/programme.ts';
import assignmentWords from '../../web/i18n/programmeAssignment.ts';
import declarationWords from '../../web/i18n/programmeDeclarations.ts';
import projectWords from '../../web/i18n/programmeProjects.ts';
import reviewWords from '../../web/i18n/programmeReviews.ts';
import roundWords from '../../web/i18n/programmeRounds.ts';
import selectionWords from '../../web/i18n/programmeSelection.ts';
import signin from '../../web/i18n/signin.ts';
import { sentTo } from '../api/support/accounts.ts';
import { DEMO_PASSWORD } from '../local/accounts.ts';
import { launch, leave, visitor } from '../setup/browser.ts';
import { type Client, client, signedIn } from '../setup/client.ts';
import { startServer, type TestServer } from '../setup/server.ts';
import { fits, settled, toast } from './site.ts';

const OFFICE = '13800000012';
const DECLARANT = '13800000010';
const UNIT = '太行理工学院科研处';
const NAME = '重型燃机叶片增材修复技术';
const DAY = 86_400;
const desk = { width: 1440, height: 1000 };
const phone = { width: 360, height: 780 };

const [rounds, declaring, projects, reviewing, assigning, selecting, open] = [
  roundWords.zh,
  declarationWords.zh,
  projectWords.zh,
  reviewWords.zh,
  assignmentWords.zh,
  selectionWords.zh,
  publicWords.zh,
];

// A round changes what the whole programme shows: it has a server of its own.
let server: TestServer;
let db: D1Database;
let office: Client;
const contexts: BrowserContext[] = [];

beforeAll(async () => {
  server = await startServer({ crons: false });
  db = (await server.runtime.miniflare.getD1Database('DB')) as unknown as D1Database;
  // The story is told at any hour, people are reminded by day.
  await db.prepare("INSERT OR REPLACE INTO setting (id, value) VALUES ('programme-reminder-hour', '0')").run();
  await db.prepare("UPDATE setting SET value = '' WHERE id = 'push-quiet-hours'").run();
  office = await signedIn(OFFICE, server.url);
});
afterAll(async () => {
  for (const context of contexts) await context.close();
  await leave(await launch());
  await server.stop();
});

const button = (within: Page | Locator, name: string | RegExp) => within.getByRole('button', { name, exact: true });
const dialog = (page: Page, name?: string) => page.getByRole('dialog', name ? { name, exact: true } : {});

/** Somebody new at a browser; with an account, signed in at the door that everybody uses. */
async function enter(account: string | null, viewport = desk): Promise<Page> {
  const context = await visitor(await launch(), { baseURL: server.url, viewport });
  contexts.push(context);
  const page = await context.newPage();
  if (!account) return page;
  await page.goto('/login');
  await page.getByRole('textbox', { name: signin.zh.account }).fill(account);
  await page.getByLabel(signin.zh.password, { exact: true }).fill(DEMO_PASSWORD);
  await button(page.locator('main'), signin.zh.login).click();
  await page.waitForURL((url) => url.pathname !== '/login');
  return page;
}

/** Date and time as they are typed, so many days from today at the last second of the day in Beijing. */
function endOfDay(days: number): string {
  const there = new Date((Date.now() / 1000 + 8 * 3600 + days * DAY) * 1000).toISOString();
  return `${there.slice(0, 10).replaceAll('-', '')}235959`;
}

async function typed(page: Page, within: Locator, label: string, digits: string): Promise<void> {
  await within.getByRole('group', { name: label }).getByRole('spinbutton').first().click();
  await page.keyboard.type(digits);
}

async function choose(page: Page, name: string, option: string | RegExp): Promise<void> {
  await page.getByRole('combobox', { name }).click();
  await page.getByRole('option', { name: option }).first().click();
}

/** Opens a round that takes declarations for three more days. */
async function openRound(title: string): Promise<string> {
  const page = await enter(OFFICE);
  await page.goto('/programme/office/rounds');
  await button(page, rounds.add).click();
  const form = dialog(page, rounds.addTitle);
  await form.getByRole('textbox', { name: rounds.fields.title }).fill(title);
  await typed(page, form, rounds.fields.open_time, endOfDay(-1));
  await typed(page, form, rounds.fields.close_time, endOfDay(3));
  await typed(page, form, rounds.fields.opinions_due, endOfDay(7));
  await button(form, common.zh.save).click();
  await toast(page, rounds.added).waitFor();
  return (await client(server.url).get('/web/v1/programme/round')).result.id;
}

/** Grades the criterion that has the focus and those after it, by the keyboard alone, and hands the opinion in. */
async function judge(page: Page, grades: string): Promise<void> {
  await page.getByRole('group', { name: '原创性' }).getByRole('button').first().focus();
  for (const grade of grades) {
    await page.keyboard.press(grade);
    await page.keyboard.press('ArrowDown');
  }
  const meets = [...grades].filter((grade) => grade === '1').length;
  await page.getByText(reviewing.form.total(meets, 18 - meets, 0)).waitFor();
  await page.getByRole('radio', { name: '领航项目' }).check();
  await page.getByRole('textbox', { name: reviewing.form.comment }).fill('技术路线清晰，验证充分，同意推荐。');
  await button(page, reviewing.form.submit).click();
  await toast(page, reviewing.form.submitted).waitFor();
}

const state = async (id: string) =>
  (
    await office.list('project', {
      columns: ['stage', 'recommend_state', 'report_type', 'last_selected', 'publication_id'],
      where: { id },
    })
  ).result.records[0];

const fired = () => client(server.url).post('/dev/cron', {});
const reminded = async (to: string) =>
  (await sentTo(to, server.url)).filter((message) =>
    /成果申报与推荐提醒|programme-reminder/.test(JSON.stringify(message)),
  ).length;

test('PROG-085 PROG-086 PROG-057 PROG-088 PROG-090 PROG-095 a round from its opening to the showcase, and who asks for cooperation', async () => {
  const round = await openRound('春季成果推荐');

  // The declarant, on a phone, begins and is reminded of what is unfinished.
  const declarant = await enter(DECLARANT, phone);
  await declarant.goto('/programme/declare');
  await button(declarant, declaring.entry.start).click();
  await declarant.waitForURL('**/programme/declarations/*');
  const id = new URL(declarant.url()).pathname.split('/').at(-1) ?? '';
  await button(declarant, declaring.form.submit).first().waitFor();
  await fits(declarant);
  await fired();
  await expect.poll(() => reminded(DECLARANT)).toBe(1);
  await declarant.getByRole('combobox', { name: '申报单位' }).fill('冀北动力研究所');
  await choose(declarant, '所在省份', '河北省');
  await declarant.getByRole('textbox', { name: '成果名称' }).fill(NAME);
  await choose(declarant, '所属领域', '高端装备制造');
  await choose(declarant, '推荐单位', new RegExp(UNIT));
  await choose(declarant, '推荐人', declaring.form.noRecommendingPerson);
  await declarant.locator('[data-phase="saved"]').waitFor();
  await button(declarant, declaring.form.submit).first().click();
  await button(dialog(declarant), declaring.form.submit).click();
  await declarant
    .getByRole('alert')
    .filter({ hasText: /回执编号 SB\d{9}/ })
    .first()
    .waitFor();
  expect((await state(id)).stage).toBe(1);

  // The office returns it, the declarant mends it.
  const desktop = await enter(OFFICE);
  await desktop.goto(`/programme/office/projects?project=${id}`);
  await button(dialog(desktop, NAME), projects.detail.return).click();
  const returning = dialog(desktop, projects.stage.return.title);
  await returning.getByRole('textbox').fill('请补充成果简介。');
  await button(returning, projects.stage.return.act).click();
  await toast(desktop, projects.stage.return.done).waitFor();
  expect((await state(id)).stage).toBe(2);
  await declarant.goto(`/programme/declarations/${id}`);
  await declarant.getByText('请补充成果简介。').first().waitFor();
  await declarant.getByRole('textbox', { name: '成果简介' }).fill('修复后的叶片通过一万小时考核。');
  await declarant.locator('[data-phase="saved"]').waitFor();
  await button(declarant, declaring.form.resubmit).first().click();
  await button(dialog(declarant), declaring.form.submit).click();
  await declarant
    .getByRole('alert')
    .filter({ hasText: /回执编号 SB\d{9}/ })
    .first()
    .waitFor();
  expect((await state(id)).stage).toBe(1);
  await fits(declarant);

  // The recommending unit finds it in its work list.
  const unit = await enter(UNIT);
  await unit.waitForURL('**/programme/reviews');
  await unit.getByRole('listitem').filter({ hasText: NAME }).getByText(reviewing.write).click();
  await judge(unit, '111111111111111111');
  expect(await state(id)).toMatchObject({ recommend_state: 1, report_type: 1 });

  // Three experts are proposed and asked; one of them steps back.
  await desktop.goto(`/programme/office/assignment?round=${round}`);
  await button(desktop, assigning.propose).click();
  await button(dialog(desktop, assigning.proposal.title), assigning.proposal.confirm(3)).click();
  await expect.poll(() => dialog(desktop).count()).toBe(0);
  const asked = (await office.get('/web/v1/programme/assignment/list', { round })).result.records[0].experts;
  const ids = asked.map((one: { recommender_id: string }) => one.recommender_id);
  const found = await office.list('project_recommend', {
    columns: ['org_name', 'org_contacts_phone'],
    where: { id: { in: ids } },
  });
  const experts = found.result.records as { org_name: string; org_contacts_phone: string }[];
  expect(experts).toHaveLength(3);
  // Today's round of reminders is over: another day comes.
  await db.prepare("DELETE FROM project_reminder WHERE person LIKE 'round:%'").run();
  await fired();
  for (const { org_contacts_phone } of experts) await expect.poll(() => reminded(org_contacts_phone)).toBe(1);
  const [first, second, third] = experts.map(({ org_name }) => org_name) as [string, string, string];
  for (const [name, grades] of [
    [first, '111111111122222222'],
    [second, '112112112112112112'],
  ] as const) {
    const expert = await enter(name);
    await expert.goto(`/programme/reviews/${id}`);
    await judge(expert, grades);
  }
  const biased = await enter(third);
  await biased.goto(`/programme/reviews/${id}`);
  await button(biased, reviewing.show.conflict).click();
  await dialog(biased, reviewing.reason.conflict.title).getByRole('textbox').fill('曾与该团队共同承担课题。');
  await button(dialog(biased), reviewing.reason.conflict.submit).click();
  await toast(biased, reviewing.reason.conflict.done).waitFor();
  expect(
    (
      await client(server.url)
        .login(third)
        .then((it) => it.list('project', { where: { id } }))
    ).result.total,
  ).toBe(0);

  // Rank, select, publish.
  await desktop.goto(`/programme/office/selection?round=${round}`);
  await button(desktop, selecting.compute).or(button(desktop, selecting.computeAgain)).click();
  await toast(desktop, selecting.computed).waitFor();
  await desktop.getByText(selecting.uncorrected.few_opinions(1)).waitFor();
  await button(desktop, selecting.selectOf(NAME)).first().click();
  await desktop.getByRole('heading', { name: selecting.selected(1), exact: true }).waitFor();
  expect(await desktop.getByText(selecting.edited, { exact: true }).count()).toBe(0);
  await button(desktop, selecting.preview).click();
  const preview = dialog(desktop, selecting.publication.title);
  await preview.getByText(NAME, { exact: true }).first().waitFor();
  await button(preview, selecting.publication.publish).click();
  await expect.poll(async () => (await state(id)).publication_id).not.toBeNull();

  // A visitor, on a phone, finds the showcase and asks for cooperation.
  const guest = await enter(null, phone);
  await guest.goto('/programme/selected');
  await settled(guest);
  await guest.getByRole('link', { name: NAME, exact: true }).first().click();
  await guest.getByRole('heading', { name: open.showcase.profile, exact: true }).waitFor();
  await fits(guest);
  await button(guest, open.cooperation.visitor).click();
  const form = dialog(guest, open.cooperation.visitor);
  const answers = { contacts_org: '冀南动力装备有限公司', contacts_position: '总工程师', contacts_name: '合作联系人' };
  for (const [name, value] of Object.entries({ ...answers, contacts_phone: '0311-88000001' })) {
    await form.getByRole('textbox', { name: open.cooperation[name as keyof typeof answers] }).fill(value);
  }
  await button(form, open.cooperation.submit).click();
  await toast(guest, open.cooperation.thanks).waitFor();

  // Owner and office are told.
  await declarant.goto('/notices');
  await declarant.getByText(NAME).first().waitFor();
  await desktop.goto('/programme/office/cooperation');
  await desktop.getByText('冀南动力装备有限公司').first().waitFor();
  const actions = (await office.get('/web/v1/programme/office/project', { id })).result.history.map(
    ({ action }: { action: string }) => action,
  );
  for (const action of ['declare', 'return', 'recommend', 'assign', 'conflict', 'select', 'publish']) {
    expect(actions).toContain(action);
  }
}, 300_000);
