import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Client, client, signedIn } from '../setup/client.ts';
import { startServer, type TestServer } from '../setup/server.ts';
import { unique } from './support/results.ts';
import { add, remove, work } from './table-calls.ts';

const DAY = 86_400;
const PHONE = '0311-86005678';
const PERSON = '只留给办会人员的姓名';

let server: TestServer;
let editor: Client;
let admin: Client;
let member: Client;

beforeAll(async () => {
  server = await startServer({ crons: false });
  [editor, admin, member] = (await Promise.all(
    ['13800000013', '13800000011', '13800000002'].map((account) => signedIn(account, server.url)),
  )) as [Client, Client, Client];
});
afterAll(() => server.stop());

async function rows(sql: string, ...params: unknown[]): Promise<Record<string, unknown>[]> {
  const d1 = (await server.runtime.miniflare.getD1Database('DB')) as unknown as D1Database;
  return (
    await d1
      .prepare(sql)
      .bind(...params)
      .all<Record<string, unknown>>()
  ).results;
}
const count = async (table: string, where: string, ...params: unknown[]) =>
  Number((await rows(`SELECT count(*) AS n FROM ${table} WHERE ${where}`, ...params))[0]?.n);
const made = async (by: Client, table: string, data: object, key = 'id'): Promise<string> => {
  const answer = await add(by, table, data);
  expect([table, answer.code]).toEqual([table, 200]);
  return answer.result[key];
};

/** Something that people sign up for and that is over by now, with a sign-up of a visitor and one of a member. */
async function signedUp(kind: 'meeting' | 'course'): Promise<string> {
  const id = await made(editor, kind, { name: unique('将要清除'), ...(kind === 'meeting' && { type: 1 }) });
  const who = { [`${kind}_id`]: id, name: PERSON, phone: PHONE };
  await made(client(server.url), `${kind}_user`, who);
  await made(member, `${kind}_user`, { ...who, name: `${PERSON}二` });
  const past = Math.floor(Date.now() / 1000) - DAY;
  await rows(`UPDATE ${kind} SET start_time = ?, end_time = ? WHERE id = ?`, past - 60, past, id);
  return id;
}

/** A file, a version, a version that was returned and a note about an item, where it has none. */
async function holding(table: string, id: unknown): Promise<void> {
  await rows(
    `INSERT OR IGNORE INTO attachment_relation (id, type, item_id, file_name, file_path) VALUES (?1 || '-f', 'enclosure', ?1, 'x', '/files/x.pdf')`,
    id,
  );
  const form = `(item_id, item_type, version, form`;
  await rows(`INSERT OR IGNORE INTO approved_version ${form}, approve_time) VALUES (?, 1, 1, '{}', 1)`, id);
  await rows(`INSERT OR IGNORE INTO returned_version ${form}, return_time) VALUES (?, 1, 1, '{}', 1)`, id);
  await rows(
    `INSERT OR IGNORE INTO review_comment (id, item_type, item_id, version, field, content, add_user, add_time) VALUES (?1 || '-n', 1, ?1, 1, 'name', '${PERSON}', 'somebody', 1)`,
    id,
  );
  await rows(
    `INSERT OR IGNORE INTO content_version (id, table_name, item_id, version, content, add_time) VALUES (?1 || '-v', ?2, ?1, 1, '{}', 1)`,
    id,
    table,
  );
}

