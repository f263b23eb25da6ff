import { expect } from 'vitest';
import { type Client, client, signedIn } from '../../setup/client.ts';
import { COMPANY, SCOPE, unique } from './results.ts';

export const PATH = '/web/v1/user/xuqiu';
export const ENTRY = '13800000005';
export const AUDITOR = '13800000006';
/** Administers an organisation of its own, and has nothing to do with the other tests. */
export const OTHER = '13800000010';

type Values = Record<string, unknown>;

export interface Changes {
  demand?: Values;
  organization?: Values | null;
  [group: string]: unknown;
}

/** A demand of the Chinese variant, with changes at single fields; the organisation is a known one. */
export function inChinese({ demand, organization, ...rest }: Changes = {}): Values {
  return {
    demand: {
      name: unique('铝合金压铸件气孔控制技术需求'),
      profile: '<p>现有压铸件气孔率偏高，希望把废品率降到百分之二以下。</p>',
      org_province: '130000',
      org_city: '130100',
      org_county: '130102',
      contacts: '需求联络员',
      contacts_tel: '0311-81234567',
      contacts_addr: '石家庄市长安区和平东路8号',
      ...demand,
    },
    organization: organization === null ? null : { name: '燕赵先进材料研究院', ...organization },
    scopes: [SCOPE.id],
    attachments: [],
    ...rest,
  };
}

/** A demand of the English variant. */
export const inEnglish = ({ demand, ...rest }: Changes = {}): Values =>
  inChinese({
    variant: 'en',
    demand: {
      org_province: null,
      org_city: null,
      org_county: null,
      contacts_tel: null,
      org_country: 'Germany',
      contacts_email: 'demand@example.org',
      ...demand,
    },
    ...rest,
  });

/** What a demand is called in a body. */
export const nameOf = (body: Values): string => (body.demand as { name: string }).name;

/** Publishes, and expects it to go well. */
export async function publish(who: Client, body: object, headers: Record<string, string> = {}) {
  const answer = await who.post(PATH, body, headers);
  expect([answer.msg, answer.errors]).toEqual(['成功', []]);
  return answer.result as { xuqiu_id: string; code: string; audit_status: number };
}

/** The working version as its form shows it. */
export const form = async (who: Client, id: string) => (await who.get(`${PATH}/detail`, { id })).result;

/** The row as the table service shows it. */
export const rowOf = async (who: Client, xuqiu_id: string) =>
  (await who.list('xuqiu', { where: { xuqiu_id } })).result.records[0];

export const audit = (who: Client, id: string, audit_status: number, more: object = {}) =>
  who.post(`${PATH}/audit`, { id, audit_status, ...more });

/** The public page as a signed-in reader gets it, past every cache. */
export const publicly = async (id: string) =>
  (await (await signedIn(COMPANY)).get('/web/v1/xuqiu/detail', { id })).result as Values | null;

/** Whether a visitor who has not asked before finds it. */
export const isPublic = async (id: string) => (await client().get('/web/v1/xuqiu/detail', { id })).status === 200;

/** Year and month of a code in Shanghai, as the clock of this machine tells it. */
export function month(): string {
  const parts = new Intl.DateTimeFormat('en', { timeZone: 'Asia/Shanghai', year: '2-digit', month: '2-digit' });
  const values = Object.fromEntries(parts.formatToParts(new Date()).map(({ type, value }) => [type, value]));
  return `${values.year}${values.month}`;
}
