import { expect, it } from 'vitest';
import { selectOwn } from '../../functions/modules/accounts/own/export.ts';
import { OWN_TABLES } from '../../functions/modules/accounts/own/own-data.ts';
import { publicationStatements } from '../../functions/modules/accounts/own/personal.ts';
import { personStatements } from '../../functions/tables/person-rows.ts';
import {
  endOtherSessions,
  endProved,
  endSessions,
  forgetCodes,
  unbindChat,
} from '../../functions/tables/session-endings.ts';
import { migrated } from '../local/derived.ts';
import { ofStates, plansLike } from './support/plans.ts';

it('ACC-013 what an account takes with it, and its sessions, is found by indices: no table is looked through', () => {
  const db = migrated();
  const statements = [
    ...publicationStatements('u', ['1', '2']),
    ...personStatements('u', 1),
    ...endSessions('u'),
    ...endOtherSessions('u', 'h'),
    ...endProved('u', 'h'),
    ...unbindChat('u'),
    forgetCodes('a'),
  ];
  const lookedThrough = [/^SCAN (?!json_each|CONSTANT|\w+ VIRTUAL TABLE INDEX \d+:=)/, ofStates(db, 'deal')];
  const texts = statements.map(({ sql }) => sql);
  expect(plansLike(db, texts, ...lookedThrough)).toEqual([]);
});

it('ACC-013 what the platform keeps about an account is found by indices, once for its file', async () => {
  const db = migrated();
  const pages = OWN_TABLES.flatMap((own) => Object.values(selectOwn(own)));
  expect(plansLike(db, pages, /^SCAN (?!json_each)/, /INTEGER PRIMARY KEY \(rowid>/)).toEqual([]);
  const placed = OWN_TABLES.map((own) => selectOwn(own).places);
  expect(plansLike(db, placed, /^SEARCH \w+ USING INTEGER PRIMARY KEY/)).toEqual([]);
});
