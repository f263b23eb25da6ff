/** Asks a database, wherever it is. */
export type Ask = (sql: string) => Promise<Record<string, unknown>[]>;

/** Tables that keep themselves: of the full-text indices, of the runtime, of the migrations. */
const SHADOWS = ['data', 'idx', 'content', 'docsize', 'config'];

/** The tables whose rows are the data; full-text indices are made anew from them. */
export async function dataTables(ask: Ask): Promise<string[]> {
  const rows = await ask(`SELECT name, sql FROM sqlite_master WHERE type = 'table' ORDER BY name`);
  const virtual = rows.filter(({ sql }) => /^CREATE VIRTUAL/i.test(String(sql))).map(({ name }) => String(name));
  const shadows = new Set(virtual.flatMap((name) => [name, ...SHADOWS.map((part) => `${name}_${part}`)]));
  return rows
    .map(({ name }) => String(name))
    .filter((name) => !shadows.has(name) && !/^(sqlite_|_cf_|d1_migrations$)/.test(name));
}

export const migrationsOf = async (ask: Ask): Promise<string[]> =>
  (await ask('SELECT name FROM d1_migrations ORDER BY id')).map(({ name }) => String(name));

/** The highest number of each month, by the form of codes (core§9). */
export async function codesOf(ask: Ask): Promise<Record<string, number>> {
  const highest: Record<string, number> = {};
  for (const [kind, table, form] of [
    ['result', 'chengguo', /^CG[A-Z]+(\d{4})(\d{3,})$/],
    ['demand', 'xuqiu', /^XQ(?:\d{6})?(\d{4})(\d{3,})$/],
  ] as const) {
    for (const { code } of await ask(`SELECT code FROM ${table} WHERE code IS NOT NULL`)) {
      const [, month, number] = form.exec(String(code)) ?? [];
      const name = `${kind}:${month}`;
      if (month) highest[name] = Math.max(highest[name] ?? 0, Number(number));
    }
  }
  return highest;
}
