import type { DatabaseSync } from 'node:sqlite';
import { beforeAll, expect, it } from 'vitest';
import { lendingTables } from '../../functions/data/catalog.ts';
import { sweepBookings } from '../../functions/modules/bookings/look.ts';
import { ownSignUps } from '../../functions/modules/bookings/own.ts';
import { discussionList } from '../../functions/modules/comments/discussions.ts';
import {
  CASES_OF_EXPERT,
  CASES_OF_ORGANIZATION,
  isPublicCase,
  signedCases,
} from '../../functions/modules/deals/cases.ts';
import { latestDeals, ownDeals } from '../../functions/modules/deals/lists.ts';
import { tellFollowers } from '../../functions/modules/follows/tell.ts';
import { productDetail, productList } from '../../functions/modules/items/products/products.ts';
import { namedCandidates } from '../../functions/modules/matching/candidates.ts';
import { trainedModel } from '../../functions/modules/matching/training.ts';
import { expertPortrait } from '../../functions/modules/portraits/owners.ts';
import { archivePushTargets } from '../../functions/modules/pushes/archive/archive.ts';
import { pushedDeals } from '../../functions/modules/pushes/funnel/deals.ts';
import { mentionsOf } from '../../functions/modules/threads/links.ts';
import { threadList } from '../../functions/modules/threads/lists.ts';
import { readingOf } from '../../functions/modules/uploads/readers.ts';
import { type Caller, VISITOR } from '../../functions/platform/caller.ts';
import type { Env } from '../../functions/platform/env.ts';
import '../../functions/tables/index.ts';
import { feedback } from '../../functions/tables/feedback.ts';
import { sweep } from '../../queues/cron/sweep.ts';
import { migrated } from '../local/derived.ts';
import { indicesOfState, ofStates, planOf, plansLike, statementsOf } from './support/plans.ts';

const KEY = '0123456789abcdef0123456789abcdef/cover.png';
const at = Math.floor(Date.now() / 1000);
const member: Caller = { ...VISITOR, kind: 'user', userId: 'u', organizationIds: ['o'], adminOrganizationIds: ['o'] };
const env = { FILES: { delete: async () => undefined } } as unknown as Env;

const model = trainedModel('unit', [{ text: '石墨烯散热材料的制备', label: '材料' }]);

let db: DatabaseSync;
beforeAll(() => {
  db = migrated();
  const add = (table: string, row: Record<string, string | number | null>) =>
    db
      .prepare(
        `INSERT INTO ${table} (${Object.keys(row).join(', ')}) VALUES (${Object.keys(row)
          .map(() => '?')
          .join(', ')})`,
      )
      .run(...Object.values(row));
  add('user', { user_id: 'u', account: '13900000000' });
  for (const table of lendingTables().keys())
    add('upload_use', { object_name: KEY.slice(0, 32), table_name: table, item_id: 'x' });
  add('follow', { id: 'f', user_id: 'u', kind: 'field', target: 't', name: 'n' });
  add('follow_match', { user_id: 'u', what: 'w', follow_id: 'f', item_id: 'i', kind: 'result', due_time: 1 });
  add('zhuanjia', { expert_id: 'e', name: '王工', add_user: 'u', is_self: 1, audit_status: 4 });
});

const of = (work: Parameters<typeof statementsOf>[1]) => statementsOf(db, work);

