import type { BrowserContext, Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import catalog from '../../web/i18n/catalog.ts';
import commonWords from '../../web/i18n/common.ts';
import publish from '../../web/i18n/publish.ts';
import { signedIn } from '../setup/client.ts';
import { baseUrl } from '../setup/site.ts';
import { resultLabels } from './labels.ts';

/** A member without an organisation. */
export const INDIVIDUAL = '13800000002';

export const TEXT = {
  zh: { ...resultLabels('zh'), ...publish.zh, catalog: catalog.zh, common: commonWords.zh },
  en: { ...resultLabels('en'), ...publish.en, catalog: catalog.en, common: commonWords.en },
};
export type Lang = keyof typeof TEXT;

export const PROFILE = '采用常压干燥工艺制备，导热系数低，适合建筑与管道保温。';

/** The publish dialog of a page, as a person uses it. */
export class PublishForm {
  readonly page: Page;
  readonly dialog: Locator;
  readonly lang: Lang;

  constructor(page: Page, lang: Lang = 'zh') {
    this.page = page;
    this.lang = lang;
    this.dialog = page
      .getByRole('dialog')
      .filter({ has: page.locator('form') })
      .first();
  }

  get text() {
    return TEXT[this.lang];
  }

  async open(): Promise<this> {
    await this.page.getByRole('button', { name: this.text.catalog.releaseResult }).first().click();
    await this.ready();
    return this;
  }

  async ready(): Promise<void> {
    await this.field(this.text.name).or(this.field(this.text.organizationName)).first().waitFor();
  }

  field(label: string): Locator {
    return this.dialog.getByRole('textbox', { name: label }).or(this.dialog.getByRole('combobox', { name: label }));
  }

  error(text: string): Locator {
    return this.dialog.getByText(text, { exact: true });
  }

  next = () => this.dialog.getByRole('button', { name: this.text.common.next, exact: true }).click();
  back = () => this.dialog.getByRole('button', { name: this.text.common.previous, exact: true }).click();
  submit = () => this.dialog.getByRole('button', { name: this.text.common.submit, exact: true }).click();

  async choose(label: string, option: string): Promise<void> {
    await this.field(label).click();
    await this.page.getByRole('option', { name: option, exact: true }).click();
  }

  async pickScope(): Promise<void> {
    await this.dialog.getByRole('button', { name: this.text.scopes }).click();
    await this.page.locator('button[aria-pressed="false"].MuiChip-root').first().click();
    await this.page.keyboard.press('Escape');
    await this.page.locator('.MuiPopover-root').waitFor({ state: 'detached' });
  }

  async pickRegion(...path: string[]): Promise<void> {
    await this.dialog.getByRole('button', { name: this.text.region }).click();
    for (const name of path) await this.page.getByRole('menuitem', { name, exact: true }).click();
    await this.page.locator('.MuiPopover-root').waitFor({ state: 'detached' });
  }

  async writeProfile(words: string): Promise<void> {
    await this.dialog.getByRole('textbox', { name: this.text.profile }).fill(words);
  }

  async attach(name: string, content: string): Promise<void> {
    await this.dialog
      .locator('input[type="file"][multiple]')
      .setInputFiles({ name, mimeType: 'text/plain', buffer: Buffer.from(content) });
    await this.dialog.getByRole('link', { name: new RegExp(name.replace('.', '\\.')) }).waitFor();
  }

  /** The step "result" of a domestic result. */
  async fillResult(name: string): Promise<void> {
    await this.field(this.text.name).fill(name);
    await this.pickScope();
    await this.pickRegion('河北省', '石家庄市', '长安区');
    await this.writeProfile(PROFILE);
  }

  async fillContact(): Promise<void> {
    await this.field(this.text.contacts).fill('成果办公室');
    await this.field(this.text.contactsTel).fill('0311-88880000');
    await this.field(this.text.contactsAddr).fill('石家庄市长安区示范路 1 号');
  }

  /** The step "organisation" of an individual publisher. */
  async fillIndividual(): Promise<void> {
    await this.dialog.getByRole('radio', { name: this.lang === 'zh' ? '个人' : 'Individual' }).check();
    await this.field(this.text.director).fill('成果负责人');
    await this.field(this.text.idNumber).fill('ID-0001');
    await this.fillContact();
  }

  /** Answers the question after publishing with no. */
  async decline(): Promise<void> {
    await this.page.getByRole('button', { name: this.text.followUp.decline }).click();
    await this.page.getByRole('dialog').waitFor({ state: 'detached' });
  }
}

/** Takes away what earlier tests of the same account typed: the server keeps it for the next form. */
export async function withoutDrafts(context: BrowserContext): Promise<void> {
  const answer = await context.request.get('/web/v1/user/draft/list');
  for (const { item_type, item_id } of (await answer.json()).result as { item_type: number; item_id: string }[]) {
    await context.request.delete(`/web/v1/user/draft?item_type=${item_type}&item_id=${item_id}`, {
      headers: { origin: baseUrl() },
    });
  }
}

/** A toast; it goes by itself after a while. */
export async function expectToast(page: Page, text: string): Promise<void> {
  await page.getByText(text, { exact: true }).first().waitFor();
}

/** Looks up an own result's row through the page's session. */
export async function ownResults(page: Page): Promise<{ chengguo_id: string; name: string; audit_status: number }[]> {
  const answer = await page.request.get('/web/v1/user/chengguo/list?pageSize=100');
  return (await answer.json()).result.records;
}

export const unique = (name: string): string => `${name}${Date.now().toString(36)}`;

/** A result of the individual member, made through the API. */
export async function published(name: string): Promise<string> {
  const member = await signedIn(INDIVIDUAL);
  const scopes = await member.list('scope', { columns: ['id'], where: { level: 3 }, pageSize: 1 });
  const answer = await member.post('/web/v1/user/chengguo', {
    result: {
      name,
      profile: `<p>${PROFILE}</p>`,
      sub_type: 2,
      director: '成果负责人',
      id_number: 'ID-0002',
      contacts: '成果联系人',
      contacts_tel: '0311-88880001',
      contacts_addr: '石家庄市长安区示范路 2 号',
      region_id: '130102',
    },
    scopes: scopes.result.records.map((row: { id: string }) => row.id),
    attachments: [],
  });
  expect(answer.status).toBe(200);
  return answer.result.chengguo_id;
}
