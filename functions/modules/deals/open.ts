import { type DealInput, OPEN_STATES, type OpenedDeal } from '../../../db/contract/deals.ts';
import { publishedOf } from '../../../db/contract/items.ts';
import { auditEntry } from '../../platform/audit-log.ts';
import { type Caller, userIdOf } from '../../platform/caller.ts';
import { now } from '../../platform/clock.ts';
import { type Database, isUniqueViolation, type Statement } from '../../platform/database.ts';
import { AppError, invalid, notFound } from '../../platform/errors.ts';
import { newId } from '../../platform/random.ts';
import { insert, lasts } from '../../platform/sql.ts';
import { hasLeft } from '../../tables/memberships.ts';
import { dealNotices, dueTime, eventEntry, selectStepDays } from './entries.ts';
import { filesOf, markUsed, selectUploads } from './files.ts';
import { type Person, usersOf } from './record.ts';

interface ItemRow {
  name: string;
  add_user: string;
  unit: string | null;
}

/** The public item with its publisher; what is not public does not exist for anybody who asks here. */
function selectItem({ item_type, item_id }: DealInput): Statement {
  const { noun, key, publication } = publishedOf(item_type);
  return {
    sql: `SELECT p.name, w.add_user, nullif(w.unit, '') AS unit FROM ${publication} p
          JOIN ${noun} w ON w.${key} = p.item_id AND w.is_delete = 0 AND ${lasts('w')}
          WHERE p.item_id = ?`,
    params: [item_id],
  };
}

/** Who publishes: the person, as long as they have not left it, and the administrators of the organisation that it is published for. */
function selectOwners({ item_type, item_id }: DealInput): Statement {
  const { noun, key } = publishedOf(item_type);
  return {
    sql: `SELECT DISTINCT 'owner' AS side, u.user_id FROM ${noun} w JOIN user u ON u.is_delete = 0 AND (
            u.user_id = w.add_user AND NOT ${hasLeft('w.unit', 'w.add_user')} OR u.user_id IN (
              SELECT m.user_id FROM organisation_user m WHERE m.organization_id = w.unit AND m.is_admin = 1
              AND m.is_delete = 0 AND m.audit_status = 4))
          WHERE w.${key} = ? LIMIT 30`,
    params: [item_id],
  };
}

/** The deal of the same submission, or the open one about the same item. */
const selectExisting = (userId: string, itemId: string, submissionKey: string | null): Statement => ({
  sql: `SELECT id, state FROM deal WHERE seeker_user = ?1 AND (
          (?3 IS NOT NULL AND submission_key = ?3) OR (item_id = ?2 AND state IN (SELECT value FROM json_each(?4))))
        ORDER BY submission_key IS ?3 DESC LIMIT 1`,
  params: [userId, itemId, submissionKey, JSON.stringify(OPEN_STATES)],
});

const answerOf = (row: unknown): OpenedDeal | null =>
  row ? { ...(row as Pick<OpenedDeal, 'id' | 'state'>), opened: false } : null;

function checkSides(caller: Caller, userId: string, item: ItemRow, organization: string | null): void {
  if (organization && !caller.organizationIds.includes(organization)) {
    throw invalid([{ field: 'org_id', code: 'organization_not_yours' }]);
  }
  const owned = item.unit !== null && caller.organizationIds.includes(item.unit);
  if (item.add_user === userId || owned) throw new AppError(409, 'deal_own_item');
}

/** The feedback that an interest is at the same time (PUB-026); 2: of a signed-in user (decision 80). */
const feedbackEntry = (
  userId: string,
  input: DealInput,
  files: { name: string; url: string }[],
  at: number,
): Statement =>
  insert('feedback', {
    id: newId(),
    phone: input.phone,
    name: input.name,
    remark: input.remark,
    files: files.length > 0 ? JSON.stringify(files.map(({ name, url }) => ({ name, url }))) : null,
    user_id: userId,
    item_id: input.item_id,
    item_type: input.item_type,
    source: 2,
    kind: 'intent',
    add_time: at,
    update_time: at,
    is_delete: 0,
  });

/**
 * Opens a deal from the signed-in user to the publisher of a public item, with the first message and the
 * feedback that it is (PUB-026), in one transaction. One deal is open for an item and a person: a second try answers it.
 * @param submissionKey header Idempotency-Key: a repeated submission answers the first one's deal
 * @throws AppError 401 without a user, 404 for items that are not public, 409 for own ones, 422 with complaints at fields
 */
export async function openDeal(
  db: Database,
  caller: Caller,
  input: DealInput,
  submissionKey: string | null,
): Promise<OpenedDeal> {
  const userId = userIdOf(caller);
  const organization = input.org_id || null;
  const [items = [], owners = [], uploads, days, existing = []] = await db.batch<unknown>([
    selectItem(input),
    selectOwners(input),
    selectUploads(caller, input.files),
    selectStepDays,
    selectExisting(userId, input.item_id, submissionKey),
  ]);
  const before = answerOf(existing[0]);
  if (before) return before;
  const item = items[0] as ItemRow | undefined;
  if (!item) throw notFound();
  checkSides(caller, userId, item, organization);
  const files = filesOf(input.files, uploads);
  const at = now();
  const deal = {
    id: newId(),
    item_type: input.item_type,
    item_id: input.item_id,
    item_name: item.name,
    seeker_user: userId,
    seeker_org: organization,
    owner_user: item.add_user,
    owner_org: item.unit,
    seeker_name: input.name,
    seeker_phone: input.phone,
    state: 'interest',
    add_time: at,
    update_time: at,
    due_time: dueTime(days, at),
    version: 1,
    submission_key: submissionKey,
  } as const;
  const event = { dealId: deal.id, side: 'seeker', userId, at } as const;
  try {
    await db.batch([
      insert('deal', deal),
      eventEntry({ ...event, kind: 'step', state: 'interest' }),
      eventEntry({ ...event, kind: 'message', content: input.remark, files }),
      feedbackEntry(userId, input, files, at),
      ...markUsed(files, at),
      ...dealNotices(deal, usersOf(owners as Person[], ['owner'], userId), 'deal_opened'),
      auditEntry({ userId, action: 'deal-open', table: 'deal', itemId: deal.id, after: 'interest' }),
    ]);
  } catch (error) {
    if (!isUniqueViolation(error, 'deal.')) throw error;
    const { sql, params } = selectExisting(userId, input.item_id, submissionKey);
    const other = answerOf(await db.first(sql, params));
    if (!other) throw error;
    return other;
  }
  return { id: deal.id, state: 'interest', opened: true };
}
