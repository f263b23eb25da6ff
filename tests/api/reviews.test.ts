import { describe, expect, it } from 'vitest';
import { type Client, client, signedIn } from '../setup/client.ts';
import { AUDITOR, COMPANY, MEMBER, OTHER_SCOPE, unique } from './support/results.ts';
import {
  ADMIN,
  audit,
  DEMAND_AUDITOR,
  type Detail,
  RESULT,
  reviewed,
  say,
  submitted,
  talk,
  told,
} from './support/reviews.ts';

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

  it('PUB-145 what comes back after a return is compared with what was returned, and counts as the next submission', async () => {
    const { who, body, id } = await submitted({ result: { investment: '30' } });
    const auditor = await signedIn(AUDITOR);
    expect(await reviewed(auditor, id)).toMatchObject({ submission: 1, returned_changes: null });
    await say(auditor, id, '投资额请核对', { field: 'result.investment' });
    expect((await audit(auditor, id, 3, { opinion: '请按意见修改' })).status).toBe(200);
    expect((await reviewed(auditor, id)).submission).toBe(1);
    const again = { ...(body.result as object), investment: '35' };
    expect((await who.put(RESULT, { ...body, result: again, chengguo_id: id })).status).toBe(200);
    const review = await reviewed(auditor, id);
    expect(review).toMatchObject({ submission: 2, approved: null, comments: [{ submission: 1 }] });
    expect(review.returned_changes).toEqual([{ field: 'result.investment', before: '30', after: '35' }]);
    expect(JSON.stringify(review)).not.toContain('13010019900101000X');

    await audit(auditor, id, 4);
    expect((await reviewed(auditor, id)).returned_changes).toBeNull();
    const name = unique('又改名的检测装置');
    await who.put(RESULT, { ...body, result: { ...again, name }, chengguo_id: id });
    await audit(auditor, id, 3, { opinion: '名称请勿改动' });
    await who.put(RESULT, { ...body, result: { ...again, name, investment: '40' }, chengguo_id: id });
    const last = await reviewed(auditor, id);
    expect(last.returned_changes?.map(({ field }) => field)).toEqual(['result.investment']);
    expect(last.changes.map(({ field }) => field)).toEqual(['result.name', 'result.investment']);
    expect(last.submission).toBe(4);
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
    // Others may hand in or decide something at the same moment: the way is gone again until it stood still.
    const walk = async (): Promise<(string | null)[]> => {
      const way: (string | null)[] = [one.id];
      while (way.at(-1) && way.at(-1) !== two.id && way.length < 30) {
        way.push((await reviewed(auditor, way.at(-1) ?? '')).next);
      }
      return way;
    };
    await expect
      .poll(async () => {
        const way = await walk();
        const { previous } = await reviewed(auditor, two.id);
        return [way.at(-1), previous === way.at(-2)];
      })
      .toEqual([two.id, true]);
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
    expect((await auditor.get('/web/v1/review/detail', { item_type: 3, id })).code).toBe(422);
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
