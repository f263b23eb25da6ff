import type { Statement } from '../../platform/database.ts';
import { type Topic, type TopicModel, type Topics, vectorTowards } from './model.ts';

/** Topics that staff kept for the portrait of the item of a publication `p` (MAT-002): JSON, null where they kept none. */
export const PORTRAIT_COLUMN = '(SELECT k.topics FROM item_portrait k WHERE k.item_id = p.item_id) AS portrait';

/** The same of an item that may not be public. */
export const readPortrait = (id: string): Statement => ({
  sql: 'SELECT topics FROM item_portrait WHERE item_id = ?',
  params: [id],
});

/**
 * What staff said an item is about: this, and not what the model reads in its text, is what it is found and compared by. Each counts the
 * same; those of a former model that the present one does not know say nothing.
 * @param portrait JSON of the kept topics
 * @returns null where none is known
 */
export function keptTopics({ labels }: TopicModel, portrait: string | null): Topics | null {
  const said = portrait === null ? [] : (JSON.parse(portrait) as { label: string }[]).map(({ label }) => label);
  const known = [...new Set(said)].filter((label) => labels.includes(label));
  if (known.length === 0) return null;
  const topics = known.map((label): Topic => ({ label, weight: 1 / known.length, isKept: true }));
  return { topics, vector: vectorTowards(labels, known) };
}
