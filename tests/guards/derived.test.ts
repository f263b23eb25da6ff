import { expect, test } from 'vitest';
import { derivedChanges, derivedFound, derivedWanted, migrated } from '../local/derived.ts';

test('a migrated database holds the indices, views and triggers that db/derived says, and no others', () => {
  const wanted = derivedWanted();
  const db = migrated();
  expect(derivedChanges(db)).toEqual([]);
  expect(derivedFound(db, wanted).map(({ name }) => name)).toHaveLength(wanted.length);
  // What is changed by hand is seen, and mended by the statements that the next migration would get.
  db.exec('DROP TRIGGER file_use_comment_added; CREATE VIEW stray AS SELECT 1 AS one;');
  const changes = derivedChanges(db);
  expect(changes.map((sql) => sql.slice(0, 42))).toEqual([
    'DROP VIEW stray;',
    'CREATE TRIGGER file_use_comment_added AFTE',
  ]);
  db.exec(changes.join('\n'));
  expect(derivedChanges(db)).toEqual([]);
});
