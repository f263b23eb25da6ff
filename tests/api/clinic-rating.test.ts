import { beforeAll, describe, expect, it } from 'vitest';
import type { ClinicDetail, ClinicExpert } from '../../db/contract/clinic.ts';
import { type Client, client, signedIn } from '../setup/client.ts';
import { unique } from './support/results.ts';

const BASE = '/web/egg/base';
const TABLE = 'clinic_application';

let applicant: Client;
let editor: Client;
let stranger: Client;

beforeAll(async () => {
  const accounts = ['13800000002', '13800000013', '13800000008'];
  [applicant, editor, stranger] = (await Promise.all(accounts.map((account) => signedIn(account)))) as [
    Client,
    Client,
    Client,
  ];
});

describe('what the applicant says of it', () => {
  it('SIGN-003 a closed consultation is rated by its applicant alone, changed for a month, and read by expert and staff', async () => {
    const application = {
      org_name: unique('远山铸造'),
      contacts: '联系人',
      phone: '0311-86001234',
      problem: unique('气孔'),
    };
    const { id } = (await applicant.post(`${BASE}/add`, { table: TABLE, data: application })).result;
    const detail = async (who: Client): Promise<ClinicDetail> => (await who.get('/web/v1/user/clinic', { id })).result;
    const write = (who: Client, data: object) => who.put(`${BASE}/put`, { table: TABLE, data, where: { id } });
    const { records: experts } = (await client().get('/web/v1/clinic/experts', { pageSize: 100 })).result;
    const { expert_id, next } = experts.find(({ next }: ClinicExpert) => next !== null);
    const rate = (who: Client, rating: number, content = '') =>
      who.post('/web/v1/user/clinic/rating', { id, rating, content });
    expect((await editor.post('/web/v1/clinic/book', { id, expert_id, slot_start: next.start })).status).toBe(200);
    expect((await rate(applicant, 5)).msg).toBe('问诊办结后即可评价');
    expect((await editor.post('/web/v1/user/clinic/finish', { id, summary: '已调整型砂水分' })).status).toBe(200);
    expect((await rate(editor, 1)).code).toBe(403);
    expect((await rate(stranger, 1)).code).toBe(404);
    for (const wrong of [0, 6, 4.5]) expect((await rate(applicant, wrong)).code).toBe(422);
    const rows = async () =>
      (await editor.get('/web/v1/user/notice/list', { pageSize: 50 })).result.records.filter(
        ({ topic, link }: { topic: string; link: string }) => topic === 'clinic_rated' && link.endsWith(id),
      );
    const first = await Promise.all([1, 2, 3].map(() => rate(applicant, 5, '讲得很清楚')));
    expect(first.filter(({ code }) => code === 200).length).toBeGreaterThan(0);
    expect(await rows()).toHaveLength(1);
    expect((await rate(applicant, 4, '后续跟进稍慢')).result).toEqual({ changed: 1 });
    expect((await rate(applicant, 4, '后续跟进稍慢')).result).toEqual({ changed: 0 });
    for (const who of [applicant, editor])
      expect(await detail(who)).toMatchObject({ rating: 4, rating_content: '后续跟进稍慢' });
    expect(await rows(), 'a change tells nobody anew').toHaveLength(1);
    const queue = (await editor.get('/web/v1/clinic/list', { state: 'finished' })).result.records;
    expect(queue.find((row: { id: string }) => row.id === id)).toMatchObject({ rating: 4 });
    // Nobody writes it by the door of the tables, and a revoked one is rated no more.
    await write(applicant, { rating: 1 });
    expect((await detail(editor)).rating).toBe(4);
    await write(editor, { audit_status: 2 });
    expect((await rate(applicant, 1)).code).toBe(409);
  });
});
