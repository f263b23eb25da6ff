import type {
  DeclarationDetail,
  DeclarationRow,
  DeclarationStep,
} from '../../../../db/contract/programme/declarations.ts';
import { secondsOfShown } from '../../../../db/contract/time.ts';
import { type Caller, userIdOf } from '../../../platform/caller.ts';
import { now } from '../../../platform/clock.ts';
import type { Database, Statement } from '../../../platform/database.ts';
import { notFound } from '../../../platform/errors.ts';
import { countedPage, countedPart, type Paging, pagingOf, selectTotal } from '../../../platform/paging.ts';
import { readRound } from '../../../tables/programme/current.ts';
import { openToDeclarant } from '../../../tables/programme/lifecycle.ts';
import { type Declaration, type FileRow, FORM_COLUMNS, pendingOf, selectFiles, selectOwn } from './record.ts';

type ShownRound = NonNullable<DeclarationDetail['round']>;

const ROUND = `SELECT id, title, title_en, guide, open_time AS opens, close_time AS closes,
  open_time <= unixepoch() AND unixepoch() < close_time AS is_open FROM project_round WHERE is_delete = 0`;

const roundOf = (row: unknown): ShownRound | null => {
  if (!row) return null;
  const { is_open, ...round } = row as Omit<ShownRound, 'is_open'> & { is_open: number };
  return { ...round, is_open: is_open === 1 };
};

/** A text that recommenders' marks write: `YYYY-MM-DD HH:mm:ss` in Beijing, as unix seconds. */
const secondsOf = (text: unknown): number | null => {
  const time = typeof text === 'string' ? secondsOfShown(text) : Number.NaN;
  return Number.isNaN(time) ? null : time;
};

/**
 * The own declarations, newest first, with the round that takes new ones or took them last.
 * @throws AppError 401 without a user
 */
export async function ownDeclarations(db: Database, caller: Caller, query: Paging) {
  const userId = userIdOf(caller);
  const { current, size, offset } = pagingOf(query);
  const own = 'p.declarant_user_id = ? AND p.is_delete = 0';
  const { sql, params } = readRound(now());
  const [rows = [], totals = [], rounds = []] = await db.batch<unknown>([
    {
      sql: `SELECT p.id, coalesce(p.pending_form ->> '$.form.name', p.name) AS name, p.org_name, p.stage, p.receipt, p.submit_time,
              p.update_date, p.recommend_state, p.pending_form IS NOT NULL AS pending, ${openToDeclarant('p')} AS editable,
              r.title AS round_title, r.title_en AS round_title_en, r.close_time AS closes, p.publication_id IS NOT NULL AS published
            FROM project p LEFT JOIN project_round r ON r.id = p.round_id
            WHERE ${own} ORDER BY p.add_date DESC, p.id DESC LIMIT ? OFFSET ?`,
      params: [userId, ...countedPart(size, offset)],
    },
    selectTotal(`FROM project p WHERE ${own}`, [userId]),
    { sql: `${ROUND} AND id = (SELECT id FROM (${sql}))`, params: params ?? [] },
  ]);
  const records = (
    rows as (Omit<DeclarationRow, 'pending' | 'editable' | 'published'> &
      Record<'pending' | 'editable' | 'published', number>)[]
  ).map((row) => ({
    ...row,
    ...{ pending: row.pending === 1, editable: row.editable === 1, published: row.published === 1 },
  }));
  return { ...countedPage(records, current, size, totals), round: roundOf(rounds[0]) };
}

/** When it was chosen and published; told once it is public. */
const selectPublished = (id: string): Statement => ({
  sql: `SELECT b.add_time AS published, (SELECT max(l.add_time) FROM audit_log l
          WHERE l.table_name = 'project' AND l.item_id = p.id AND l.action = 'select' AND l.add_time <= b.add_time) AS selected
        FROM project p JOIN project_publication b ON b.id = p.publication_id WHERE p.id = ?`,
  params: [id],
});

/** How far a declaration came. Nothing says who recommended it, or what the office chose and did not publish yet. */
function stepsOf(row: Declaration, published: unknown): DeclarationStep[] {
  const { published: time = null, selected = null } = (published ?? {}) as { published?: number; selected?: number };
  const isDeclared = row.submit_time !== null;
  const isRecommended = row.recommend_state === 1;
  const recommended = (row.recommend_time as number | null) ?? secondsOf(row.recommend_date);
  return [
    { step: 'declared', done: isDeclared, time: row.submit_time },
    { step: 'recommending', done: isDeclared && row.stage === 1, time: row.stage === 1 ? row.submit_time : null },
    { step: 'recommended', done: isRecommended, time: isRecommended ? recommended : null },
    { step: 'selected', done: time !== null, time: time === null ? null : (selected ?? time) },
    { step: 'published', done: time !== null, time },
  ];
}

/**
 * An own declaration as it was saved last.
 * @throws AppError 401 without a user, 404 for those of others
 */
export async function declarationDetail(db: Database, caller: Caller, id: string): Promise<DeclarationDetail> {
  const userId = userIdOf(caller);
  const [rows, files = [], rounds, kinds = [], users, published] = await db.batch<unknown>([
    selectOwn(id, userId),
    selectFiles(id),
    { sql: `${ROUND} AND id = (SELECT round_id FROM project WHERE id = ?)`, params: [id] },
    {
      sql: `SELECT id, name, is_required FROM project_round_file
            WHERE round_id = (SELECT round_id FROM project WHERE id = ?) ORDER BY sort, id LIMIT 50`,
      params: [id],
    },
    { sql: 'SELECT tel FROM user WHERE user_id = ?', params: [userId] },
    selectPublished(id),
  ]);
  const row = rows?.[0] as Declaration | undefined;
  if (!row) throw notFound();
  const pending = pendingOf(row);
  const whole = { ...row, ...pending?.form };
  const shown = (pending?.attachments ?? (files as FileRow[])).map(
    ({ file_name, file_path, file_suffix, size, kind = null }) => ({ file_name, file_path, file_suffix, size, kind }),
  );
  return {
    ...{ id, name: String(whole.name), version: row.version, stage: row.stage, receipt: row.receipt },
    ...{ round_id: row.round_id, submit_time: row.submit_time, update_date: row.update_date as string | null },
    ...{ recommend_state: Number(row.recommend_state), pending: pending !== null, editable: row.is_open === 1 },
    return_reason: row.return_reason as string | null,
    round: roundOf(rounds?.[0]),
    kinds: (kinds as { id: string; name: string; is_required: number }[]).map((kind) => ({
      ...kind,
      is_required: kind.is_required === 1,
    })),
    form: Object.fromEntries(FORM_COLUMNS.map((name) => [name, whole[name] ?? null])) as DeclarationDetail['form'],
    attachments: shown,
    phone: (users?.[0] as { tel: string | null } | undefined)?.tel ?? null,
    steps: stepsOf(row, published?.[0]),
  };
}
