import type { portraitCalls } from '../../../db/contract/calls/portraits.ts';
import type { AnswerOf, BodyOf } from '../../../db/contract/endpoint.ts';
import { PUBLISHED, type PublishedKind, publishedOf } from '../../../db/contract/items.ts';
import { auditEntry } from '../../platform/audit-log.ts';
import { type Caller, holds, userIdOf } from '../../platform/caller.ts';
import { now } from '../../platform/clock.ts';
import type { Database } from '../../platform/database.ts';
import { forbidden, notFound } from '../../platform/errors.ts';
import { workingSource } from '../matching/candidates.ts';
import { readPortrait } from '../matching/kept-topics.ts';
import { type TopicModel, topicsOf } from '../matching/model.ts';
import { portrayed } from './topics.ts';

type ItemPortrait = AnswerOf<typeof portraitCalls.item>;

function checkAuditor(caller: Caller, kind: PublishedKind): void {
  if (!holds(caller, PUBLISHED[kind].auditor)) throw forbidden();
}

/**
 * Topics that the model proposes for the portrait of an item, and those that staff kept.
 * @throws AppError 403 for others than the kind's auditors, 404
 */
export async function itemPortraitOf(
  db: Database,
  model: TopicModel,
  caller: Caller,
  kind: PublishedKind,
  id: string,
): Promise<ItemPortrait> {
  checkAuditor(caller, kind);
  const source = await workingSource(db, model, kind, id, () => true);
  if (!source) throw notFound();
  const { sql, params } = readPortrait(id);
  const row = await db.first<{ topics: string }>(sql, params);
  return {
    proposed: portrayed(model, topicsOf(model, source.text), source.text),
    kept: row ? (JSON.parse(row.topics) as ItemPortrait['kept']) : null,
  };
}

/**
 * Keeps topics as the portrait of an item; again replaces them. From the next reading on they are the item's topics in matches
 * (db/derived/matching.sql).
 * @throws AppError 403 for others than the kind's auditors, 404
 */
export async function keepItemPortrait(
  db: Database,
  caller: Caller,
  { item_type, id, topics }: BodyOf<typeof portraitCalls.keep>,
): Promise<{ changed: number }> {
  const userId = userIdOf(caller);
  const { kind, noun, key } = publishedOf(item_type);
  checkAuditor(caller, kind);
  const [made = []] = await db.batch<{ item_id: string }>([
    {
      sql: `INSERT INTO item_portrait (item_id, topics, add_user, update_time) SELECT ?1, ?2, ?3, ?4
        WHERE EXISTS (SELECT 1 FROM ${noun} WHERE ${key} = ?1 AND is_delete = 0)
        ON CONFLICT (item_id) DO UPDATE SET topics = excluded.topics, add_user = excluded.add_user, update_time = excluded.update_time
        RETURNING item_id`,
      params: [id, JSON.stringify(topics), userId, now()],
    },
    auditEntry({ userId, action: 'portrait-topics', table: noun, itemId: id, after: topics.length }),
  ]);
  if (made.length === 0) throw notFound();
  return { changed: made.length };
}
