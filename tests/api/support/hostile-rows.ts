import { getTableConfig, SQLiteTable } from 'drizzle-orm/sqlite-core';
import * as schema from '../../../db/schema/index.ts';
import { cleanHtml } from '../../../functions/platform/sanitize.ts';
import { tables } from '../../../functions/tables/index.ts';
import { databaseFile, openDatabase } from '../../local/state.ts';

/** Element and attribute that no page of ours has: where a parser finds one of them, a stored text became markup. */
export const MARK = 'xss-mark';
/** What ends every place that a text may stand in, lines of headers and calendars too, with characters that XML does not know. */
const TAIL = `"'></title></script></style></textarea>--><${MARK} ${MARK}="1" onload=window.ran=1>]]>&#60;${MARK}&#62;\u0001\u000b\ufffe\r\nX-MARK: 1\r\nBEGIN:VALARM\r\n`;
/** What a spreadsheet would compute. */
const HEAD = '=HYPERLINK("https://hostile.example")';

/** A hostile text of its own. */
export const HOSTILE = `${HEAD}合作${TAIL}`;

/** Rich text whose cleaning stands in modules, or that lies in copies of other rows. */
const RICH = ['content', 'content_en', 'body', 'intro', 'intro_en', 'profile', 'profile_en', 'detail_desc'];
/** Written as plain text, whatever others call the same. */
const PLAIN: Readonly<Record<string, readonly string[]>> = {
  comment: ['content'],
  clinic_message: ['content'],
  review_comment: ['content'],
};
/** What no text of people is: how the platform is set up, and who is signed in. */
const LEFT = ['setting', 'session'];
const ROWS = 300;

const prose = (value: string): boolean => /\p{Script=Han}|\S \S/u.test(value) && !value.startsWith('scrypt');

function hostile(value: unknown, name: string, isRich: (name: string) => boolean): unknown {
  if (typeof value === 'string') {
    if (/^https?:/.test(value)) return `javascript:window.ran=1//${value}`;
    if (!prose(value)) return value;
    return isRich(name) ? cleanHtml(value + TAIL) : HEAD + value + TAIL;
  }
  if (Array.isArray(value)) return value.map((each) => hostile(each, name, isRich));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, hostile(each, key, isRich)]));
}

function hostileText(text: string, name: string, isRich: (name: string) => boolean): string {
  if (!/^[[{]/.test(text)) return String(hostile(text, name, isRich));
  try {
    return JSON.stringify(hostile(JSON.parse(text), name, isRich));
  } catch {
    return String(hostile(text, name, isRich));
  }
}

/**
 * Puts something hostile into every text that somebody wrote, in every table of a state that no server runs over: into the rows
 * themselves, past all checks. Rich text gets what its cleaning leaves.
 * @returns tables with such texts
 */
export function makeHostile(stateDir: string): string[] {
  const db = openDatabase(databaseFile(stateDir), stateDir);
  const changed: string[] = [];
  for (const table of Object.values(schema)) {
    if (!(table instanceof SQLiteTable)) continue;
    const { name, columns } = getTableConfig(table);
    const own = tables.get(name)?.hooks?.html ?? [];
    const isRich = (column: string) =>
      own.includes(column) || (RICH.includes(column) && !(PLAIN[name] ?? []).includes(column));
    const texts = columns.filter(({ dataType }) => dataType !== 'number').map((column) => column.name);
    if (texts.length === 0 || LEFT.includes(name)) continue;
    const rows = db
      .prepare(`SELECT rowid AS row_no, ${texts.map((text) => `"${text}"`).join()} FROM "${name}" LIMIT ${ROWS}`)
      .all();
    let count = 0;
    for (const row of rows) {
      const cells = texts.flatMap((column): [string, string][] => {
        const value = row[column];
        const next = typeof value === 'string' ? hostileText(value, column, isRich) : value;
        return typeof next === 'string' && next !== value ? [[column, next]] : [];
      });
      if (cells.length === 0) continue;
      const set = cells.map(([column]) => `"${column}" = ?`).join();
      db.prepare(`UPDATE "${name}" SET ${set} WHERE rowid = ?`).run(
        ...cells.map(([, value]) => value),
        Number(row.row_no),
      );
      count += 1;
    }
    if (count > 0) changed.push(name);
  }
  db.close();
  return changed;
}
