import { PUBLISHED, type PublishedKind } from '../../db/contract/items.ts';
import { AUDIT } from '../../db/contract/limits.ts';
import { codeMonth } from './clock.ts';
import { Database, type Statement } from './database.ts';
import type { Env } from './env.ts';

/** Letters of a result that nobody recommended (core§9). */
export const DEFAULT_PROMOTION = 'GRZZ';

/**
 * The number at the end of a code, read by its place (decision 59).
 * @param code whole code, e.g. CGGRZZ2506001 or XQ0500002506001
 * @param yyMM month that the code must belong to
 * @returns 0 for a code of another month or of another form
 */
export function codeTail(kind: PublishedKind, code: string, yyMM: string): number {
  const { letters } = PUBLISHED[kind];
  const form = kind === 'result' ? `^${letters}[A-Z]+(\\d{4})(\\d{3,})$` : `^${letters}(?:\\d{6})?(\\d{4})(\\d{3,})$`;
  const [, month, tail] = new RegExp(form).exec(code) ?? [];
  return month === yyMM ? Number(tail) : 0;
}

/**
 * Reads the codes given last: ids grow with time, so the newest rows hold them. One column, `code`.
 * @param limit rows to look at
 */
export function lastCodes(kind: PublishedKind, limit: number): Statement {
  const { noun, key } = PUBLISHED[kind];
  return { sql: `SELECT code FROM ${noun} WHERE code IS NOT NULL ORDER BY ${key} DESC LIMIT ?`, params: [limit] };
}

/**
 * The highest number of a month, read from all its items: those that are newest by their ids need not hold it, and the unique index
 * would not see a number that comes again behind other letters.
 */
async function highestNumber(
  env: Env,
  kind: PublishedKind,
  { yyMM, start }: ReturnType<typeof codeMonth>,
): Promise<number> {
  const { noun } = PUBLISHED[kind];
  // Each state by itself, so that the index leads to the month's rows alone.
  const rows = await new Database(env.DB).all<{ code: string }>(
    `SELECT code FROM ${noun} INDEXED BY ${noun}_audit WHERE audit_status IN (${Object.values(AUDIT).join()}) AND is_delete IN (0, 1) AND add_time >= ?`,
    [start],
  );
  return rows.reduce((highest, { code }) => Math.max(highest, codeTail(kind, code ?? '', yyMM)), 0);
}

/**
 * The next code of the month in Asia/Shanghai: one sequence a kind, at least three digits (core§9, decisions 59 to 61).
 * @param middle between the letters and the month: the promotion type of a result, the post code of a demand or nothing
 * @param known rows of `lastCodes`, so that a number which somebody wrote past the sequence is not given again
 * @param at unix seconds
 */
export async function nextCode(
  env: Env,
  kind: PublishedKind,
  middle: string,
  known: { code: string }[],
  at: number,
): Promise<string> {
  const month = codeMonth(at);
  const { yyMM } = month;
  const floor = Math.max(0, ...known.map(({ code }) => codeTail(kind, code, yyMM)));
  const sequence = env.CODES.get(env.CODES.idFromName(`${kind}:${yyMM}`));
  const number =
    (await sequence.next(floor, false)) ??
    (await sequence.next(await highestNumber(env, kind, month), true)) ??
    floor + 1;
  return `${PUBLISHED[kind].letters}${middle}${yyMM}${String(number).padStart(3, '0')}`;
}
