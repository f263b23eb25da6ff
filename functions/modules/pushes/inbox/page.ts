import type { Answer, PushPage } from '../../../../db/contract/inbox.ts';
import type { PushAnswer } from '../../../../db/contract/inbox-words.ts';
import { publishedOf } from '../../../../db/contract/items.ts';
import type { Caller } from '../../../platform/caller.ts';
import type { Database, Statement } from '../../../platform/database.ts';
import { shownName } from '../../../platform/masked-account.ts';
import { inTerm } from '../../../platform/sql.ts';
import { PUSHED_COLUMNS, type PushedRow, shownPushed } from '../../items/public/pushed-item.ts';
import { holdsId } from '../conditions.ts';
import { isRecipient, mayPreview, type Received, readReceived } from './access.ts';

/** Colleagues that a push may be passed on to; larger organisations find the others on the web. */
const COLLEAGUES = 200;

function selectItems({ id, item_type, org_id }: Received): Statement {
  const facts = publishedOf(item_type);
  return {
    sql: `SELECT i.item_id, ${PUSHED_COLUMNS}, coalesce(p.organization_id = ?2, 0) AS is_own
          FROM push_wechat w JOIN push_group_items i
            ON i.push_group_id = w.push_group_id AND ${holdsId('i.push_wechat_ids', 'w.id')}
          LEFT JOIN ${facts.publication} p ON p.item_id = i.item_id AND ${inTerm(facts, 'i.item_id')} WHERE w.id = ?1 ORDER BY i.id`,
    params: [id, org_id],
  };
}

const selectAnswers = ({ id, org_id }: Received): Statement => ({
  sql: `SELECT a.item_id, a.answer, a.reason, a.content, a.files, a.update_time, a.version,
          ${shownName('u')} AS user_name,
          nullif(${shownName('c')}, '') AS passed_name
        FROM push_answer a LEFT JOIN user u ON u.user_id = a.user_id LEFT JOIN user c ON c.user_id = a.passed_to
        WHERE a.push_id = ? AND a.org_id = ? AND a.answer <> '' ORDER BY a.item_id`,
  params: [id, org_id],
});

const selectColleagues = ({ org_id }: Received, userId: string | null): Statement => ({
  sql: `SELECT u.user_id, ${shownName('u')} AS name FROM organisation_user m
        JOIN user u ON u.user_id = m.user_id AND u.is_delete = 0
        WHERE m.organization_id = ? AND m.is_delete = 0 AND m.audit_status = 4 AND m.user_id <> ?
        ORDER BY m.is_admin DESC, name LIMIT ${COLLEAGUES}`,
  params: [org_id, userId],
});

/** What the caller has begun about items of the push: of each item and person one deal is open. */
const selectDeals = ({ id }: Received, userId: string | null): Statement => ({
  sql: `SELECT d.item_id, d.id FROM push_wechat w JOIN push_group_items i
          ON i.push_group_id = w.push_group_id AND ${holdsId('i.push_wechat_ids', 'w.id')}
        JOIN deal d ON d.item_id = i.item_id AND d.seeker_user = ?2 AND d.state NOT IN ('signed','declined') WHERE w.id = ?1`,
  params: [id, userId],
});

const selectPeople = ({ add_user }: Received, userId: string | null): Statement => ({
  sql: `SELECT s.sender, coalesce(nullif(u.name, ''), u.nickname, '') AS name, coalesce(u.tel, '') AS phone
        FROM (SELECT (SELECT coalesce(nullif(name, ''), nickname) FROM user WHERE user_id = ?) AS sender) s
        LEFT JOIN user u ON u.user_id = ?`,
  params: [add_user, userId],
});

interface AnswerRow extends Omit<Answer, 'files' | 'answer'> {
  answer: string;
  files: string | null;
}

/** An answer as its organisation sees it. */
const shownAnswer = (row: AnswerRow): Answer => ({
  ...row,
  answer: row.answer as PushAnswer,
  files: JSON.parse(row.files ?? '[]'),
});

/** Answers of one organisation to a push. */
export async function readAnswers(db: Database, row: Received): Promise<Answer[]> {
  const { sql, params } = selectAnswers(row);
  return (await db.all<AnswerRow>(sql, params)).map(shownAnswer);
}

interface PeopleRow {
  sender: string | null;
  name: string;
  phone: string;
}

/**
 * The page that a message leads to (back-office§2): public items for whoever has the link; people, answers and answering
 * for the organisation's own (decision 37). An operator may see it as its recipient will, without anything of theirs.
 * @throws AppError 404
 */
export async function pushPage(
  db: Database,
  caller: Caller,
  key: { push_id: string; org_id: string; preview?: boolean },
  lang: 'zh' | 'en',
): Promise<PushPage> {
  const row = await readReceived(db, caller, key);
  const recipient = isRecipient(caller, row);
  const preview = key.preview === true && !recipient && mayPreview(caller, row);
  const none: Statement = { sql: 'SELECT 1 WHERE 0', params: [] };
  const [items = [], answers = [], colleagues = [], deals = [], people = []] = await db.batch<unknown>([
    selectItems(row),
    recipient ? selectAnswers(row) : none,
    recipient ? selectColleagues(row, caller.userId) : none,
    recipient ? selectDeals(row, caller.userId) : none,
    recipient || preview ? selectPeople(row, recipient ? caller.userId : null) : none,
  ]);
  const [person] = people as PeopleRow[];
  const rows = items as (PushedRow & { is_own: number })[];
  return {
    id: row.id,
    title: row.title,
    remark: row.remark,
    item_type: row.item_type,
    push_group_id: row.push_group_id,
    sent_time: row.sent_time,
    org: { id: row.org_id, name: (lang === 'en' && row.org_name_en) || row.org_name },
    items: rows.filter(({ is_own }) => !is_own).map((item) => shownPushed(item, lang)),
    own_items: rows.filter(({ is_own }) => is_own).map((item) => shownPushed(item, lang).name ?? ''),
    signed_in: caller.userId !== null,
    own:
      recipient || preview
        ? {
            sender: person?.sender ?? null,
            answers: (answers as AnswerRow[]).map(shownAnswer),
            deals: deals as { item_id: string; id: string }[],
            colleagues: colleagues as { user_id: string; name: string }[],
            me: {
              name: person?.name ?? '',
              phone: person?.phone ?? '',
              member: caller.organizationIds.includes(row.org_id),
              admin: caller.adminOrganizationIds.includes(row.org_id),
            },
          }
        : null,
    preview,
  };
}
