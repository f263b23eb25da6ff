import type { Client } from '../../setup/client.ts';
import { addRecipients, makePush, type PushOptions } from './pushes.ts';

const YEARS = 2 * 365 * 86_400;

/** What a target may have come to, as many of each as there are targets; the first one was sent. */
const OUTCOMES = `state = CASE o.n % 7 WHEN 1 THEN 'failed' WHEN 2 THEN 'uncertain' WHEN 3 THEN 'refused' WHEN 4 THEN 'cancelled' ELSE 'sent' END,
push_status = CASE o.n % 7 WHEN 1 THEN 3 WHEN 2 THEN 3 WHEN 3 THEN 3 WHEN 4 THEN 2 ELSE 1 END,
error_code = CASE o.n % 7 WHEN 1 THEN '43004' WHEN 2 THEN 'no_answer' WHEN 3 THEN 'user_block' WHEN 4 THEN 'unwanted' END,
error_msg = CASE o.n % 7 WHEN 1 THEN 'require subscribe "hint" ' || o.n END,
sent_at = CASE WHEN o.n % 7 IN (0, 5, 6) THEN unixepoch() - ?2 + o.n END,
claim_time = CASE WHEN o.n % 7 <> 4 THEN unixepoch() - ?2 + o.n - 1 END,
delivered_at = CASE WHEN o.n % 7 = 5 THEN unixepoch() - ?2 + o.n + 1 END,
attempts = 1 + o.n % 3, msgid = CASE WHEN o.n % 7 IN (0, 5, 6) THEN '9007199254740993' || o.n END, next_time = 0`;

/** A push that was over two years ago, with targets in every state; the first of its organisations was sent it. */
export async function oldPush(
  database: D1Database,
  operator: Client,
  count: number,
  options: Partial<PushOptions> = {},
): Promise<{ id: string; orgs: string[]; items: string[] }> {
  const orgs = options.orgs ?? (await addRecipients(database, count));
  const push = await makePush(operator, { ...options, orgs });
  const run = (sql: string) => database.prepare(sql).bind(push.id, YEARS).run();
  await run(
    `UPDATE push_wechat_orgs SET ${OUTCOMES}
FROM (SELECT id, row_number() OVER (ORDER BY org_id) - 1 AS n FROM push_wechat_orgs WHERE push_id = ?1) o WHERE o.id = push_wechat_orgs.id`,
  );
  await run(
    `UPDATE push_wechat SET run_state = 'done', push_status = 1, add_time = unixepoch() - ?2, confirm_time = unixepoch() - ?2,
progress_time = unixepoch() - ?2, push_time = unixepoch() - ?2 WHERE id = ?1`,
  );
  return { id: push.id, items: push.items, orgs: [...orgs].sort() };
}

/** Objects of the archive of a push: their keys and their lines. */
export async function archiveOf(
  files: R2Bucket,
  id: string,
): Promise<{ keys: string[]; lines: Record<string, unknown>[] }> {
  const { objects } = await files.list({ prefix: 'archives/push-targets/' });
  const keys = objects.map(({ key }) => key).filter((key) => key.includes(`/${id}/`));
  const texts = await Promise.all(
    keys.map(async (key) => {
      const object = await files.get(key);
      const body = new Response(await object?.arrayBuffer()).body as ReadableStream<Uint8Array<ArrayBuffer>>;
      return new Response(body.pipeThrough(new DecompressionStream('gzip'))).text();
    }),
  );
  const lines = texts.flatMap((text) => text.trimEnd().split('\n'));
  return { keys, lines: lines.map((line) => JSON.parse(line) as Record<string, unknown>) };
}

/** What can be done about what went wrong; about an archived push nothing can. */
const ADVICE =
  /，请其关注后重试|: try again once they do|；请先与对方核实，再决定是否重试|: ask the recipient before trying again|；对方更改设置后可重试|; try again once it has changed that/g;

/** A text as it stands about a push that is archived. */
export const withoutAdvice = (text: string): string => text.replaceAll(ADVICE, '');