it('ATT-004 who reads a file is asked of what names the file, never of all that is public', async () => {
  for (const caller of [VISITOR, member]) {
    const texts = (await of((own) => readingOf(own, async () => caller, KEY))).filter((sql) =>
      /FROM upload_use f\b/.test(sql),
    );
    expect(texts.length).toBeGreaterThan(caller === VISITOR ? 15 : 30);
    for (const sql of texts) {
      const outermost = planOf(db, sql).find((line) => /^(?:SEARCH|SCAN) (?!CONSTANT)/.test(line));
      expect(outermost, sql).toMatch(
        /^SEARCH f USING COVERING INDEX sqlite_autoindex_upload_use_1 \(object_name=\? AND table_name/,
      );
    }
    expect(plansLike(db, texts, /^SCAN (?!CONSTANT|json_each|\w+ VIRTUAL)/)).toEqual([]);
  }
});

it('PUSH-055 an answer to a push finds its writer among those who may be it, never among all accounts', async () => {
  const answer = { push_wechat_id: 'p', org_id: 'o', openid: 'w', phone: '13900000000', name: '王', remark: '想了解' };
  const texts = await of(async (own) =>
    feedback.hooks?.beforeAdd?.([answer], { db: own, caller: VISITOR, env, at } as never),
  );
  expect(texts.some((sql) => sql.includes('FROM push_target'))).toBe(true);
  expect(plansLike(db, texts, /^SCAN (?!CONSTANT|json_each|\w+ VIRTUAL)/)).toEqual([]);
});

it('PUB-024 a member’s deals, and the public ones of an organisation, are found by whose they are', async () => {
  const query = { state: 'open,signed', overdue: '1' };
  const texts = [
    ...(await of((own) => ownDeals(own, member, query))),
    ...(await of((own) => ownDeals(own, member, { state: 'open', role: 'owner' }))),
    ...(await of((own) => ownDeals(own, member, { state: 'open', keyword: 'a' }))),
    ...(await of((own) => latestDeals(own, member, { state: 'open' }))),
    ...(await of((own) => signedCases(own, { org: 'o' }))),
    ...[CASES_OF_ORGANIZATION, CASES_OF_EXPERT].map((from) => `SELECT count(*) FROM (SELECT 1 ${from})`),
    `SELECT ${isPublicCase('?1')}`,
    ...(await of((own) => pushedDeals(own, { from: 0, to: at, itemType: null, pushId: null }, 'signed', {}))),
  ];
  expect(texts.length).toBeGreaterThan(9);
  expect(plansLike(db, texts, ofStates(db, 'deal'), /USING (?:COVERING )?INDEX deal_(?:due|case|time) /)).toEqual([]);
});

it('INFO-053 discussions of one kind, and accepted threads of a category, are read in their order', async () => {
  const lists = [
    ...(await of((own) => discussionList(own, { type: '7' }))),
    ...(await of((own) => discussionList(own, { type: '7', order: 'most', pageIndex: '9' }))),
    ...(await of((own) => threadList(own, { order: 'accepted', category: 'c' }))),
  ].filter((sql) => /FROM (?:discussion|thread) [gt]\b/.test(sql));
  expect(lists).toHaveLength(4);
  expect(plansLike(db, lists, /^USE TEMP B-TREE FOR (?:RIGHT PART OF )?ORDER BY/)).toEqual([]);
  for (const sql of lists) {
    expect(
      planOf(db, sql).some((line) => /INDEX (?:discussion_type_\w+|thread_category_accepted) \(/.test(line)),
      sql,
    ).toBe(true);
  }
});

it('SIGN-036 own sign-ups for an event are found among the own ones, never among all for the event', async () => {
  const texts = [
    ...(await of((own) => ownSignUps(own, env, 'u', { kind: 'meeting', id: 'm' }))),
    ...(await of((own) => ownSignUps(own, env, 'u', { kind: 'course', id: 'c' }))),
  ];
  expect(texts).toHaveLength(4);
  expect(plansLike(db, texts, /INDEX (?:meeting|course)_user_(?!user)/)).toEqual([]);
});

it('PUB-009 INFO-036 products like another one, and what an expert published, are looked for among few', async () => {
  const texts = [
    ...(await of((own) => productDetail(own, VISITOR, 'p'))),
    ...(await of((own) => expertPortrait(own, model, member, 'e'))),
    ...(await of((own) => namedCandidates(own, model, 'result', ['i']))),
  ];
  expect(texts.length).toBeGreaterThan(6);
  const state = [...indicesOfState(db).keys()].join('|');
  expect(plansLike(db, texts, new RegExp(`INDEX (?:${state}) \\(`), /AUTOMATIC/, /match_item_1 \(kind=\?\)$/)).toEqual(
    [],
  );
});

it('PUB-009 products are found by field and organisation, and words are looked for among a bounded number', async () => {
  const lists = (query: object) => of((own) => productList(own, query));
  const led = [
    ...(await lists({ scope: 's' })),
    ...(await lists({ unit: 'o', keyword: 'a' })),
    ...(await lists({ unit: 'o' })),
  ];
  expect(led).toHaveLength(7);
  expect(plansLike(db, led, ofStates(db, 'chanpin'))).toEqual([]);
  for (const sql of await lists({ keyword: 'a' }))
    expect(sql).toMatch(/ORDER BY p\.add_time DESC, p\.rowid DESC LIMIT 5000/);
});

it('SRV-019 a look at what is due reads what is due, however much is not', async () => {
  const texts = [
    ...(await of((own) => sweep(own, env))),
    ...(await of((own) => sweepBookings(own, env))),
    ...(await of((own) => tellFollowers(own, env))),
    ...(await of((own) => archivePushTargets(own, env, at))),
  ];
  expect(texts.length).toBeGreaterThan(25);
  const whole = /^SCAN (?:device_token|organization_invitation|clinic_application|push_wechat|follow_match)\b/;
  const backlog = /^SEARCH m USING .*follow_match_untold/;
  expect(plansLike(db, texts, whole, backlog, ofStates(db, 'clinic_application', 'push_wechat'))).toEqual([]);
});

it('SIGN-012 an item’s page looks at its newest mentions alone, in the order of their index', async () => {
  const texts = await of((database) => mentionsOf(database, 'demand', 'i'));
  expect(texts).toHaveLength(1);
  const [inner] = texts.map((sql) => /FROM \((SELECT thread_id.*?)\) l/s.exec(sql)?.[1] ?? '');
  expect(inner).toContain('LIMIT 300');
  expect(planOf(db, inner ?? '')).toEqual([expect.stringMatching(/^SEARCH thread_link USING INDEX thread_link_item/)]);
});
