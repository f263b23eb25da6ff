import { type Caller, userIdOf } from '../../../platform/caller.ts';
import { now, shownTime } from '../../../platform/clock.ts';
import { assertChanged, type Database, type Statement } from '../../../platform/database.ts';
import type { Env } from '../../../platform/env.ts';
import { invalid, notFound } from '../../../platform/errors.ts';
import { writeOr, wrote } from '../../../platform/guarded.ts';
import { noticeEntry } from '../../../platform/notices.ts';
import { update } from '../../../platform/sql.ts';
import { conflictsOfDeclarations } from '../../../tables/programme/conflict-facts.ts';
import {
  historyOf,
  lackedFiles,
  missingOf,
  nextReceipt,
  STAGE,
  unknownRecommenders,
} from '../../../tables/programme/lifecycle.ts';
import { officeListener, officePage, tellOfDraft } from './dialogue.ts';
import { type Declaration, lateness, pendingOf, selectOwn, unchanged, writable } from './record.ts';
import { replaceFiles } from './save.ts';

interface Submitted {
  version: number;
  update_date: string;
  receipt: string;
  submit_time: number;
}

/** What was handed in and not changed since: there is nothing to hand in. */
const standing = (row: Declaration | undefined): Submitted | null =>
  row?.stage === STAGE.declared && !row.pending_form && row.receipt
    ? {
        ...{ version: row.version, update_date: String(row.update_date ?? '') },
        ...{ receipt: row.receipt, submit_time: row.submit_time ?? 0 },
      }
    : null;

/** Who of the office returned it learns that it is back; of a draft, what was written to them meanwhile. */
async function toldOffice(db: Database, row: Declaration, name: string, at: number): Promise<Statement[]> {
  if (row.stage === STAGE.draft) return [tellOfDraft(row.id)];
  if (row.stage !== STAGE.returned) return [];
  const listeners = await officeListener(db, row.id);
  return listeners.map((userId) =>
    noticeEntry({
      ...{ userId, topic: 'declaration_again', itemId: row.id, params: { name } },
      ...{ link: officePage(row.id), onceKey: `declared:${row.id}:${at}:${userId}` },
    }),
  );
}

/**
 * Hands in an own declaration with all that was saved: complete, in its round, with a receipt that it keeps.
 * @param version the one that the form was read or saved with
 * @throws AppError 404 for those of others, 409 once the round is closed or when another window wrote it meanwhile, 422 with all
 *   that is missing
 */
export async function submitDeclaration(
  db: Database,
  env: Env,
  caller: Caller,
  { id, version }: { id: string; version: number },
): Promise<Submitted> {
  const userId = userIdOf(caller);
  const { sql, params } = selectOwn(id, userId);
  const read = () => db.first<Declaration>(sql, params);
  const found = (await read()) ?? undefined;
  if (!found) throw notFound();
  const before = standing(found);
  if (before) return before;
  const row = writable(found, version);
  const pending = pendingOf(row);
  const form = pending?.form ?? {};
  const whole = { ...row, ...form };
  const missing = [
    ...missingOf(whole),
    ...(await unknownRecommenders(db, [whole])),
    ...(await lackedFiles(db, row, pending?.attachments)),
  ];
  if (missing.length > 0) throw invalid(missing);
  const at = now();
  const receipt = row.receipt ?? (await nextReceipt(db, env, at));
  const handedIn = { version: row.version + 1, update_date: shownTime(at), receipt, submit_time: at };
  const written = await wrote(db, [
    update(
      'project',
      { ...form, ...handedIn, stage: STAGE.declared, pending_form: null, return_reason: null, is_edited: 1 },
      unchanged(row),
    ),
    assertChanged(),
    ...(pending?.attachments ? replaceFiles(id, pending.attachments, at) : []),
    historyOf(id, 'declare', caller, { before: row.stage, after: STAGE.declared }),
    ...(await conflictsOfDeclarations(db, [whole], at)),
    ...(await toldOffice(db, row, String(whole.name), at)),
  ]);
  if (!written) {
    const other = standing((await read()) ?? undefined);
    if (other) return other;
    throw await lateness(db, id, userId);
  }
  return handedIn;
}

/**
 * Takes away an own draft that was never handed in.
 * @throws AppError 404 where there is none, 409 for one that was handed in
 */
export async function withdrawDraft(db: Database, caller: Caller, id: string): Promise<void> {
  const userId = userIdOf(caller);
  const { sql, params } = selectOwn(id, userId);
  const row = await db.first<Declaration>(sql, params);
  if (!row) throw notFound();
  await writeOr(db, () => lateness(db, id, userId), [
    {
      sql: 'UPDATE project SET is_delete = 1, version = version + 1 WHERE id = ? AND stage = ? AND is_delete = 0',
      params: [id, STAGE.draft],
    },
    assertChanged(),
    historyOf(id, 'withdraw', caller, { before: row.stage }),
  ]);
}
