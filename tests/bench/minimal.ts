import { Hono } from 'hono';
import { sha256 } from '../../functions/platform/random.ts';
import { SEARCH_INDEX } from './search-index.ts';

/** The least that anybody would write by hand, with SQL of their own: what the product's SQL costs is seen beside it. */
export const minimal = new Hono<{ Bindings: { DB: D1Database } }>();

/** Ten rows joined to their organisation, and a kept count, in one query. */
minimal.get('/list', async (c) => {
  const { results } = await c.env.DB.prepare(
    `SELECT p.item_id, p.code, p.name, p.summary, o.name AS org_name,
(SELECT counts ->> '*' FROM facet_count WHERE kind = 'result' AND grp = '*') AS total
FROM result_publication p LEFT JOIN organization o ON o.organization_id = p.organization_id ORDER BY p.release_no DESC LIMIT 10`,
  ).all<Record<string, string>>();
  return c.json({ status: 200, msg: 'OK', result: { records: results, total: results[0]?.total } });
});

/** Names with the word, by a scan of a covering index that the benchmark adds, and their number. */
minimal.get('/search', async (c) => {
  const { results } = await c.env.DB.prepare(
    `SELECT item_id, code, name, summary, organization_name, count(*) OVER () AS total
FROM result_publication INDEXED BY ${SEARCH_INDEX} WHERE name LIKE ? ORDER BY release_no DESC LIMIT 10`,
  )
    .bind(`%${c.req.query('keyword') ?? ''}%`)
    .all<Record<string, string>>();
  return c.json({ status: 200, msg: 'OK', result: { records: results, total: results[0]?.total ?? 0 } });
});

/** One row with its organisation. */
minimal.get('/detail', async (c) => {
  const row = await c.env.DB.prepare(
    `SELECT p.*, o.name AS org_name FROM result_publication p LEFT JOIN organization o ON o.organization_id = p.organization_id
WHERE p.item_id = ?`,
  )
    .bind(c.req.query('id') ?? '')
    .first();
  return c.json({ status: 200, msg: 'OK', result: row });
});

/** A look at the session, and one insert. */
minimal.post('/create', async (c) => {
  const { result } = await c.req.json<{ result: { name: string; profile: string } }>();
  const token = /sid=([\w-]+)/.exec(c.req.header('cookie') ?? '')?.[1] ?? '';
  const session = await c.env.DB.prepare(
    'SELECT user_id FROM session WHERE token_hash = ? AND expire_time > unixepoch()',
  )
    .bind(sha256(token))
    .first<{ user_id: string }>();
  if (!session) return c.json({ status: 100, msg: 'login', result: null }, 401);
  const id = crypto.randomUUID();
  await c.env.DB.prepare(
    `INSERT INTO chengguo (chengguo_id, code, platform, name, profile, sub_type, add_user, add_time, audit_status)
     VALUES (?, ?, 'THTT', ?, ?, 1, ?, unixepoch(), 1)`,
  )
    .bind(id, `M${id}`, result.name, result.profile, session.user_id)
    .run();
  return c.json({ status: 200, msg: 'OK', result: { chengguo_id: id } });
});
