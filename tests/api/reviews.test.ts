import { describe, expect, it } from 'vitest';
import { type Client, client, signedIn } from '../setup/client.ts';
import { AUDITOR, byPerson, COMPANY, INDIVIDUAL, MEMBER, OTHER_SCOPE, SCOPE, unique } from './support/results.ts';

const RESULT = '/web/v1/user/chengguo';
const DEMAND = '/web/v1/user/xuqiu';
const DEMAND_AUDITOR = '13800000006';
const ADMIN = '13800000011';

interface Detail {
  form: { version: number; audit_status: number; result: Record<string, unknown> };
  approved: { result: Record<string, unknown> } | null;
  approved_version: number | null;
  changes: { field: string; before: unknown; after: unknown }[];
  comments: Comment[];
  duplicates: { id: string; name: string; score: number; by: string; is_public: number; org_name: string | null }[];
  history: { action: string; after: string | null; opinion: string | null; user: string | null }[];
  previous: string | null;
  next: string | null;
}
interface Comment {
  id: string;
  field: string;
  content: string;
  version: number;
  from_publisher: number;
  is_own: number;
  author: string | null;
  resolve_time: number | null;
}

const reviewed = async (who: Client, id: string, item_type = 1): Promise<Detail> =>
  (await who.get('/web/v1/review/detail', { item_type, id })).result;
const audit = (who: Client, id: string, audit_status: number, more: object = {}, path = RESULT) =>
  who.post(`${path}/audit`, { id, audit_status, ...more });
const say = (who: Client, id: string, content: string, more: object = {}) =>
  who.post('/web/v1/review/comment', { item_type: 1, id, content, ...more });
const talk = async (who: Client, id: string, item_type = 1) =>
  (await who.get('/web/v1/review/talk', { item_type, id })).result as { comments: Comment[]; audit_opinion: string };
const told = async (who: Client, item_id: string) => {
  const { result } = await who.get('/web/v1/user/notice/list', { pageSize: 100 });
  return result.records.filter((row: { item_id: string }) => row.item_id === item_id) as {
    topic: string;
    link: string;
    params: { field: string; content: string };
  }[];
};

async function submitted(more: Parameters<typeof byPerson>[0] = {}) {
  const who = await signedIn(INDIVIDUAL);
  const body = byPerson(more);
  const { result } = await who.post(RESULT, body);
  return { who, body, id: result.chengguo_id as string };
}

/** A demand of the company, with changes at single fields. */
function demandOf(demand: object = {}) {
  return {
    demand: {
      name: unique('低温焊接工艺'),
      profile: '<p>寻求铝合金薄板低温焊接的成套工艺。</p>',
      org_province: '130000',
      contacts: '需求联系人',
      contacts_tel: '0311-80000001',
      contacts_addr: '石家庄市裕华区工业街1号',
      ...demand,
    },
    organization: { name: '燕赵先进材料研究院' },
    scopes: [SCOPE.id],
  };
}

