import { CONTACT_TYPES, COOPERATION_STATES } from '../../../db/contract/enums-programme.ts';
import { COOPERATION, COOPERATION_LIMITS, SERVICES } from '../../../db/contract/programme/cooperation.ts';
import type { Demand, TableHooks, WriteContext } from '../../data/hooks.ts';
import type { Row } from '../../data/row.ts';
import { auditEntry } from '../../platform/audit-log.ts';
import { dayStart } from '../../platform/clock.ts';
import type { Statement } from '../../platform/database.ts';
import { invalid } from '../../platform/errors.ts';
import { sha256 } from '../../platform/random.ts';
import { grownVersions, holdsAuthority } from '../../platform/sql.ts';

const ANSWERS = [1, 2];
const ALL = [...Object.keys(SERVICES[COOPERATION.visitor]), ...Object.keys(SERVICES[COOPERATION.owner])];

/** Services that somebody may ask for by a form of this type. */
const servicesOf = (type: unknown): readonly string[] =>
  type === COOPERATION.visitor || type === COOPERATION.owner ? Object.keys(SERVICES[type]) : [];

/** Each service of the form is yes, no or left open; those of the other form are none of its questions. */
function checkAnswers(row: Row): void {
  const asked = servicesOf(row.project_contacts_type);
  const wrong = ALL.filter((name) => {
    const value = row[name];
    return value !== null && value !== undefined && !(asked.includes(name) && ANSWERS.includes(Number(value)));
  });
  if (wrong.length > 0) throw invalid(wrong.map((field) => ({ field, code: 'invalid_value' })));
}

/** The same application of the same people on the same day is one, however often it is sent. */
function keyOf(row: Row, at: number): string {
  const said = ['project_item_id', 'project_contacts_type', ...Object.keys(COOPERATION_LIMITS), ...ALL];
  return sha256(JSON.stringify([dayStart(at), ...said.map((name) => row[name] ?? null)])).slice(0, 32);
}

/** The declarant hears of it, and so does everybody of the programme office, by the name that is public (decision 113). */
const told = (rows: readonly Row[], at: number): Demand => ({
  after: rows.map(({ id, project_item_id }) => ({
    sql: `INSERT OR IGNORE INTO notice (id, user_id, topic, item_id, params, link, once_key, add_time)
SELECT upper(hex(randomblob(13))), u.user_id, 'cooperation_asked', p.id, json_object('name',
  coalesce((SELECT c.content ->> 'name' FROM published_project c WHERE c.publication_id = p.publication_id AND c.project_id = p.id), p.name)),
  CASE WHEN u.user_id = p.declarant_user_id THEN '/programme/declarations/' || p.id ELSE '/programme/office/cooperation' END,
  'cooperation:' || ?1 || ':' || u.user_id, ?2
FROM project p JOIN user u ON u.is_delete = 0 AND (u.user_id = p.declarant_user_id
  OR ${holdsAuthority('u', 'project-admin')}) WHERE p.id = ?3`,
    params: [String(id), at, project_item_id],
  })),
});

/** What the office did with an application, for its history. */
const handled = (row: Row, changes: Row, { caller }: WriteContext): Statement =>
  auditEntry({
    userId: caller.userId,
    action: 'cooperation',
    table: 'project_contacts',
    itemId: String(row.id),
    before: Number(row.state),
    after: Number(changes.state ?? row.state),
    opinion: 'note' in changes ? String(changes.note ?? '') : null,
  });

/** What an application for cooperation obeys and entails, whichever door it comes through (back-office§5). */
export const applicationHooks = {
  duplicate: 'application_sent',
  options: { project_contacts_type: CONTACT_TYPES, state: COOPERATION_STATES },
  fill: (row: Row, { at }: WriteContext) => {
    row.id = keyOf(row, at);
  },
  beforeAdd: (rows: Row[], { at }: WriteContext) => {
    for (const row of rows) checkAnswers(row);
    return told(rows, at);
  },
  beforePut: (rows: Row[], changes: Row, context: WriteContext): Demand => {
    for (const row of rows) checkAnswers({ ...row, ...changes });
    return {
      after: [
        grownVersions(
          'project_contacts',
          rows.map(({ id }) => String(id)),
        ),
        ...rows.map((row) => handled(row, changes, context)),
      ],
    };
  },
} satisfies TableHooks;
