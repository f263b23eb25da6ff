import { beforeAll, describe, expect, it } from 'vitest';
import { type Client, client, signedIn } from '../setup/client.ts';
import { newMember, sentTo } from './support/accounts.ts';
import { joined, organizationOf } from './support/people.ts';
import { AUDITOR, byOrganization, byPerson, INDIVIDUAL, unique } from './support/results.ts';
import { audit, DEMAND, DEMAND_AUDITOR, demandOf, RESULT } from './support/reviews.ts';

const EDITOR = '13800000013';
const PROJECT = '/web/v1/user/xiangmu';
const ASK = '/web/v1/review/attribution/ask';
const ANSWER = '/web/v1/user/attribution/answer';
const OBJECTION = '/web/v1/user/attribution/objection';

interface Named {
  relation: string;
  doubt: string | null;
  administrators: string[];
  contacts: string | null;
  questions: { id: string; answer: string | null; answer_text: string | null }[];
  objections: { reason: string; state: string; opinion: string | null }[];
}

let chief: { who: Client; account: string };
let organization: { id: string; name: string };
let stranger: Client;

beforeAll(async () => {
  const administrator = await newMember();
  const name = unique('冀中精密铸造研究所');
  const id = await organizationOf(administrator.browser, name, { contacts: '值班室', contacts_tel: '0311-80000077' });
  chief = { who: administrator.browser, account: administrator.phone };
  organization = { id, name };
  stranger = await signedIn(INDIVIDUAL);
});

const submitted = async (who = stranger): Promise<string> =>
  (await who.post(RESULT, byOrganization({ organization: { name: organization.name } }))).result.chengguo_id;

const review = async (auditor: Client, id: string, item_type = 1) =>
  (await auditor.get('/web/v1/review/detail', { item_type, id })).result as {
    attribution: Named | null;
    form: { version: number; audit_status: number };
  };

const bulk = async (auditor: Client, id: string, item_type = 1) => {
  const { form } = await review(auditor, id, item_type);
  const answer = await auditor.post('/web/v1/review/approve', { item_type, items: [{ id, version: form.version }] });
  return answer.result.items[0] as { ok: boolean; code?: string };
};

const told = async (who: Client, topic: string, item: string) => {
  const { result } = await who.get('/web/v1/user/notice/list', { pageSize: 100 });
  return (result.records as { topic: string; item_id: string; link: string; params: Record<string, string> }[]).filter(
    (row) => row.topic === topic && row.item_id === item,
  );
};