describe('review of an item', () => {
  it('PUB-145 ACC-052 an edit stands beside the last approved version, each difference named once', async () => {
    const { who, body, id } = await submitted({ result: { investment: '30', cooperation: [1, 3] } });
    const auditor = await signedIn(AUDITOR);
    const first = await reviewed(auditor, id);
    expect([first.approved, first.changes]).toEqual([null, []]);
    await audit(auditor, id, 4);
    const name = unique('改名后的检测装置');
    const result = { ...(body.result as object), name, investment: '50', cooperation: [3, 1] };
    await who.put(RESULT, { ...body, result, scopes: [OTHER_SCOPE.id], chengguo_id: id });
    const review = await reviewed(auditor, id);
    expect(review.form.result.name).toBe(name);
    expect(review.approved?.result.name).toBe((body.result as { name: string }).name);
    expect(review.changes.map(({ field }) => field)).toEqual(['result.name', 'scopes', 'result.investment']);
    expect(review.changes[2]).toEqual({ field: 'result.investment', before: '30', after: '50' });
    expect(JSON.stringify(review)).not.toContain('13010019900101000X');
    expect(Object.keys(review.approved?.result ?? {})).not.toContain('id_number');
  });

  it('PUB-145 what was approved before versions were kept is compared by what the public sees', async () => {
    const auditor = await signedIn(AUDITOR);
    const admin = await signedIn(ADMIN);
    const { result } = await client().get('/web/v1/chengguo/list', { pageSize: 1, order: 'oldest' });
    const [item] = result.records as { item_id?: string; chengguo_id: string; name: string }[];
    const id = item?.chengguo_id ?? '';
    const before = await reviewed(auditor, id);
    expect(before.approved?.result.name).toBe(item?.name);
    expect(before.changes).toEqual([]);
    expect((await reviewed(admin, id)).form.version).toBe(before.form.version);
  });

  it('PUB-145 the history names who did what, and neighbours lead through the queue', async () => {
    const one = await submitted();
    const two = await submitted();
    const auditor = await signedIn(AUDITOR);
    await audit(auditor, one.id, 3, { opinion: '请补充' });
    await one.who.put(RESULT, { ...one.body, chengguo_id: one.id });
    const { history } = await reviewed(auditor, one.id);
    expect(history.map(({ action }) => action)).toEqual(['edit', 'audit', 'publish']);
    expect(history[1]).toMatchObject({ after: '3', opinion: '请补充' });
    expect(history.every(({ user }) => user)).toBe(true);
    // Others may hand in something at the same moment.
    const way: (string | null)[] = [one.id];
    while (way.at(-1) && way.at(-1) !== two.id && way.length < 30) {
      way.push((await reviewed(auditor, way.at(-1) ?? '')).next);
    }
    expect(way.at(-1)).toBe(two.id);
    expect((await reviewed(auditor, two.id)).previous).toBe(way.at(-2));
  });

  it('PUB-145 PUB-129 auditors of the kind get in; others are refused openly, visitors asked to sign in', async () => {
    const { who, id } = await submitted();
    for (const other of [who, await signedIn(MEMBER), await signedIn(DEMAND_AUDITOR)]) {
      expect((await other.get('/web/v1/review/detail', { item_type: 1, id })).code).toBe(403);
      const items = [{ id, version: 1 }];
      expect((await other.post('/web/v1/review/approve', { item_type: 1, items })).code).toBe(403);
    }
    expect((await client().get('/web/v1/review/detail', { item_type: 1, id })).status).toBe(100);
    const auditor = await signedIn(AUDITOR);
    expect((await auditor.get('/web/v1/review/detail', { item_type: 1, id: 'none' })).code).toBe(404);
    expect((await auditor.get('/web/v1/review/detail', { item_type: 2, id })).code).toBe(403);
    expect((await auditor.get('/web/v1/review/detail', { item_type: 5, id })).code).toBe(422);
    expect((await who.get('/web/v1/review/templates')).code).toBe(403);
    const { result: templates } = await auditor.get('/web/v1/review/templates');
    expect(new Set(templates.map((row: { audit_status: number }) => row.audit_status))).toEqual(new Set([3, 4, 5]));
  });
});

describe('likely duplicates', () => {
  const near = (review: Detail, id: string) => review.duplicates.find((each) => each.id === id);

  it('PUB-145 nearly the same name is found among public and among waiting items, other names are not', async () => {
    const tag = unique('复合');
    const auditor = await signedIn(AUDITOR);
    const named = (name: string, profile: string) => submitted({ result: { name, profile: `<p>${profile}</p>` } });
    const open = await named(`${tag}高强度碳纤维储氢罐体`, '轻量化车载容器，循环寿命长。');
    await audit(auditor, open.id, 4);
    const waiting = await named(`${tag}高强度碳纤维储氢瓶体`, '缠绕成型，适合无人机续航。');
    const other = await named(unique('果蔬保鲜膜'), '延长货架期的可降解包装。');
    const { id } = await named(`${tag}高强度碳纤维储氢罐`, '通过爆破与疲劳考核。');
    const review = await reviewed(auditor, id);
    expect(near(review, open.id)).toMatchObject({ by: 'name', is_public: 1 });
    expect(near(review, waiting.id)).toMatchObject({ by: 'name', is_public: 0 });
    expect(near(review, open.id)?.score).toBeGreaterThan(near(review, waiting.id)?.score ?? 100);
    expect(near(review, other.id)).toBeUndefined();
    expect(near(review, id)).toBeUndefined();
  });

  it('PUB-145 the same text under another name is found', async () => {
    const tag = unique('工艺');
    const profile = `<p>本${tag}以废旧锂电池正极材料为原料，经选择性浸出与共沉淀直接再生三元前驱体，回收率高于百分之九十八。</p>`;
    const auditor = await signedIn(AUDITOR);
    const open = await submitted({ result: { name: unique('锂电回收'), profile } });
    await audit(auditor, open.id, 4);
    const waiting = await submitted({ result: { name: unique('电池再生'), profile } });
    const { id } = await submitted({
      result: { name: unique('前驱体制备'), profile: `${profile}<p>另有中试线。</p>` },
    });
    const review = await reviewed(auditor, id);
    for (const same of [open.id, waiting.id]) expect(near(review, same)?.by).toBe('text');
    expect(near(review, open.id)?.score).toBeGreaterThanOrEqual(80);
  });
});

