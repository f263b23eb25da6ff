import { makeOrganization } from '../../seed/factories/organizations.ts';
import { makeUser } from '../../seed/factories/users.ts';
import type { Row } from '../../seed/rows.ts';
import { type Client, signedIn } from '../../setup/client.ts';

export const OPERATOR = '13800000007';

/** Rows of one table in few statements, however many they are. */
async function insertRows(database: D1Database, table: string, rows: readonly Row[]): Promise<void> {
  const columns = Object.keys(rows[0] ?? {});
  const cells = columns.map((column) => `json_extract(value, '$.${column}')`).join(', ');
  const names = columns.map((column) => `"${column}"`).join(', ');
  for (let from = 0; from < rows.length; from += 200) {
    await database
      .prepare(`INSERT INTO ${table} (${names}) SELECT ${cells} FROM json_each(?)`)
      .bind(JSON.stringify(rows.slice(from, from + 200)))
      .run();
  }
}

/**
 * Organisations whose administrators are bound to the chat app.
 * @param openid makes each recipient's openid; one that begins with `bad-` and the like is refused by the gateway
 * @returns the organisations' ids
 */
export async function addRecipients(
  database: D1Database,
  count: number,
  openid: (place: number) => string = (place) => `openid-recipient-${place}`,
): Promise<string[]> {
  const start = (await database.prepare('SELECT count(*) AS n FROM organization').first<{ n: number }>())?.n ?? 0;
  const users = Array.from({ length: count }, (_, place) => {
    const number = 1_000_000 + start + place;
    return makeUser({ openid: openid(start + place), account: `push-${number}`, tel: `push-${number}` }, number);
  });
  const organizations = users.map((user, place) =>
    makeOrganization({ user_id: user.user_id ?? null, name: `推送对象${start + place}` }, 1_000_000 + start + place),
  );
  await insertRows(database, 'user', users);
  await insertRows(database, 'organization', organizations);
  return organizations.map((row) => String(row.organization_id));
}

/** Ids of public items, so that each test packs its own. */
export async function publicItems(operator: Client, noun: 'chengguo' | 'xuqiu', count = 2): Promise<string[]> {
  const { result } = await operator.get(`/web/v1/${noun}/list`, { pageSize: String(count) });
  return result.records.map((record: Record<string, string>) => record[`${noun}_id`] ?? record.id);
}

export interface PushOptions {
  orgs: string[];
  title?: string;
  remark?: string;
  auto_push_time?: number;
  wave_size?: number;
  wave_minutes?: number;
  item_type?: 1 | 2;
  /** Public items of the kind; two that anybody's push may have as well where none are named. */
  items?: string[];
}

/** A push of two public items to the organisations. */
export async function makePush(
  operator: Client,
  options: PushOptions,
): Promise<{ id: string; groupId: string; items: string[] }> {
  const item_type = options.item_type ?? 2;
  const items = options.items ?? (await publicItems(operator, item_type === 1 ? 'chengguo' : 'xuqiu'));
  const group = await operator.post('/web/v1/pushGroup', { title: '本周推送组', item_type, items });
  const push = await operator.post('/web/v1/push', {
    title: '新材料领域技术需求推送',
    remark: '请查看本周筛选出的需求并反馈合作意向。',
    push_group_id: group.result?.id,
    item_type,
    items,
    ...options,
  });
  if (push.status !== 200) throw new Error(`push: ${group.text} ${push.text}`);
  return { id: push.result.id, groupId: group.result.id, items };
}

/** The wire's own form of a target. */
export interface Target {
  org_id: string;
  push_status: number;
  state: string;
  error_code: string | null;
  error_msg: string | null;
  sent_at: number | null;
}

export const detailOf = async (operator: Client, id: string) =>
  (await operator.get('/web/v1/push/detail', { id })).result;

/** Waits for what must come; the test's own time limit ends it. */
export async function until<T>(read: () => Promise<T>, holds: (value: T) => boolean, every = 150): Promise<T> {
  for (;;) {
    const value = await read();
    if (holds(value)) return value;
    await new Promise((done) => setTimeout(done, every));
  }
}

/** The push once nothing of it waits or is being sent. */
export const settled = (operator: Client, id: string) =>
  until(
    () => detailOf(operator, id),
    (push) => push.counts.waiting === 0 && push.counts.sending === 0,
  );

export const operatorOf = (base: string): Promise<Client> => signedIn(OPERATOR, base);
