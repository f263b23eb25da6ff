import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll } from 'vitest';
import demandFormWords from '../../web/i18n/demandForm.ts';
import { launch, leave, signedInVisitor } from '../setup/browser.ts';
import { signedIn } from '../setup/client.ts';
import { demandLabels } from './labels.ts';
import { INDIVIDUAL, type Lang, PublishForm, withoutDrafts } from './publishing.ts';

export const DEMAND_TEXT = {
  zh: { ...demandLabels('zh'), ...demandFormWords.zh },
  en: { ...demandLabels('en'), ...demandFormWords.en },
};

const DEMAND_PROFILE = '需要在低温环境下连续工作的保温材料，导热系数不高于 0.02。';

/** The demand dialog of a page, as a person uses it. */
export class DemandForm extends PublishForm {
  get words() {
    return DEMAND_TEXT[this.lang];
  }

  override async open(): Promise<this> {
    await this.page.getByRole('button', { name: this.text.catalog.releaseDemand }).first().click();
    await this.ready();
    return this;
  }

  override ready = () => this.field(this.words.name).waitFor();

  override async writeProfile(words: string): Promise<void> {
    await this.dialog.getByRole('textbox', { name: this.words.profile }).fill(words);
  }

  async fillDemand(name: string): Promise<void> {
    await this.field(this.words.name).fill(name);
    await this.pickScope();
    await this.writeProfile(DEMAND_PROFILE);
  }

  async fillOrganization(name: string): Promise<void> {
    await this.field(this.text.organizationName).fill(name);
    await this.field(this.text.contacts).fill('需求办公室');
    await this.field(this.text.contactsAddr).fill('石家庄市长安区示范路 3 号');
  }
}

/** Opens the empty form, or the one of a demand that is edited. */
export async function demandForm(page: Page, lang: Lang = 'zh', id = 'new'): Promise<DemandForm> {
  await page.goto(`/demands?publish=${id}${lang === 'en' ? '&lang=en' : ''}`);
  const form = new DemandForm(page, lang);
  await form.ready();
  return form;
}

/** A demand of the individual member, made through the API. */
export async function publishedDemand(name: string): Promise<string> {
  const member = await signedIn(INDIVIDUAL);
  const scopes = await member.list('scope', { columns: ['id'], where: { level: 3 }, pageSize: 1 });
  const answer = await member.post('/web/v1/user/xuqiu', {
    demand: {
      name,
      profile: `<p>${DEMAND_PROFILE}</p>`,
      org_province: '130000',
      org_city: '130100',
      org_county: '130102',
      contacts: '需求联系人',
      contacts_tel: '0311-88880003',
      contacts_addr: '石家庄市长安区示范路 4 号',
    },
    organization: { name: '冀中保温材料厂' },
    scopes: scopes.result.records.map((row: { id: string }) => row.id),
    attachments: [],
  });
  if (answer.status !== 200) throw new Error(answer.text);
  return answer.result.xuqiu_id;
}

/** The working version of a demand, through the page's session. */
export async function storedDemand(context: BrowserContext, id: string) {
  return (await (await context.request.get(`/web/v1/user/xuqiu/detail?id=${id}`)).json()).result;
}

/** The newest own demand of a name. */
export async function ownDemand(context: BrowserContext, name: string): Promise<{ xuqiu_id: string } | undefined> {
  const answer = await (await context.request.get('/web/v1/user/xuqiu/list?pageSize=100')).json();
  return answer.result.records.find((row: { name: string }) => row.name === name);
}

type OpenPage = (account: string, options?: BrowserContextOptions) => Promise<Page>;

/** One browser for a test file: `deviceOf` is another device of an account, `pageOf` one without drafts. */
export function devices(): { deviceOf: OpenPage; pageOf: OpenPage } {
  let browser: Browser;
  const open: BrowserContext[] = [];
  beforeAll(async () => {
    browser = await launch();
  });
  afterEach(async () => {
    for (const context of open.splice(0)) await context.close();
  });
  afterAll(() => leave(browser));

  const deviceOf: OpenPage = async (account, options = {}) => {
    const context = await signedInVisitor(browser, account, options);
    open.push(context);
    const page = await context.newPage();
    return page;
  };
  const pageOf: OpenPage = async (account, options) => {
    const page = await deviceOf(account, options);
    await withoutDrafts(page.context());
    return page;
  };
  return { deviceOf, pageOf };
}
