import type { PushableItem } from '../../../../db/contract/push-applications.ts';
import { ANSWER_BITS } from '../../../../db/contract/push-records.ts';
import type { Database, Statement } from '../../../platform/database.ts';
import { HOLDING, summed } from '../conditions.ts';

/** How far an item was pushed: to how many organisations, and what they made of it. */
type Reach = Pick<PushableItem, 'pushes' | 'organizations' | 'opened' | 'interested' | 'more'>;

/** Targets that one list reads to count organisations of several pushes once; of items with more the kept tallies tell. */
const READ = 2_000;

interface Tallied {
  item_id: string;
  sent: number;
  opened: number;
}

type Row<C extends keyof Reach> = Pick<Reach, C> & { item_id: string };

const OF_ITEMS = 'i.item_id IN (SELECT value FROM json_each(?)) AND i.item_type = ?';

/** Pushes that brought items to somebody, each with how many it reached and how many opened it, as the tallies keep it. */
const tallied = (ids: readonly string[], itemType: number): Statement => ({
  sql: `SELECT i.item_id, sum(t.n) AS sent, sum(iif(t.answers & ${ANSWER_BITS.opened}, t.n, 0)) AS opened
FROM push_group_items i CROSS JOIN ${HOLDING} AND p.is_delete = 0 CROSS JOIN push_tally t ON t.push_id = p.id AND t.state = 'sent'
WHERE ${OF_ITEMS} GROUP BY i.item_id, p.id HAVING sum(t.n) > 0`,
  params: [JSON.stringify(ids), itemType],
});

/** The push of the target `t`, where its organisation did anything with it: of the others no answer is looked for. */
const ANSWERED = 'iif(t.answers > 0, t.push_id, NULL)';

/** The same by all targets, so that an organisation of several pushes counts once. */
const counted = (ids: readonly string[], itemType: number): Statement => ({
  sql: `SELECT item_id, count(DISTINCT org_id) AS organizations,
  count(DISTINCT CASE WHEN opened THEN org_id END) AS opened, count(DISTINCT CASE WHEN interested THEN org_id END) AS interested
FROM ${summed(`SELECT i.item_id, t.org_id, w.opened_time IS NOT NULL AS opened,
  'interested' IN (a.answer, w.answer) AS interested FROM push_group_items i CROSS JOIN ${HOLDING} AND p.is_delete = 0
CROSS JOIN push_target t ON t.push_id = p.id AND t.state = 'sent'
LEFT JOIN push_answer w ON w.push_id = ${ANSWERED} AND w.org_id = t.org_id AND w.item_id = ''
LEFT JOIN push_answer a ON a.push_id = ${ANSWERED} AND a.org_id = t.org_id AND a.item_id = i.item_id
WHERE ${OF_ITEMS}`)} GROUP BY item_id`,
  params: [JSON.stringify(ids), itemType],
});

/** Organisations that are interested in items, found among those that are interested in anything of a push. */
const interested = (ids: readonly string[], itemType: number): Statement => ({
  sql: `SELECT item_id, count(DISTINCT org_id) AS interested
FROM ${summed(`SELECT i.item_id, t.org_id FROM push_group_items i CROSS JOIN ${HOLDING} AND p.is_delete = 0
CROSS JOIN push_target t ON t.push_id = p.id AND +t.state = 'sent' AND (t.answers & ${ANSWER_BITS.interested}) > 0
CROSS JOIN push_answer a ON a.push_id = t.push_id AND a.org_id = t.org_id AND a.item_id IN ('', i.item_id) AND a.answer = 'interested'
WHERE ${OF_ITEMS}`)} GROUP BY item_id`,
  params: [JSON.stringify(ids), itemType],
});

/** What the tallies say of one item's pushes: an organisation may be among those of several. */
function atLeast(pushes: readonly Tallied[]): Omit<Reach, 'interested'> {
  const most = (of: 'sent' | 'opened') => Math.max(...pushes.map((push) => push[of]));
  return { pushes: pushes.length, organizations: most('sent'), opened: most('opened'), more: pushes.length > 1 };
}

/**
 * How far items were pushed, by their ids; those that were not are left out. Reads the pushes' tallies, of the items with
 * fewest targets at most 2,000 targets, and else those that are interested.
 * @param ids of one kind, as they stand on a page
 */
export async function reachOf(db: Database, ids: readonly string[], itemType: number): Promise<Map<string, Reach>> {
  const [pushes = []] = await db.batch<Tallied>([tallied(ids, itemType)]);
  const ofItem = Map.groupBy(pushes, ({ item_id }) => item_id);
  const targetsOf = (id: string) => (ofItem.get(id) ?? []).reduce((sum, { sent }) => sum + sent, 0);
  let left = READ;
  const few = [...ofItem.keys()]
    .toSorted((one, other) => targetsOf(one) - targetsOf(other))
    .filter((id) => {
      left -= targetsOf(id);
      return left >= 0;
    });
  const many = [...ofItem.keys()].filter((id) => !few.includes(id));
  const statements = [
    ...(few.length > 0 ? [counted(few, itemType)] : []),
    ...(many.length > 0 ? [interested(many, itemType)] : []),
  ];
  const rows = statements.length > 0 ? (await db.batch<Row<'interested'>>(statements)).flat() : [];
  const told = new Map(rows.map(({ item_id, ...row }) => [item_id, row]));
  return new Map(
    [...ofItem].map(([id, own]) => {
      const more = few.includes(id) ? { more: false } : {};
      return [id, { interested: 0, ...atLeast(own), ...told.get(id), ...more }];
    }),
  );
}
