import { draftCalls } from '../../../../db/contract/calls/drafts.ts';
import {
  DRAFT_LIMITS,
  type Draft,
  type DraftInput,
  type DraftPlace,
  type DraftRow,
  type DraftStand,
} from '../../../../db/contract/drafts.ts';
import { now } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database.ts';
import { AppError } from '../../../platform/errors.ts';
import { refusalOf } from '../../../platform/serve.ts';
import { insertDraft, removeDraft, type StoredDraft, selectDraft, storedForm, updateDraft } from './store.ts';

/** A user's draft, or null. */
export async function ownDraft(db: Database, userId: string, place: DraftPlace): Promise<Draft | null> {
  const { sql, params } = selectDraft(userId, place);
  const row = await db.first<StoredDraft>(sql, params);
  return row && { ...row, form: JSON.parse(row.form) as Draft['form'] };
}

/** A user's drafts, newest first, 20 at most: what they are of and how the item is called in them, without the forms. */
export async function ownDrafts(db: Database, userId: string): Promise<DraftRow[]> {
  return db.all<DraftRow>(
    `SELECT item_type, item_id, version, add_time, update_time,
       coalesce(json_extract(form, '$.result.name'), json_extract(form, '$.demand.name'),
         json_extract(form, '$.copied.result.name'), json_extract(form, '$.copied.demand.name'), '') AS name
     FROM draft WHERE user_id = ? ORDER BY update_time DESC, id DESC`,
    [userId],
  );
}

/**
 * Keeps a wizard's input (core§4): whoever writes upon another version than the stored one is told, and nothing is lost.
 * @throws AppError 413 over 500 KB, 409 for a 21st draft, 409 with where the draft stands when it was changed elsewhere
 */
export async function saveDraft(db: Database, userId: string, input: DraftInput): Promise<DraftStand> {
  const form = storedForm(input.form);
  const write =
    input.version > 0
      ? updateDraft(userId, input, form, input.version, now())
      : insertDraft(userId, input, form, now());
  const [written = [], found = []] = await db.batch<StoredDraft>([write, selectDraft(userId, input)]);
  const [saved] = written;
  if (saved) return { version: saved.version, update_time: saved.update_time };
  const [other] = found;
  if (!other && input.version === 0) throw new AppError(409, 'drafts_full', { params: { max: DRAFT_LIMITS.perUser } });
  throw refusalOf(
    draftCalls.save,
    'conflict',
    other ? { version: other.version, update_time: other.update_time } : null,
  );
}

/** Removes a user's draft; one that is not there is as good as removed. */
export async function discardDraft(db: Database, userId: string, place: DraftPlace): Promise<{ changed: number }> {
  const { sql, params } = removeDraft(userId, place);
  return { changed: await db.run(sql, params) };
}
