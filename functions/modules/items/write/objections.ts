import { AUDIT } from '../../../../db/contract/limits.ts';
import { now } from '../../../platform/clock.ts';
import type { Statement } from '../../../platform/database.ts';
import type { ReviewFacts } from '../lists/review-facts.ts';

/** Where an organisation's administrators find what stands in its name; `b` is the objection. */
const OWN_LIST = `'/memberOrg?id=' || b.organization_id || '#publications'`;

/** The item that a decision is about, and what it was before. */
interface Decided {
  itemId: string;
  name: string;
  /** audit_status before and after. */
  before: number;
  after: number;
  opinion: string | null;
  userId: string;
}

/**
 * What a decision of the review means for the objections against an item: they are answered with it, and who objected is told.
 * Where an approved version stays public, whatever becomes of the edit under review, they wait for staff to decide about that.
 * For the batch of the decision, before what it changes for the public.
 */
export function settleObjections({ noun, key, itemType, isPublic }: ReviewFacts, decided: Decided): Statement[] {
  const { itemId, name, before, after, opinion, userId } = decided;
  const withdrawn = before === AUDIT.approved && after !== AUDIT.approved;
  const which = `b.item_id = ? AND +b.state = 'open'${withdrawn ? '' : ` AND NOT EXISTS (SELECT 1 FROM ${noun} c WHERE c.${key} = b.item_id AND ${isPublic})`}`;
  const state = after === AUDIT.approved ? 'kept' : 'withdrawn';
  const at = now();
  return [
    {
      sql: `INSERT OR IGNORE INTO notice(id, user_id, topic, item_type, item_id, params, link, once_key, add_time)
            SELECT upper(hex(randomblob(13))), b.user_id, 'objection_decided', ?, ?, ?, ${OWN_LIST}, 'objection-decided:' || b.id, ?
            FROM attribution_objection b WHERE ${which}`,
      params: [itemType, itemId, JSON.stringify({ name, code: state, opinion }), at, itemId],
    },
    {
      sql: `UPDATE attribution_objection AS b SET state = ?, opinion = ?, decide_user = ?, decide_time = ? WHERE ${which}`,
      params: [state, opinion, userId, at, itemId],
    },
  ];
}
