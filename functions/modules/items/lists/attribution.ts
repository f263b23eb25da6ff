import type { Attribution } from '../../../../db/contract/attribution.ts';
import { AUDIT } from '../../../../db/contract/limits.ts';
import type { Statement } from '../../../platform/database.ts';
import { shownName } from '../../../platform/masked-account.ts';
import { holdsAuthority } from '../../../platform/sql.ts';
import type { ReviewFacts } from './review-facts.ts';

/** The publisher of the working row `c` may enter items of the kind for others. */
function entersForOthers({ published, auditor }: ReviewFacts): string {
  const names = [...(published ? [published.input] : []), auditor, 'admin'] as const;
  const held = names.map((name) => holdsAuthority('s', name));
  return `EXISTS (SELECT 1 FROM user s WHERE s.user_id = c.add_user AND s.is_delete = 0 AND (${held.join(' OR ')}))`;
}

/** The highest rank of the publisher of `c` among the members of the organisation in whose name it stands; null for others. */
const RANK = `(SELECT max(m.is_admin) FROM organisation_user m WHERE m.organization_id = c.unit AND m.user_id = c.add_user
  AND m.is_delete = 0 AND m.audit_status = ${AUDIT.approved})`;

/** SQL expression over the working row `c`: what its publisher is to the organisation in whose name it stands. */
export const relation = (facts: ReviewFacts): string =>
  `CASE ${RANK} WHEN 1 THEN 'administrator' WHEN 0 THEN 'member' ELSE iif(${entersForOthers(facts)}, 'staff', 'none') END`;

/** What the organisation's administrators last said of the publisher of `c` and this item; null before they did. */
const lastAnswer = ({ key }: ReviewFacts): string =>
  `(SELECT q.answer FROM attribution_question q WHERE q.item_id = c.${key} AND q.organization_id = c.unit
    AND q.publisher = c.add_user AND q.answer IS NOT NULL ORDER BY q.answer_time DESC, q.id DESC LIMIT 1)`;

const isObjected = ({ key }: ReviewFacts): string =>
  `EXISTS (SELECT 1 FROM attribution_objection b WHERE b.item_id = c.${key} AND b.organization_id = c.unit AND b.state = 'open')`;

const NAMED = `EXISTS (SELECT 1 FROM organization n WHERE n.organization_id = c.unit AND n.is_delete = 0)`;

/**
 * SQL expression over the working row `c`: why it is not approved together with others; null where nothing speaks against it.
 * An organisation's name is used by its people, by staff that enters for others, or with an administrator's word.
 */
export const attributionDoubt = (facts: ReviewFacts): string => `CASE
  WHEN nullif(c.unit, '') IS NULL OR NOT ${NAMED} THEN NULL
  WHEN ${isObjected(facts)} THEN 'objection_open'
  WHEN ${lastAnswer(facts)} = 'no' THEN 'attribution_denied'
  WHEN ${relation(facts)} = 'none' AND ${lastAnswer(facts)} IS NULL THEN 'attribution_unconfirmed' END`;

/** The statement that reads the doubts about items; rows of `id` and `doubt`, none for items without. */
export const readDoubts = (facts: ReviewFacts, ids: readonly string[]): Statement => ({
  sql: `SELECT id, doubt FROM (SELECT c.${facts.key} AS id, ${attributionDoubt(facts)} AS doubt
          FROM json_each(?) j CROSS JOIN ${facts.noun} c ON c.${facts.key} = j.value) WHERE doubt IS NOT NULL`,
  params: [JSON.stringify(ids)],
});

/** A statement that makes its batch fail where there is a doubt about an item by then. */
export const assertUndoubted = (facts: ReviewFacts, id: string): Statement => ({
  sql: `SELECT CASE WHEN EXISTS (SELECT 1 FROM ${facts.noun} c WHERE c.${facts.key} = ? AND ${attributionDoubt(facts)} IS NOT NULL)
        THEN json('stale') ELSE 1 END`,
  params: [id],
});

/** Administrators that a reviewer is shown, and that are asked. */
const ADMINISTRATORS = 10;

/** Those who administer the organisation `organization` (SQL) and can sign in, the longest serving first, as `a` and `u`. */
export const administratorsOf = (organization: string): string =>
  `FROM organisation_user a JOIN user u ON u.user_id = a.user_id AND u.is_delete = 0
   WHERE a.organization_id = ${organization} AND a.is_admin = 1 AND a.is_delete = 0 AND a.audit_status = ${AUDIT.approved}
   ORDER BY a.add_time, a.id LIMIT ${ADMINISTRATORS}`;

/** SQL expression: what a person `u` is called. */
export const PERSON = shownName('u');

/** Questions and objections about an item that a review shows. */
const SHOWN = 10;

/** The statements whose rows `attributionOf` takes. */
export const readAttribution = (facts: ReviewFacts, itemId: string): Statement[] => [
  {
    sql: `SELECT o.organization_id, o.name, o.contacts, o.contacts_tel, ${relation(facts)} AS relation,
            ${attributionDoubt(facts)} AS doubt
          FROM ${facts.noun} c JOIN organization o ON o.organization_id = c.unit AND o.is_delete = 0
          WHERE c.${facts.key} = ?`,
    params: [itemId],
  },
  {
    sql: `SELECT ${PERSON} AS name ${administratorsOf(`(SELECT unit FROM ${facts.noun} WHERE ${facts.key} = ?)`)}`,
    params: [itemId],
  },
  {
    sql: `SELECT q.id, q.add_time, q.answer, q.answer_text, ${PERSON} AS answer_name, q.answer_time
          FROM ${facts.noun} c JOIN attribution_question q ON q.item_id = c.${facts.key} AND q.organization_id = c.unit
            AND q.publisher = c.add_user LEFT JOIN user u ON u.user_id = q.answer_user
          WHERE c.${facts.key} = ? ORDER BY q.add_time DESC, q.id DESC LIMIT ${SHOWN}`,
    params: [itemId],
  },
  {
    sql: `SELECT b.id, b.reason, ${PERSON} AS name, b.add_time, b.state, b.opinion, b.decide_time
          FROM ${facts.noun} c JOIN attribution_objection b ON b.item_id = c.${facts.key} AND b.organization_id = c.unit
            LEFT JOIN user u ON u.user_id = b.user_id
          WHERE c.${facts.key} = ? AND b.state <> 'dropped' ORDER BY b.add_time DESC, b.id DESC LIMIT ${SHOWN}`,
    params: [itemId],
  },
];

/** In whose name an item stands, and what is known about that, from the rows of `readAttribution`; null for no organisation. */
export function attributionOf([
  named,
  administrators,
  questions,
  objections,
]: readonly unknown[][]): Attribution | null {
  const row = named?.[0] as Omit<Attribution, 'administrators' | 'questions' | 'objections'> | undefined;
  if (!row) return null;
  return {
    ...row,
    administrators: ((administrators ?? []) as { name: string }[]).map(({ name }) => name),
    questions: (questions ?? []) as Attribution['questions'],
    objections: (objections ?? []) as Attribution['objections'],
  };
}
