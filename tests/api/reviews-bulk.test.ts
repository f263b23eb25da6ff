import { describe, expect, it } from 'vitest';
import { signedIn } from '../setup/client.ts';
import { sessionOrgs } from './support/people.ts';
import { AUDITOR, COMPANY } from './support/results.ts';
import { audit, DEMAND, DEMAND_AUDITOR, demandOf, RESULT, reviewed, submitted, talk } from './support/reviews.ts';

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

  it('PUB-145 no more than 20 at once, and each with its version', async () => {
    const auditor = await signedIn(AUDITOR);
    const items = Array.from({ length: 21 }, (_, index) => ({ id: `x${index}`, version: 1 }));
    const many = await auditor.post('/web/v1/review/approve', { item_type: 1, items });
    expect(many.errors).toMatchObject([{ field: 'items' }]);
    expect((await auditor.post('/web/v1/review/approve', { item_type: 1, items: [{ id: 'x' }] })).code).toBe(422);
    expect((await auditor.post('/web/v1/review/approve', { item_type: 1, items: [] })).code).toBe(422);
  });
});

describe('demands', () => {
  it('PUB-129 PUB-132 a demand is talked about, compared and approved by its own auditors', async () => {
    const who = await signedIn(COMPANY);
    const [own] = await sessionOrgs(who);
    const body = { ...demandOf(), organization: { name: own?.name ?? '' } };
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
