import { Hono } from 'hono';
import { PUBLISHED } from '../../db/contract/items.ts';
import { listStatements } from '../../functions/modules/items/lists/list-sql.ts';
import { matchOf, readListQuery } from '../../functions/modules/items/public/filters.ts';
import { CARD_JSON, filteredList, wholeList } from '../../functions/modules/items/public/list-sql.ts';
import { selectSession } from '../../functions/platform/session.ts';
import { minimal } from './minimal.ts';

/** What others would write by hand: the measure for the product's own handlers. */
interface BaselineEnv {
  Bindings: { DB: D1Database };
}

export const baselines = new Hono<BaselineEnv>();

baselines.route('/minimal', minimal);

const kept = new Map<string, string>();
const JSON_TYPE = { 'content-type': 'application/json; charset=utf-8' };

/** Bytes that the product answered for an address: what the bare handlers answer. */
baselines.put('/bytes/:name', async (c) => {
  kept.set(c.req.param('name'), await c.req.text());
  return c.text('kept');
});

/** A bare Hono handler with the same bytes. */
baselines.get('/bare/:name', (c) => c.body(kept.get(c.req.param('name')) ?? '', 200, JSON_TYPE));

/** The product's queries, written by hand: the same SQL, the answer built from its rows. */
const factsOf = (noun: string) => (noun === PUBLISHED.demand.noun ? PUBLISHED.demand : PUBLISHED.result);

baselines.get('/sql/:noun/list', async (c) => {
  const facts = factsOf(c.req.param('noun'));
  const query = readListQuery(c.req.query());
  const match = matchOf(query);
  const { sql, params } = match && match !== 'nothing' ? filteredList(facts, query, match) : wholeList(facts, query);
  const row = await c.env.DB.prepare(sql)
    .bind(...params)
    .first<{ n: number | null; cards: string; counters: string | null; facets: string | null }>();
  const cards = JSON.parse(row?.cards ?? '[]') as unknown[][];
  const records = cards.map(([id, code, name, cover, summary, unit, org, region, time, special]) => ({
    id,
    code,
    name,
    cover,
    summary,
    unit,
    org,
    region,
    time,
    ...(special as object),
  }));
  const counts: Record<string, number> = {};
  for (const token of row?.facets?.split(' ') ?? []) counts[token] = (counts[token] ?? 0) + 1;
  const facets = row?.counters ? JSON.parse(row.counters) : counts;
  return c.json({ status: 200, msg: 'OK', result: { records, total: row?.n, current: query.page, facets } });
});

baselines.get('/sql/:noun/detail', async (c) => {
  const { publication, search, contactSetting } = factsOf(c.req.param('noun'));
  const id = c.req.query('id') ?? '';
  const [item, similar, setting] = await c.env.DB.batch<Record<string, string>>([
    c.env.DB.prepare(
      `SELECT ${CARD_JSON} AS card, p.detail, p.update_time, json_object('name', o.name, 'profile', o.profile, 'web_site', o.web_site) AS org
FROM ${publication} p LEFT JOIN organization o ON o.organization_id=p.organization_id WHERE p.item_id=?`,
    ).bind(id),
    c.env.DB.prepare(
      `SELECT ${CARD_JSON} AS card FROM ${publication} p WHERE p.release_no IN (
SELECT rowid FROM ${search} WHERE ${search} MATCH (SELECT 'tags : "s' || (card ->> '$.scope[0].id') || '"' FROM ${publication} WHERE item_id=?)
ORDER BY rowid DESC LIMIT 7) ORDER BY p.release_no DESC`,
    ).bind(id),
    c.env.DB.prepare('SELECT value FROM setting WHERE id=?').bind(contactSetting),
  ]);
  const row = item?.results[0];
  if (!row) return c.json({ status: 404, msg: 'not found', result: null }, 404);
  const result = {
    card: JSON.parse(row.card ?? '[]'),
    ...JSON.parse(row.detail ?? '{}'),
    org: JSON.parse(row.org ?? 'null'),
    similar: similar?.results.map((other) => JSON.parse(other.card ?? '[]')),
    contact: setting?.results[0]?.value,
  };
  return c.json({ status: 200, msg: 'OK', result });
});

