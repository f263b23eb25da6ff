import { objectKeyOf } from '../../../../db/contract/attachments.ts';
import { draftCalls } from '../../../../db/contract/calls/drafts.ts';
import { DRAFT_LIMITS, type DraftCopy, type DraftStand } from '../../../../db/contract/drafts.ts';
import { publishedOf } from '../../../../db/contract/items.ts';
import { byKey, selectUploads } from '../../../data/files.ts';
import { type Caller, userIdOf } from '../../../platform/caller.ts';
import { now } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database.ts';
import type { Env } from '../../../platform/env.ts';
import { AppError, notFound } from '../../../platform/errors.ts';
import { createRouter } from '../../../platform/openapi.ts';
import { serve } from '../../../platform/serve.ts';
import type { Row } from '../../../platform/sql.ts';
import { type ItemForm, itemForm } from '../write/stored-form.ts';
import { discardDraft, ownDraft, ownDrafts, saveDraft } from './drafts.ts';
import { insertDraft, removeDraft, type StoredDraft, selectDraft, storedForm } from './store.ts';

/** Of the old item's files those that its owner may attach to a new one: others stay with the old one. */
async function attachable(db: Database, caller: Caller, files: readonly Row[]): Promise<Row[]> {
  const addresses = files.map((file) => String(file.file_path ?? ''));
  const { sql, params } = selectUploads(
    caller,
    addresses.map((address) => ({ address })),
  );
  const found = byKey(await db.all(sql, params));
  return files.filter((_file, index) => found.has(objectKeyOf(addresses[index] ?? '') ?? ''));
}

/** What a copy takes over: the content, not where the old item stands. */
const contentOf = (form: ItemForm, attachments: Row[]): object => ({
  copied: { ...form, code: '', version: null, audit_status: null, audit_opinion: null, attachments },
});

/**
 * Makes an own item the draft of a new one.
 * @throws AppError 401 without a user, 404 for items of others, 409 `draft_exists` where a new item is being written and
 * `replace` is not set, 409 `drafts_full` for a 21st draft
 */
async function copyToDraft(db: Database, env: Env, caller: Caller, input: DraftCopy): Promise<DraftStand> {
  const userId = userIdOf(caller);
  const kind = publishedOf(input.item_type).kind;
  const form = await itemForm(db, env, caller, kind, input.id);
  // Auditors read everybody's items; a copy is made of one's own.
  if (form.add_user !== userId) throw notFound();
  const content = storedForm(contentOf(form, await attachable(db, caller, form.attachments)));
  const place = { item_type: input.item_type, item_id: '' } as const;
  const answers = await db.batch<StoredDraft>([
    ...(input.replace ? [removeDraft(userId, place)] : []),
    insertDraft(userId, place, content, now()),
    selectDraft(userId, place),
  ]);
  const [written = [], found = []] = answers.slice(-2);
  const [copy] = written;
  if (copy) return { version: copy.version, update_time: copy.update_time };
  throw found[0]
    ? new AppError(409, 'draft_exists')
    : new AppError(409, 'drafts_full', { params: { max: DRAFT_LIMITS.perUser } });
}

/** Drafts of both publish wizards, kept for their writers alone (core§4). */
export const draftRoutes = createRouter();

serve(draftRoutes, draftCalls.list, ({ db, userId }) => ownDrafts(db, userId));
serve(draftRoutes, draftCalls.read, ({ db, userId, query }) => ownDraft(db, userId, query));
serve(draftRoutes, draftCalls.save, ({ db, userId, body }) => saveDraft(db, userId, body));
serve(draftRoutes, draftCalls.remove, ({ db, userId, query }) => discardDraft(db, userId, query));
serve(draftRoutes, draftCalls.copy, ({ db, env, caller, body }) => copyToDraft(db, env, caller, body));
