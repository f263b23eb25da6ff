import type { AttributedItem } from '../../../db/contract/attribution-calls.ts';
import { LIMITS } from '../../../db/contract/limits.ts';
import type { Caller } from '../../platform/caller.ts';
import type { Database } from '../../platform/database.ts';
import type { Page } from '../../platform/envelope.ts';
import { countedPage, type Paging, pagingOf, selectTotal } from '../../platform/paging.ts';
import { hasLeft } from '../../tables/memberships.ts';
import type { ReviewFacts } from '../items/lists/review-facts.ts';
import { checkAdministrator } from '../organizations/access.ts';
import { ATTRIBUTED, attributedColumns } from './access.ts';

type Row = Omit<AttributedItem, 'objection'> & { objection: string | null };

/** What administrators see: everything since their membership reaches back, and before that what everybody sees. */
const visible = ({ isPublic }: ReviewFacts): string =>
  `c.unit = ?1 AND c.is_delete = 0 AND (c.add_time >= ?2 OR ${isPublic})`;

/** Whether its administrators may take an item over (decision 450). */
const leftBehind = ({ kind }: ReviewFacts): string => (kind === 'expert' ? '0' : hasLeft('c.unit', 'c.add_user'));

const QUESTION = ({ key }: ReviewFacts): string =>
  `(SELECT q.id FROM attribution_question q WHERE q.item_id = c.${key} AND q.organization_id = c.unit
    AND q.publisher = c.add_user AND q.answer_time IS NULL LIMIT 1) AS question`;

const OBJECTION = ({ key }: ReviewFacts): string =>
  `(SELECT json_object('id', b.id, 'reason', b.reason, 'state', b.state, 'opinion', b.opinion, 'add_time', b.add_time)
    FROM attribution_objection b WHERE b.item_id = c.${key} AND b.organization_id = c.unit AND b.state <> 'dropped'
    ORDER BY b.add_time DESC, b.id DESC LIMIT 1) AS objection`;

/**
 * Results, demands, products, projects and experts in an organisation's name, whoever published them, newest first.
 * @returns `more` where there are more than 500
 * @throws AppError 401 without a user, 404 for others than its administrators
 */
export async function organizationPublications(
  db: Database,
  caller: Caller,
  organizationId: string,
  query: Paging,
): Promise<Page<AttributedItem>> {
  checkAdministrator(caller, organizationId);
  const { current, size, offset } = pagingOf(query);
  const params = [organizationId, caller.readFrom.get(organizationId) ?? 0];
  const upTo = Math.min(offset + size, LIMITS.listTotal);
  const keys = ATTRIBUTED.map(
    (facts) => `SELECT * FROM (SELECT ${facts.itemType} AS kind, c.${facts.key} AS id, c.add_time FROM ${facts.noun} c
      WHERE ${visible(facts)} ORDER BY c.add_time DESC LIMIT ${upTo})`,
  ).join(' UNION ALL ');
  const counts = ATTRIBUTED.map(
    (facts) => `SELECT 1 FROM (SELECT 1 FROM ${facts.noun} c WHERE ${visible(facts)} LIMIT ${LIMITS.listTotal + 1})`,
  ).join(' UNION ALL ');
  const [found = [], totals = []] = await db.batch<unknown>([
    { sql: `${keys} ORDER BY add_time DESC, id DESC LIMIT ${size} OFFSET ${offset}`, params },
    selectTotal(`FROM (${counts})`, params),
  ]);
  const ids = (found as { id: string }[]).map(({ id }) => id);
  const rows =
    ids.length === 0
      ? []
      : await db.batch<Row>(
          ATTRIBUTED.map((facts) => ({
            sql: `SELECT ${attributedColumns(facts)}, c.add_time, ${leftBehind(facts)} AS publisher_left, ${QUESTION(facts)}, ${OBJECTION(facts)}
                  FROM json_each(?) j CROSS JOIN ${facts.noun} c ON c.${facts.key} = j.value
                  LEFT JOIN user w ON w.user_id = c.add_user`,
            params: [JSON.stringify(ids)],
          })),
        );
  const byId = new Map(rows.flat().map((row) => [row.item_id, row]));
  const records = ids.flatMap((id): AttributedItem[] => {
    const row = byId.get(id);
    return row ? [{ ...row, objection: row.objection === null ? null : JSON.parse(row.objection) }] : [];
  });
  return countedPage(records, current, size, totals);
}