describe('the conversation', () => {
  it('PUB-145 a comment at a field reaches the publisher, the answer reaches the auditor, both may close it', async () => {
    const { who, id } = await submitted();
    const auditor = await signedIn(AUDITOR);
    const asked = await say(auditor, id, '请写明检测限', { field: 'result.profile', version: 1 });
    expect(asked.result.version).toBe(1);
    expect(await told(who, id)).toMatchObject([
      { topic: 'review_comment', link: `/reviewTalk/results/${id}`, params: { field: 'result.profile' } },
    ]);
    expect((await say(who, id, '已补充为 0.1 mg/L', { field: 'result.profile' })).status).toBe(200);
    expect(await told(auditor, id)).toMatchObject([{ topic: 'review_answer', link: `/audit/results/${id}` }]);
    const { comments } = await talk(who, id);
    expect(comments).toMatchObject([
      { content: '请写明检测限', from_publisher: 0, is_own: 0, author: null, version: 1 },
      { content: '已补充为 0.1 mg/L', from_publisher: 1, is_own: 1, field: 'result.profile' },
    ]);
    const seen = (await reviewed(auditor, id)).comments;
    expect(seen[0]?.author).toBeTruthy();
    const close = (by: Client, resolved?: boolean) =>
      by.post('/web/v1/review/comment/resolve', { id: seen[0]?.id, ...(resolved !== undefined && { resolved }) });
    expect((await close(who)).result.resolve_time).toBeGreaterThan(0);
    expect((await reviewed(auditor, id)).comments[0]?.resolve_time).toBeGreaterThan(0);
    expect((await close(auditor, false)).result.resolve_time).toBeNull();
    const stranger = await signedIn(COMPANY);
    expect((await close(stranger)).code).toBe(404);
  });

  it('PUB-145 items of others cannot be talked about, and wrong input is refused at its field', async () => {
    const { id } = await submitted();
    for (const account of [COMPANY, DEMAND_AUDITOR]) {
      const other = await signedIn(account);
      expect((await say(other, id, '好')).code).toBe(404);
      expect((await other.get('/web/v1/review/talk', { item_type: 1, id })).code).toBe(404);
    }
    const auditor = await signedIn(AUDITOR);
    expect((await say(auditor, id, '  ')).errors).toMatchObject([{ field: 'content', code: 'required' }]);
    expect((await say(auditor, id, '好', { field: 'result.secret' })).errors).toMatchObject([{ field: 'field' }]);
    expect((await say(auditor, id, '好', { item_id: 'x' })).code).toBe(422);
    expect((await say(client(), id, '好')).status).toBe(100);
  });

  it('PUB-145 whoever read an older version is refused, and what was said keeps its version', async () => {
    const { who, body, id } = await submitted();
    const auditor = await signedIn(AUDITOR);
    await say(auditor, id, '旧版意见', { version: 1 });
    await who.put(RESULT, { ...body, result: { ...(body.result as object), term: '三年' }, chengguo_id: id });
    expect((await say(auditor, id, '迟到的意见', { version: 1 })).code).toBe(409);
    expect((await audit(auditor, id, 4, { version: 1 })).code).toBe(409);
    const review = await reviewed(auditor, id);
    expect([review.form.version, review.comments.map((each) => each.version)]).toEqual([2, [1]]);
    expect((await say(auditor, id, '新版意见', { version: 2 })).status).toBe(200);
  });

  it('PUB-145 after a return without comments the answer goes to the auditor who decided', async () => {
    const { who, id } = await submitted();
    const auditor = await signedIn(AUDITOR);
    await audit(auditor, id, 3, { opinion: '请补充检测报告' });
    await say(who, id, '报告下周出具');
    expect((await told(auditor, id)).map(({ topic }) => topic)).toEqual(['review_answer']);
    expect((await talk(who, id)).audit_opinion).toBe('请补充检测报告');
  });
});

