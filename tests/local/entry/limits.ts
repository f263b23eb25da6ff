/**
 * D1's production limits that the local runtime does not enforce, and a mistake that SQLite does not see. They are put on the
 * binding's own prototypes, so that every statement of every caller is checked and nothing stands between the code and the
 * database.
 */
const MAX_PARAMETERS = 100;
const MAX_SQL_BYTES = 100_000;
const MAX_PATTERN_BYTES = 50;
const MAX_VALUE_BYTES = 2_000_000;

const encoder = new TextEncoder();
const patternPositions = new Map<string, readonly number[]>();
const texts = new WeakMap<object, string>();
const guarded = new WeakSet<object>();

/** Which parameters of a statement are LIKE or GLOB patterns; literals that hold a question mark are cut out first. */
function findPatterns(sql: string): readonly number[] {
  const known = patternPositions.get(sql);
  if (known) return known;
  const found: number[] = [];
  let position = 0;
  const bare = sql.replace(/'(?:[^']|'')*'/g, "''");
  for (const match of bare.matchAll(/(\b(?:like|glob)\s*\(?\s*)?\?(\d*)/gi)) {
    position = match[2] ? Number(match[2]) : position + 1;
    if (match[1]) found.push(position - 1);
  }
  if (patternPositions.size > 2000) patternPositions.clear();
  patternPositions.set(sql, found);
  return found;
}

function tooLong(value: unknown, limit: number): boolean {
  if (typeof value !== 'string' || value.length * 3 <= limit) return false;
  return value.length > limit || encoder.encode(value).byteLength > limit;
}

/** A name without its table that an inner query finds in its own: it compares a column with itself, which is always true. */
const WITH_ITSELF = /\b(?:WHERE|AND|OR|ON)\s+\(?(\w*[a-z]\w*) = \1\b(?!\s*[.+*|-])/;

function refuse(why: string, sql: string): never {
  throw new Error(`D1_ERROR: ${why} (production limit): ${sql.slice(0, 200)}`);
}

/**
 * Makes a D1 binding refuse what production would refuse.
 */
export function enforceD1Limits(db: D1Database): void {
  const database = Object.getPrototypeOf(db) as D1Database;
  if (guarded.has(database)) return;
  guarded.add(database);
  const statement = Object.getPrototypeOf(db.prepare('SELECT 1')) as D1PreparedStatement;
  const { bind } = statement;

  for (const kind of [database, Object.getPrototypeOf(db.withSession()) as D1DatabaseSession]) {
    const { prepare } = kind;
    kind.prepare = function (this: D1Database & D1DatabaseSession, sql: string) {
      if (tooLong(sql, MAX_SQL_BYTES)) refuse(`SQL of more than ${MAX_SQL_BYTES} bytes`, sql);
      if (WITH_ITSELF.test(sql)) throw new Error(`a column is compared with itself: ${sql.slice(0, 200)}`);
      const prepared = prepare.call(this, sql);
      texts.set(prepared, sql);
      return prepared;
    };
  }
  statement.bind = function (this: D1PreparedStatement, ...values: unknown[]) {
    const sql = texts.get(this) ?? '';
    if (values.length > MAX_PARAMETERS) refuse(`${values.length} bound parameters, at most ${MAX_PARAMETERS}`, sql);
    for (const position of findPatterns(sql)) {
      if (tooLong(values[position], MAX_PATTERN_BYTES)) refuse('LIKE or GLOB pattern too complex', sql);
    }
    for (const value of values) if (tooLong(value, MAX_VALUE_BYTES)) refuse('string or blob too big', sql);
    return bind.apply(this, values);
  };
}
