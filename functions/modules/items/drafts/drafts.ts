import { DRAFT_LIMITS, type DraftInput, type DraftPlace } from '../../../../db/contract/drafts.ts';
import { type Caller, userIdOf } from '../../../platform/caller.ts';
import { now } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database.ts';
import { AppError } from '../../../platform/errors.ts';
import { type DraftRow, insertDraft, removeDraft, selectDraft, storedForm, updateDraft } from './store.ts';

/** Where a draft stands on the server. */
export interface DraftStand {
  version: number;
  /** Unix seconds. */
  update_time: number;
}

/** A saving's end: taken, or refused because the draft changed elsewhere (`other` is null when it is gone). */
export type SavedDraft = { saved: DraftStand } | { other: DraftStand | null };

/**
 * The caller's draft, or null.
 * @throws AppError 401 without a user
 */
export async function ownDraft(
  db: Database,
  caller: Caller,
  place: DraftPlace,
): Promise<(DraftStand & { form: object }) | null> {
  const { sql, params } = selectDraft(userIdOf(caller), place);
  const row = await db.first<DraftRow>(sql, params);
  return row && { ...row, form: JSON.parse(row.form) as object };
}

/**
 * The caller's drafts, newest first, 20 at most: what they are of and how the item is called in them, without the forms.
 * @throws AppError 401 without a user
 */
export async function ownDrafts(db: Database, caller: Caller): Promise<Record<string, unknown>[]> {
  return db.all(
    `SELECT item_type, item_id, version, add_time, update_time,
       coalesce(json_extract(form, '$.result.name'), json_extract(form, '$.demand.name'),
         json_extract(form, '$.copied.result.name'), json_extract(form, '$.copied.demand.name'), '') AS name
     FROM draft WHERE user_id = ? ORDER BY update_time DESC, id DESC`,
    [userIdOf(caller)],
  );
}

/**
 * Keeps a wizard's input (core§4): whoever writes upon another version than the stored one is told, and nothing is lost.
 * @throws AppError 401 without a user, 413 over 500 KB, 409 for a 21st draft
 */
export async function saveDraft(db: Database, caller: Caller, input: DraftInput): Promise<SavedDraft> {
  const userId = userIdOf(caller);
  const form = storedForm(input.form);
  const write =
    input.version > 0
      ? updateDraft(userId, input, form, input.version, now())
      : insertDraft(userId, input, form, now());
  const [written = [], found = []] = await db.batch<DraftRow>([write, selectDraft(userId, input)]);
  const [saved] = written;
  if (saved) return { saved: { version: saved.version, update_time: saved.update_time } };
  const [other] = found;
  if (!other && input.version === 0) throw new AppError(409, 'drafts_full', { params: { max: DRAFT_LIMITS.perUser } });
  return { other: other ? { version: other.version, update_time: other.update_time } : null };
}

/**
 * Removes the caller's draft; one that is not there is as good as removed.
 * @throws AppError 401 without a user
 */
export async function discardDraft(db: Database, caller: Caller, place: DraftPlace): Promise<{ changed: number }> {
  const { sql, params } = removeDraft(userIdOf(caller), place);
  return { changed: await db.run(sql, params) };
}