/** Who calls, by the session's cookie: what every handler behind a sign-in does first. */
async function userOf(db: D1Database, cookie: string | undefined): Promise<string> {
  const { sql, params } = selectSession(/sid=([\w-]+)/.exec(cookie ?? '')?.[1] ?? '');
  const row = await db
    .prepare(sql)
    .bind(...params)
    .first<{ user_id: string }>();
  return row?.user_id ?? '';
}

/** A page of working versions behind a sign-in: the audit queue in one state, or a member's own items. */
baselines.get('/sql/chengguo/working/:list', async (c) => {
  const userId = await userOf(c.env.DB, c.req.header('cookie'));
  if (!userId) return c.json({ status: 100, msg: 'login', result: null }, 401);
  const range =
    c.req.param('list') === 'own'
      ? { sql: 'c.add_user = ? AND c.is_delete = 0', params: [userId], mark: '' }
      : { sql: 'c.audit_status = ? AND c.is_delete = 0', params: [Number(c.req.query('audit_status') ?? 1)], mark: '' };
  const statements = listStatements({
    kind: 'result',
    ranges: [range],
    sought: [],
    filter: null,
    until: null,
    oldestFirst: false,
    size: 10,
    offset: 0,
    columns: ['c.unlist_time', 'u.nickname AS publisher_name'],
  });
  const [records, totals] = await c.env.DB.batch<Record<string, number>>(
    statements.map(({ sql, params }) => c.env.DB.prepare(sql).bind(...params)),
  );
  const total = totals?.results[0]?.total ?? 0;
  return c.json({ status: 200, msg: 'OK', result: { records: records?.results, total, current: 1, pages: 1 } });
});

/** A bare handler that answers from the Cache API, and fills it once. */
baselines.get('/cache/:name', async (c) => {
  const cache = (caches as unknown as { default: Cache }).default;
  const hit = await cache.match(c.req.raw);
  if (hit) return hit;
  const made = new Response(kept.get(c.req.param('name')), {
    headers: { ...JSON_TYPE, 'cache-control': 'public, max-age=3600' },
  });
  await cache.put(c.req.raw, made.clone());
  return made;
});

interface Submission {
  result: Record<string, unknown>;
  scopes: string[];
}

/** Publishing by hand: session, code, one batch with the row, its scopes, the organisation's look-up and the log. */
baselines.post('/sql/publish', async (c) => {
  const { result, scopes } = await c.req.json<Submission>();
  const token = /sid=([\w-]+)/.exec(c.req.header('cookie') ?? '')?.[1] ?? '';
  const hash = [...new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(token)))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');
  const [session, organization, last] = await c.env.DB.batch<Record<string, string>>([
    c.env.DB.prepare('SELECT user_id FROM session WHERE token_hash=?').bind(hash),
    c.env.DB.prepare('SELECT organization_id FROM organization WHERE name=? AND is_delete=0').bind(
      '燕赵先进材料研究院',
    ),
    c.env.DB.prepare('SELECT code FROM chengguo ORDER BY rowid DESC LIMIT 1'),
  ]);
  const id = crypto.randomUUID();
  const now = Math.floor(Date.now() / 1000);
  const columns = Object.entries(result);
  const names = columns.map(([name]) => `"${name}"`).join(',');
  const marks = ',?'.repeat(columns.length);
  await c.env.DB.batch([
    c.env.DB.prepare(
      'INSERT INTO chengguo_scope(id,chengguo_id,second_scope_id) SELECT ?1||key, ?1, value FROM json_each(?2)',
    ).bind(id, JSON.stringify(scopes)),
    c.env.DB.prepare(
      `INSERT INTO chengguo(chengguo_id,code,platform,unit,add_user,add_time,audit_status,${names}) VALUES (?,?,?,?,?,?,1${marks})`,
    ).bind(
      id,
      `B${id}${last?.results.length}`,
      'THTT',
      organization?.results[0]?.organization_id ?? null,
      session?.results[0]?.user_id ?? 'bench',
      now,
      ...columns.map(([, value]) => value as string | number),
    ),
    c.env.DB.prepare('INSERT INTO audit_log(id,user_id,action,table_name,item_id,add_time) VALUES (?,?,?,?,?,?)').bind(
      crypto.randomUUID(),
      'bench',
      'publish',
      'chengguo',
      id,
      now,
    ),
  ]);
  return c.json({ status: 200, msg: 'OK', result: { chengguo_id: id } });
});
