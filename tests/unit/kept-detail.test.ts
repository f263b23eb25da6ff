import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import { beforeAll, describe, expect, it } from 'vitest';
import { PUBLISHED, type PublishedKind } from '../../db/contract/items.ts';
import { referenceStatements } from '../../db/reference/statements.ts';
import { cardOf } from '../../functions/modules/items/public/cards.ts';
import { wholeDetail } from '../../functions/tables/items/kept-detail.ts';
import { itemOf, readItemParts } from '../../functions/tables/items/parts.ts';
import { keptCard } from '../../functions/tables/items/publication.ts';
import { snapshotOf } from '../../functions/tables/items/snapshot.ts';
import { migrate } from '../local/database.ts';
import { loadDemo, loadPublications } from '../seed/load.ts';

/** What the migration does to rows that were written before. */
const MIGRATED = `json_patch('{}', json_remove(?, '$.scope', '$.org'))`;

/** No row of these names a body. */
const NO_STORE = { FILES: undefined } as never;

describe('what a row keeps of a publication', () => {
  const db = new DatabaseSync(':memory:');
  const all = (sql: string, params: unknown[] = []) => db.prepare(sql).all(...(params as SQLInputValue[]));
  const inputs = (kind: PublishedKind) =>
    all(`SELECT item_id, card, detail FROM ${PUBLISHED[kind].publication}`).flatMap((row) => {
      const item = itemOf(readItemParts(kind, String(row.item_id)).map(({ sql, params }) => all(sql, params)));
      return item ? [{ row, input: snapshotOf(kind, item.row, item.parts) }] : [];
    });

  beforeAll(async () => {
    await migrate(db);
    for (const { sql, params } of referenceStatements()) db.prepare(sql).run(...(params as SQLInputValue[]));
    loadDemo(db, { base: true, activity: false, scale: 0 });
  });

  it.each(['result', 'demand'] as const)(
    'PUB-102 every %s is read again to the byte, whenever it was written',
    async (kind) => {
      const published = inputs(kind);
      expect(published.length).toBeGreaterThan(20);
      for (const { row, input } of published) {
        const { scope, org } = input.detail;
        const before = JSON.stringify(input.detail);
        const read = (detail: string) => wholeDetail(NO_STORE, kind, detail, { scope, org });
        expect(JSON.stringify(await read(String(row.detail)))).toBe(before);
        expect(JSON.stringify(await read(before))).toBe(before);
        const migrated = await read(String(all(`SELECT ${MIGRATED} AS detail`, [before])[0]?.detail));
        // A contact of half a name says no less without its null.
        const publisher = { contacts: null, contacts_tel: null, ...(migrated.publisher as object | null) };
        expect(JSON.stringify({ ...migrated, publisher: migrated.publisher && publisher })).toBe(before);

        const common = {
          code: null,
          name: '',
          cover: null,
          summary: '',
          unit: null,
          org_name: null,
          region_name: null,
        };
        const card = (special: object) => JSON.stringify(cardOf(kind, 'id', { ...common, release_time: 1 }, special));
        expect(card(JSON.parse(keptCard(input.card)))).toBe(card(input.card));
      }
    },
  );

  it.each(['result', 'demand'] as const)('two rows of an ordinary %s share a page of the database', (kind) => {
    loadPublications(db, kind, 500);
    const [pages] = all(
      `SELECT sum(ncell) AS cells, count(*) AS pages FROM dbstat WHERE name = ? AND pagetype = 'leaf'`,
      [PUBLISHED[kind].publication],
    );
    expect(Number(pages?.cells) / Number(pages?.pages)).toBeGreaterThan(1.8);
  });
});
