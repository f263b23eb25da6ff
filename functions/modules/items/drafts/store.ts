import { DRAFT_LIMITS, type DraftPlace } from '../../../../db/contract/drafts.ts';
import type { RowOf, Statement } from '../../../platform/database.ts';
import { AppError } from '../../../platform/errors.ts';
import { newId } from '../../../platform/random.ts';

/** A draft as its row has it. */
export type StoredDraft = RowOf<'draft', 'form' | 'version' | 'update_time'>;

const PLACE = 'user_id = ? AND item_type = ? AND item_id = ?';

const placeOf = (userId: string, { item_type, item_id }: DraftPlace) => [userId, item_type, item_id];

/** Identity numbers stay in the form, at whatever depth they stand (house 2). */
const withoutIdNumbers = (name: string, value: unknown): unknown => (name === 'id_number' ? undefined : value);

/**
 * A form as it is stored: JSON without identity numbers.
 * @throws AppError 413 over 500 KB
 */
export function storedForm(form: object): string {
  const text = JSON.stringify(form, withoutIdNumbers);
  if (new TextEncoder().encode(text).byteLength > DRAFT_LIMITS.bytes) throw new AppError(413, 'payload_too_large');
  return text;
}

/** Reads one draft of a user. */
export const selectDraft = (userId: string, place: DraftPlace): Statement => ({
  sql: `SELECT form, version, update_time FROM draft WHERE ${PLACE}`,
  params: placeOf(userId, place),
});

/** Removes one draft of a user. */
export const removeDraft = (userId: string, place: DraftPlace): Statement => ({
  sql: `DELETE FROM draft WHERE ${PLACE}`,
  params: placeOf(userId, place),
});

/**
 * Adds a draft where there is none yet and the user has fewer than 20; answers its row, or none.
 * @param form from `storedForm`
 * @param at unix seconds
 */
export const insertDraft = (userId: string, place: DraftPlace, form: string, at: number): Statement => ({
  sql: `INSERT INTO draft (id, user_id, item_type, item_id, form, version, add_time, update_time)
        SELECT ?, ?, ?, ?, ?, 1, ?, ? WHERE (SELECT count(*) FROM draft WHERE user_id = ?) < ${DRAFT_LIMITS.perUser}
        ON CONFLICT (user_id, item_type, item_id) DO NOTHING RETURNING version, update_time`,
  params: [newId(), ...placeOf(userId, place), form, at, at, userId],
});

/**
 * Writes on a draft that still stands at a version; answers its row, or none.
 * @param form from `storedForm`
 * @param at unix seconds
 */
export const updateDraft = (
  userId: string,
  place: DraftPlace,
  form: string,
  version: number,
  at: number,
): Statement => ({
  sql: `UPDATE draft SET form = ?, version = version + 1, update_time = ?
        WHERE ${PLACE} AND version = ? RETURNING version, update_time`,
  params: [form, at, ...placeOf(userId, place), version],
});
