import { expect, it } from 'vitest';
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