describe('bulk approval', () => {
  it('PUB-145 each item is approved by itself: changed, decided and unknown ones are named, the rest goes through', async () => {
    const [one, two, changed, decided] = await Promise.all([submitted(), submitted(), submitted(), submitted()]);
    const auditor = await signedIn(AUDITOR);
    await changed?.who.put(RESULT, { ...changed.body, chengguo_id: changed.id });
    await audit(auditor, decided?.id ?? '', 3, { opinion: '退回' });
    const ids = [one?.id, changed?.id, 'none', decided?.id, two?.id];
    const versions = [1, 1, 1, 2, 1];
    const items = ids.map((id, index) => ({ id, version: versions[index] }));
    const answer = await auditor.post('/web/v1/review/approve', { item_type: 1, items });
    expect(answer.result).toEqual({
      approved: 2,
      items: [
        { id: one?.id, ok: true },
        { id: changed?.id, ok: false, code: 'conflict' },
        { id: 'none', ok: false, code: 'not_found' },
        { id: decided?.id, ok: false, code: 'not_under_review' },
        { id: two?.id, ok: true },
      ],
    });
    expect((await reviewed(auditor, two?.id ?? '')).form.audit_status).toBe(4);
    expect((await reviewed(auditor, changed?.id ?? '')).form.audit_status).toBe(1);
  });

  it('PUB-145 no more than 50 at once, and each with its version', async () => {
    const auditor = await signedIn(AUDITOR);
    const items = Array.from({ length: 51 }, (_, index) => ({ id: `x${index}`, version: 1 }));
    const many = await auditor.post('/web/v1/review/approve', { item_type: 1, items });
    expect(many.errors).toMatchObject([{ field: 'items' }]);
    expect((await auditor.post('/web/v1/review/approve', { item_type: 1, items: [{ id: 'x' }] })).code).toBe(422);
    expect((await auditor.post('/web/v1/review/approve', { item_type: 1, items: [] })).code).toBe(422);
  });
});

describe('demands', () => {
  it('PUB-129 PUB-132 a demand is talked about, compared and approved by its own auditors', async () => {
    const who = await signedIn(COMPANY);
    const body = demandOf();
    const { result } = await who.post(DEMAND, body);
    const id = result.xuqiu_id as string;
    const auditor = await signedIn(DEMAND_AUDITOR);
    const comment = { item_type: 2, id, field: 'demand.detail_desc', content: '请写明板厚' };
    expect((await auditor.post('/web/v1/review/comment', comment)).status).toBe(200);
    await audit(auditor, id, 4, {}, DEMAND);
    const demand = { ...body.demand, detail_desc: '<p>板厚 0.8 毫米</p>', org_province: '110000' };
    await who.put(DEMAND, { ...body, demand, xuqiu_id: id });
    const review = await reviewed(auditor, id, 2);
    expect(review.changes.map(({ field }) => field)).toEqual(['demand.org_province', 'demand.detail_desc']);
    expect(review.changes[0]).toMatchObject({ before: ['河北省'], after: ['北京市'] });
    const items = [{ id, version: review.form.version }];
    const answer = await auditor.post('/web/v1/review/approve', { item_type: 2, items });
    expect(answer.result.approved).toBe(1);
    const resultAuditor = await signedIn(AUDITOR);
    expect((await resultAuditor.get('/web/v1/review/detail', { item_type: 2, id })).code).toBe(403);
    expect((await talk(who, id, 2)).comments).toHaveLength(1);
  });

  it('PUB-132 PUB-150 the queue is narrowed by the time that items have waited', async () => {
    const { id } = await submitted();
    const auditor = await signedIn(AUDITOR);
    const ids = async (age: string) => {
      const { result } = await auditor.get('/web/v1/chengguo/audit/list', { pageSize: '100', age });
      return result.records.map((row: { chengguo_id: string }) => row.chengguo_id) as string[];
    };
    expect(await ids('')).toContain(id);
    expect(await ids('3')).not.toContain(id);
  });
});
