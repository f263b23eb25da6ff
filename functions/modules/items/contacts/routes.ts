import { contactCalls } from '../../../../db/contract/calls/contacts.ts';
import { publishedOf } from '../../../../db/contract/items.ts';
import type { RevealedContact } from '../../../../db/contract/talk.ts';
import { DAY } from '../../../../db/contract/time.ts';
import { now, shownDay } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database.ts';
import type { Env } from '../../../platform/env.ts';
import { notFound } from '../../../platform/errors.ts';
import { createRouter } from '../../../platform/openapi.ts';
import { newId } from '../../../platform/random.ts';
import { takeAttempt } from '../../../platform/rate-limit.ts';
import { serve } from '../../../platform/serve.ts';
import { inTerm } from '../../../platform/sql.ts';
import { contactOf } from '../public/detail.ts';

/** New contacts that one user is shown; whoever collects numbers needs more. */
const HOURLY = 30;
const DAILY = 100;

interface Published {
  publisher: string | null;
  setting: string | null;
  /** Whose the item is. */
  owner: string | null;
  seen: number;
}

/**
 * Shows the contact of a public item, and counts who was shown a publisher's (core§2, decision 69): once a user and day,
 * never the publisher's own look.
 * @param input kind and key of the item
 * @throws AppError 404 when the item is not public or shows no contact, 429 for too many
 */
async function revealContact(
  db: Database,
  env: Env,
  userId: string,
  input: { item_type: number; id: string },
): Promise<RevealedContact> {
  const { publication, key, noun, contactSetting } = publishedOf(input.item_type);
  const at = now();
  const day = shownDay(at);
  const row = await db.first<Published>(
    `SELECT p.detail ->> '$.publisher' AS publisher, (SELECT value FROM setting WHERE id = ?) AS setting,
       (SELECT add_user FROM ${noun} WHERE ${key} = p.item_id) AS owner,
       EXISTS (SELECT 1 FROM contact_reveal WHERE item_id = p.item_id AND user_id = ? AND day = ?) AS seen
     FROM ${publication} p WHERE p.item_id = ?
       AND ${inTerm({ noun, key }, 'p.item_id')}`,
    [contactSetting, userId, day, input.id],
  );
  const contact = row && contactOf(row.setting ?? undefined, JSON.parse(row.publisher ?? 'null'));
  if (!contact) throw notFound();
  if (contact.source === 'platform' || row.seen || row.owner === userId) return contact;
  await takeAttempt(env, [
    { name: 'contact-hour', key: userId, limit: HOURLY, windowSeconds: 3600 },
    { name: 'contact-day', key: userId, limit: DAILY, windowSeconds: DAY },
  ]);
  await db.run(
    'INSERT OR IGNORE INTO contact_reveal (id, item_type, item_id, user_id, day, add_time) VALUES (?, ?, ?, ?, ?, ?)',
    [newId(), input.item_type, input.id, userId, day, at],
  );
  return contact;
}

/** Contacts of publishers (core§2 "contact block"). */
export const contactRoutes = createRouter();

serve(contactRoutes, contactCalls.reveal, ({ db, env, userId, body }) => revealContact(db, env, userId, body));
