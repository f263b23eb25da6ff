import { describe, expect, it } from 'vitest';
import { client, signedIn } from '../setup/client.ts';
import { AUDITOR } from './support/results.ts';
import { ADMIN, audit, DEMAND_AUDITOR, RESULT, reviewed, submitted, told } from './support/reviews.ts';

const UNDO = '/web/v1/review/undo';

describe('an approval that was a mistake', () => {
  it('its auditor takes a first approval back: the item waits again, and nobody reads it', async () => {
    const { id, who } = await submitted();
    const auditor = await signedIn(AUDITOR);
    await audit(auditor, id, 4);
    expect((await client().get('/web/v1/chengguo/detail', { id })).code).toBe(200);
    const other = await signedIn(ADMIN);
    expect((await other.post(UNDO, { item_type: 1, id })).code).toBe(409);
    expect((await (await signedIn(DEMAND_AUDITOR)).post(UNDO, { item_type: 1, id })).code).toBe(403);
    expect((await who.post(UNDO, { item_type: 1, id })).code).toBe(403);
    expect((await auditor.post(UNDO, { item_type: 1, id })).result).toEqual({ id, audit_status: 1 });
    expect((await client().get('/web/v1/chengguo/detail', { id })).code).toBe(404);
    const review = await reviewed(auditor, id);
    expect([review.form.audit_status, review.approved]).toEqual([1, null]);
    expect((await told(who, id)).filter(({ topic }) => topic === 'audited')).toEqual([]);
    expect((await auditor.post(UNDO, { item_type: 1, id })).code).toBe(409);
    expect((await audit(auditor, id, 4)).status).toBe(200);
  });

  it('the approval of an edit, and a return, are not taken back', async () => {
    const { id, who, body } = await submitted();
    const auditor = await signedIn(AUDITOR);
    await audit(auditor, id, 4);
    await who.put(RESULT, { ...body, chengguo_id: id });
    await audit(auditor, id, 4);
    expect((await auditor.post(UNDO, { item_type: 1, id })).code).toBe(409);
    await audit(auditor, id, 3, { opinion: '请补充' });
    expect((await auditor.post(UNDO, { item_type: 1, id })).code).toBe(409);
  });
});