describe('an item in the name of an organisation that its publisher does not belong to', () => {
  it('the reviewer reads that and who administers the organisation, asks, and reads the answer', async () => {
    const id = await submitted();
    const auditor = await signedIn(AUDITOR);
    const before = (await review(auditor, id)).attribution;
    expect(before).toMatchObject({ relation: 'none', doubt: 'attribution_unconfirmed', contacts: '值班室' });
    expect(before?.administrators).toHaveLength(1);
    const asked = await auditor.post(ASK, { item_type: 1, id });
    expect(asked.result).toMatchObject({ told: 1, messages: 1 });
    const [notice] = await told(chief.who, 'attribution_asked', id);
    expect(notice?.link).toBe(`/attribution/${asked.result.id}`);
    const [message] = await sentTo(chief.account);
    expect(message?.body).toContain(`/attribution/${asked.result.id}`);
    expect((await auditor.post(ASK, { item_type: 1, id })).result).toEqual({
      id: asked.result.id,
      told: 0,
      messages: 0,
    });

    const question = await chief.who.get('/web/v1/user/attribution/question', { id: asked.result.id });
    expect(question.result).toMatchObject({ organization_name: organization.name, relation: 'none', answer: null });
    expect(question.result.summary).toContain('复合膜');
    expect((await stranger.get('/web/v1/user/attribution/question', { id: asked.result.id })).code).toBe(404);
    expect((await stranger.post(ANSWER, { id: asked.result.id, answer: 'yes' })).code).toBe(404);
    expect((await chief.who.post(ANSWER, { id: asked.result.id, answer: 'no' })).errors).toMatchObject([
      { field: 'word', code: 'attribution_word_required' },
    ]);
    const no = { id: asked.result.id, answer: 'no', word: '本所没有这项成果' };
    expect((await chief.who.post(ANSWER, no)).status).toBe(200);
    expect((await chief.who.post(ANSWER, no)).status).toBe(200);
    expect((await chief.who.post(ANSWER, { ...no, answer: 'yes' })).code).toBe(409);
    const after = (await review(auditor, id)).attribution;
    expect(after?.doubt).toBe('attribution_denied');
    expect(after?.questions).toMatchObject([{ answer: 'no', answer_text: '本所没有这项成果' }]);
    const [answered] = await told(auditor, 'attribution_answered', id);
    expect(answered).toMatchObject({ link: `/audit/results/${id}`, params: { code: 'no', from: organization.name } });
    expect((await audit(auditor, id, 4)).status).toBe(200);
  });

  it('it is not approved together with others before an administrator said yes, whatever the door', async () => {
    const [id, other] = [await submitted(), await submitted()];
    const auditor = await signedIn(AUDITOR);
    expect(await bulk(auditor, id)).toMatchObject({ ok: false, code: 'attribution_unconfirmed' });
    const put = await auditor.post('/web/egg/base/work', {
      operations: [id, other].map((each) => ({
        op: 'put',
        table: 'chengguo',
        data: { audit_status: 4, term: '3' },
        where: { chengguo_id: each },
      })),
    });
    expect(put.code).not.toBe(500);
    expect((await review(auditor, id)).form.audit_status).toBe(1);
    const queue = await auditor.get('/web/v1/chengguo/audit/list', { pageSize: 100 });
    const row = queue.result.records.find((each: { chengguo_id: string }) => each.chengguo_id === id);
    expect(row.doubt).toBe('attribution_unconfirmed');
    const asked = await auditor.post(ASK, { item_type: 1, id });
    await chief.who.post(ANSWER, { id: asked.result.id, answer: 'yes', word: '委托代为发布' });
    expect(await bulk(auditor, id)).toMatchObject({ ok: true });
    expect(await bulk(auditor, other)).toMatchObject({ ok: false, code: 'attribution_unconfirmed' });
  });

  it('its members are not doubted, and nobody is asked about them', async () => {
    const colleague = (await newMember()).browser;
    await joined(chief.who, colleague, organization.id);
    const id = await submitted(colleague);
    const auditor = await signedIn(AUDITOR);
    expect((await review(auditor, id)).attribution).toMatchObject({ relation: 'member', doubt: null });
    expect((await auditor.post(ASK, { item_type: 1, id })).code).toBe(409);
    expect(await bulk(auditor, id)).toMatchObject({ ok: true });
  });

  it('demands and projects are held to the same, also through the table service and by name alone', async () => {
    const { result } = await stranger.post(DEMAND, { ...demandOf(), organization: { name: organization.name } });
    const demandAuditor = await signedIn(DEMAND_AUDITOR);
    expect(await bulk(demandAuditor, result.xuqiu_id, 2)).toMatchObject({ code: 'attribution_unconfirmed' });

    const project = { name: unique('铸造示范线'), profile: '<p>示范线。</p>', org_name: organization.name };
    const published = await stranger.post(PROJECT, project);
    const editor = await signedIn(EDITOR);
    expect((await review(editor, published.result.xiangmu_id, 5)).attribution).toMatchObject({ relation: 'none' });
    expect(await bulk(editor, published.result.xiangmu_id, 5)).toMatchObject({ code: 'attribution_unconfirmed' });

    const { result: values } = byPerson() as { result: object };
    const added = await stranger.post('/web/egg/base/add', {
      table: 'chengguo',
      data: { ...values, org_name: organization.name, scope: 's-101-01-01' },
    });
    expect(added.status).toBe(200);
    const auditor = await signedIn(AUDITOR);
    expect(await bulk(auditor, added.result.id)).toMatchObject({ code: 'attribution_unconfirmed' });
  });
});