describe('who removes something for good takes along what people wrote about it', () => {
  it.each(['meeting', 'course'] as const)(
    'sign-ups of a %s go with it, and stay with one that is marked alone',
    async (kind) => {
      const [marked, removed, kept] = [await signedUp(kind), await signedUp(kind), await signedUp(kind)];
      const left = (id: string) => count(`${kind}_user`, `${kind}_id = ?`, id);
      expect((await remove(editor, kind, { id: marked }, 'del')).code).toBe(200);
      expect(await left(marked)).toBe(2);
      const gone = await work(editor, [{ op: 'remove', table: kind, where: { id: removed } }]);
      expect(gone.code).toBe(200);
      expect([await left(removed), await left(kept)]).toEqual([0, 2]);
      for (const [table, column] of [
        ['booking', 'event_id'],
        ['bookable', 'event_id'],
        ['attendance', 'event_id'],
      ] as const)
        expect([table, await count(table, `${column} = ?`, removed)]).toEqual([table, 0]);
    },
  );

  it('a removal that is refused takes nothing along', async () => {
    const id = await made(editor, 'meeting', {
      name: unique('仍要召开'),
      type: 1,
      start_time: Math.floor(Date.now() / 1000) + DAY,
    });
    await made(client(server.url), 'meeting_user', { meeting_id: id, name: PERSON, phone: PHONE });
    expect((await remove(editor, 'meeting', { id })).code).toBe(409);
    expect((await remove(member, 'meeting', { id })).code).toBe(404);
    expect(await count('meeting_user', 'meeting_id = ?', id)).toBe(1);
  });

  it('wishes to learn and the list of learners go with a paid course', async () => {
    const id = await made(editor, 'course', { name: unique('付费课程'), paid: 1 });
    await made(member, 'course_application', { course_id: id, name: PERSON, phone: PHONE });
    const [user] = await rows(`SELECT user_id FROM user WHERE account = '13800000002'`);
    await made(editor, 'course_learner', { course_id: id, user_id: user?.user_id });
    expect((await remove(editor, 'course', { id })).code).toBe(200);
    for (const table of ['course_application', 'course_learner'])
      expect([table, await count(table, 'course_id = ?', id)]).toEqual([table, 0]);
  });

  it('intentions to settle go with a park', async () => {
    const yuanqu_id = await made(editor, 'yuanqu', { name: unique('将要清除的园区'), is_open: 1 }, 'yuanqu_id');
    const sent = { yuanqu_id, name: PERSON, phone: PHONE, project: '产线' };
    await made(client(server.url), 'yuanqu_intention', sent);
    expect((await remove(editor, 'yuanqu', { yuanqu_id })).code).toBe(200);
    expect(await count('yuanqu_intention', 'yuanqu_id = ?', yuanqu_id)).toBe(0);
  });

  it('applications for cooperation, and what was to be judged by whom, go with a project of the programme', async () => {
    const office = await signedIn('13800000012', server.url);
    const [project] = await rows(
      'SELECT project_item_id AS id FROM project_contacts GROUP BY 1 ORDER BY count(*) DESC LIMIT 1',
    );
    expect(project).toBeDefined();
    const pair = `INSERT OR IGNORE INTO`;
    await rows(
      `${pair} project_opinion_draft (project_id, recommender_id, form, update_time) VALUES (?, 'r', '{}', 1)`,
      project?.id,
    );
    await rows(
      `${pair} project_conflict (id, project_id, recommender_id, kind, is_hard, add_time) VALUES ('c', ?, 'r', 'declared', 0, 1)`,
      project?.id,
    );
    expect(await count('project_assignment', 'project_id = ?', project?.id)).toBeGreaterThan(0);
    // What is published is not removed (decision 453).
    expect((await remove(office, 'project', { id: project?.id })).code).toBe(409);
    await rows('UPDATE project_publication SET undo_time = 1 WHERE undo_time IS NULL');
    expect((await remove(office, 'project', { id: project?.id })).code).toBe(200);
    expect(await count('project_contacts', 'project_item_id = ?', project?.id)).toBe(0);
    for (const table of ['project_assignment', 'project_conflict', 'project_opinion_draft'])
      expect([table, await count(table, 'project_id = ?', project?.id)]).toEqual([table, 0]);
  });

  it('ATT-009 files, versions and notes of a review go with an item of any kind, and stay with one that is marked alone', async () => {
    const office = await signedIn('13800000012', server.url);
    const notes = ['attachment_relation', 'approved_version', 'returned_version', 'review_comment'];
    const kinds: [table: string, key: string, by: Client, along: readonly string[]][] = [
      ['chengguo', 'chengguo_id', admin, notes],
      ['xuqiu', 'xuqiu_id', admin, notes],
      ['chanpin', 'chanpin_id', editor, notes],
      ['xiangmu', 'xiangmu_id', editor, notes],
      ['zhuanjia', 'expert_id', editor, notes],
      ['yuanqu', 'yuanqu_id', editor, ['attachment_relation', 'content_version']],
      ['innovate', 'id', editor, ['attachment_relation', 'content_version']],
      ['clinic_case', 'id', editor, ['attachment_relation', 'content_version']],
      ['hall', 'id', editor, ['content_version']],
      ['video', 'id', editor, ['content_version']],
      ['book', 'id', editor, ['content_version']],
      ['news', 'id', editor, ['attachment_relation']],
      ['project', 'id', office, ['attachment_relation', 'review_comment']],
      ['project_news', 'id', office, ['attachment_relation']],
    ];
    for (const [table, key, by, along] of kinds) {
      // The office reads no drafts.
      const handedIn = table === 'project' ? 'AND stage = 1' : '';
      const living = `is_delete = 0 ${handedIn}`;
      const items = await rows(`SELECT ${key} AS id FROM ${table} WHERE ${living} ORDER BY 1 DESC LIMIT 3`);
      const [marked, removed, other] = items.map(({ id }) => id);
      const left = async (id: unknown) => {
        const counts = await Promise.all(along.map((held) => count(held, 'item_id = ?', id)));
        return counts.map((n) => n > 0);
      };
      for (const id of [marked, removed, other]) await holding(table, id);
      expect([table, (await remove(by, table, { [key]: marked }, 'del')).code]).toEqual([table, 200]);
      expect([table, (await remove(by, table, { [key]: removed })).code]).toEqual([table, 200]);
      const [all, none] = [along.map(() => true), along.map(() => false)];
      expect([table, await left(marked), await left(removed), await left(other)]).toEqual([table, all, none, all]);
    }
  });

  it('invitations and what was to be changed go with an organisation', async () => {
    const organization_id = await made(member, 'organization', { name: unique('将要清除的单位') }, 'organization_id');
    await rows(
      `INSERT INTO organization_invitation (id, token_hash, organization_id, user_id, phone, max_uses, add_time, expire_time)
       VALUES (?1, ?1, ?2, 'somebody', ?3, 1, 0, 9999999999)`,
      unique('i'),
      organization_id,
      PHONE,
    );
    expect((await remove(editor, 'organization', { organization_id })).code).toBe(200);
    expect(await count('organization_invitation', 'organization_id = ?', organization_id)).toBe(0);
  });

  it('what is about a person alone goes with the account, and others go on without the name', async () => {
    const [person] = await rows(`SELECT user_id FROM user WHERE account = '13800000002'`);
    const user_id = person?.user_id;
    const id = await made(editor, 'meeting', { name: unique('人员清除会议'), type: 1 });
    await made(member, 'meeting_user', { meeting_id: id, name: PERSON, phone: PHONE });
    const feedback = await made(member, 'feedback', { name: PERSON, phone: PHONE, remark: '希望合作' });
    expect((await remove(admin, 'user', { user_id })).code).toBe(200);
    expect(await count('meeting_user', 'user_id = ?', user_id)).toBe(0);
    expect(await rows('SELECT name, phone, openid, user_id FROM feedback WHERE id = ?', feedback)).toEqual([
      { name: null, phone: null, openid: null, user_id: null },
    ]);
    for (const table of ['known_device', 'chat_binding', 'notice', 'subscription', 'passkey'])
      expect([table, await count(table, 'user_id = ?', user_id)]).toEqual([table, 0]);
  });
});