describe('objections of an organisation', () => {
  const own = async () => {
    const query = { organization_id: organization.id, pageSize: 100 };
    const { result } = await chief.who.get('/web/v1/user/organization/publications', query);
    return result.records as {
      item_id: string;
      relation: string;
      is_public: number;
      objection: { state: string } | null;
    }[];
  };
  const object = (id: string, item_type = 1, who = chief.who) =>
    who.post(OBJECTION, { organization_id: organization.id, item_type, id, reason: '不属于本单位' });

  it('its administrators see what is published in its name and object before it is public: the review decides', async () => {
    const id = await submitted();
    expect((await own()).find((row) => row.item_id === id)).toMatchObject({ relation: 'none', is_public: 0 });
    const query = { organization_id: organization.id };
    expect((await stranger.get('/web/v1/user/organization/publications', query)).code).toBe(404);
    expect((await object(id, 1, stranger)).code).toBe(404);
    expect((await object(id)).status).toBe(200);
    expect((await object(id)).code).toBe(409);
    const auditor = await signedIn(AUDITOR);
    const { attribution } = await review(auditor, id);
    expect(attribution).toMatchObject({
      doubt: 'objection_open',
      objections: [{ reason: '不属于本单位', state: 'open' }],
    });
    expect(await told(auditor, 'attribution_objected', id)).toMatchObject([{ link: `/audit/results/${id}` }]);
    await audit(auditor, id, 3, { opinion: '请与所署单位核实' });
    expect((await own()).find((row) => row.item_id === id)?.objection?.state).toBe('withdrawn');
    expect(await told(chief.who, 'objection_decided', id)).toMatchObject([{ params: { code: 'withdrawn' } }]);
  });

  it('what is public waits in a queue, where staff withdraws it; both sides are told', async () => {
    const id = await submitted();
    const auditor = await signedIn(AUDITOR);
    await audit(auditor, id, 4);
    expect((await object(id)).status).toBe(200);
    const list = async (state = '') =>
      (await auditor.get('/web/v1/review/objection/list', { pageSize: 100, ...(state && { state }) })).result
        .records as {
        id: string;
        item_id: string;
        state: string;
      }[];
    const row = (await list()).find((each) => each.item_id === id);
    const other = await signedIn(DEMAND_AUDITOR);
    const decide = { id: row?.id, decision: 'withdraw', opinion: '经核实与该单位无关' };
    expect((await other.post('/web/v1/review/objection/decide', decide)).code).toBe(403);
    expect((await auditor.post('/web/v1/review/objection/decide', decide)).result).toEqual({
      id: row?.id,
      state: 'withdrawn',
    });
    expect((await auditor.post('/web/v1/review/objection/decide', decide)).code).toBe(409);
    expect((await client().get('/web/v1/chengguo/detail', { id })).code).toBe(404);
    expect((await review(auditor, id)).form.audit_status).toBe(3);
    expect(await told(chief.who, 'objection_decided', id)).toHaveLength(1);
    expect(await told(stranger, 'objection_told', id)).toMatchObject([{ params: { code: 'withdrawn' } }]);
    expect((await list('decided')).find((each) => each.item_id === id)?.state).toBe('withdrawn');
  });

  it('an approved version that stays public during an edit is withdrawn as well', async () => {
    const body = byOrganization({ organization: { name: organization.name } });
    const { result } = await stranger.post(RESULT, body);
    const id = result.chengguo_id as string;
    const auditor = await signedIn(AUDITOR);
    await audit(auditor, id, 4);
    await stranger.put(RESULT, { ...body, chengguo_id: id });
    const raised = await object(id);
    const decision = { id: raised.result.id, decision: 'withdraw', opinion: '单位不认可' };
    expect((await auditor.post('/web/v1/review/objection/decide', decision)).status).toBe(200);
    expect((await client().get('/web/v1/chengguo/detail', { id })).code).toBe(404);
  });

  it('a demand is kept, a project withdrawn, and an objection taken back leaves nothing behind', async () => {
    const { result } = await stranger.post(DEMAND, { ...demandOf(), organization: { name: organization.name } });
    const demandAuditor = await signedIn(DEMAND_AUDITOR);
    await audit(demandAuditor, result.xuqiu_id, 4, {}, DEMAND);
    const first = await object(result.xuqiu_id, 2);
    expect((await chief.who.fetch(`${OBJECTION}?id=${first.result.id}`, { method: 'DELETE' })).status).toBe(200);
    const second = await object(result.xuqiu_id, 2);
    const keep = { id: second.result.id, decision: 'keep', opinion: '发布人出具了委托书' };
    expect((await demandAuditor.post('/web/v1/review/objection/decide', keep)).status).toBe(200);
    expect((await demandAuditor.get('/web/v1/xuqiu/detail', { id: result.xuqiu_id })).status).toBe(200);
    expect((await review(demandAuditor, result.xuqiu_id, 2)).attribution?.objections).toMatchObject([
      { state: 'kept', opinion: '发布人出具了委托书' },
    ]);

    const project = await stranger.post(PROJECT, {
      name: unique('铸造改造工程'),
      profile: '<p>改造。</p>',
      unit: organization.id,
    });
    const id = project.result.xiangmu_id as string;
    const editor = await signedIn(EDITOR);
    await audit(editor, id, 4, {}, PROJECT);
    const raised = await object(id, 5);
    const withdraw = { id: raised.result.id, decision: 'withdraw', opinion: '单位不认可' };
    expect((await editor.post('/web/v1/review/objection/decide', withdraw)).status).toBe(200);
    expect((await review(editor, id, 5)).form.audit_status).toBe(3);
  });
});
