import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CRITERION_NAMES } from '../../db/contract/programme/criteria.ts';
import { servedTables } from '../../functions/data/catalog.ts';
import { DEMO_PASSWORD } from '../local/accounts.ts';
import { type Client, client, signedIn } from '../setup/client.ts';
import { type Operation, operations } from '../setup/operations.ts';
import { seeded } from '../setup/random.ts';
import { startServer, type TestServer } from '../setup/server.ts';
import { type Made, requestOf } from '../setup/values.ts';
import { opinionOf, ProgrammeWorld } from './support/programme.ts';

/** One of two databases, which are the same but for what others made of the projects. */
interface Side {
  server: TestServer;
  world: ProgrammeWorld;
  office: Client;
  /** Who is blind: an expert, and the recommending person that the declarant chose. */
  blind: Readonly<Record<'expert' | 'person', Client>>;
  unit: Client;
  other: Client;
  projects: Readonly<Record<'never' | 'after' | 'always', string>>;
}

const AT = Math.floor(Date.now() / 1000);
const SEES = { never: 0, after: 1, always: 2 } as const;

let sides: readonly [Side, Side];

async function makeSide(): Promise<Side> {
  const server = await startServer({ crons: false });
  const world = new ProgrammeWorld(
    (await server.runtime.miniflare.getD1Database('DB')) as unknown as D1Database,
    'blind',
    AT,
  );
  const [expert, other, unit, person] = [
    await world.recommender(3),
    await world.recommender(3),
    await world.recommender(1),
    await world.recommender(2),
  ];
  const projects: Partial<Record<keyof typeof SEES, string>> = {};
  for (const [rule, sees_others] of Object.entries(SEES)) {
    const round_id = await world.round({ sees_others });
    const id = await world.project({ round_id, orgRec_id: unit.id, personRec_id: person.id });
    for (const each of [expert, other]) await world.assign(id, each.id);
    projects[rule as keyof typeof SEES] = id;
  }
  const by = (name: string) => client(server.url).login(name, DEMO_PASSWORD);
  return {
    ...{ server, world, office: await signedIn('13800000012', server.url) },
    blind: { expert: await by(expert.name), person: await by(person.name) },
    unit: await by(unit.name),
    other: await by(other.name),
    projects: projects as Side['projects'],
  };
}

/** Others write on one side, change what they wrote, reject, decline nothing: everything that follows an opinion has happened. */
async function write({ other, unit, projects }: Side): Promise<void> {
  const ok = (answer: { status: number; text: string }) => expect(answer.status, answer.text).toBe(200);
  const ADD = '/web/egg/base/add';
  const PUT = '/web/egg/base/put';
  for (const id of Object.values(projects)) {
    for (const who of [other, unit]) {
      ok(await who.put('/web/v1/programme/review/draft', { project_id: id, form: { comment: '草稿' } }));
      ok(await who.post(ADD, { table: 'project_rec_opinion', data: opinionOf(id, { comment: '他人的意见' }) }));
      ok(
        await who.put(PUT, {
          table: 'project_rec_opinion',
          data: { comment: '他人改过的意见', recommend_type: 3 },
          where: { project_id: id },
        }),
      );
    }
    ok(await unit.put(PUT, { table: 'project', data: { recommend_state: 2 }, where: { id } }));
    ok(await unit.put(PUT, { table: 'project', data: { recommend_state: 1, report_type: 1 }, where: { id } }));
  }
}

beforeAll(async () => {
  sides = [await makeSide(), await makeSide()];
  await write(sides[1]);
});
afterAll(async () => {
  for (const { server } of sides ?? []) await server.stop();
});

/** What an answer says to its reader: the code, every header but those of the moment, the body. */
async function said(who: Client, { method, path, body }: Made): Promise<string> {
  const response = await who.fetch(path, {
    method,
    ...(body !== undefined && { body, headers: { 'content-type': 'application/json' } }),
  });
  // What a query cost is told on the developer's machine alone.
  const OF_THE_MOMENT = new Set(['date', 'server-timing', 'set-cookie', 'cf-ray', 'x-request-id']);
  const headers = [...response.headers].filter(([name]) => !OF_THE_MOMENT.has(name));
  return `${response.status} ${JSON.stringify(headers)} ${await response.text()}`;
}

/** Ids and tokens that are new with every call, and the time that a call writes down, stand for themselves. */
const FRESH = [
  [/\b[0-9A-HJKMNP-TV-Z]{26}\b/g, 'ULID'],
  [/"(?:token|id|code|key|url|challenge|msgId|qr|link|scene)":"[\w\-./:?=&%#]{20,}"/g, '"fresh":""'],
  [/"(?:time|update_time|counted_time|until|expire_time|at|now)":1\d{9}/g, '"time":0'],
  [/"retry-after","\d+"/g, '"retry-after","0"'],
  [/http:\/\/(?:localhost|127\.0\.0\.1):\d+/g, 'SITE'],
] as const;

const plain = (text: string): string => FRESH.reduce((left, [from, to]) => left.replace(from, to), text);

/** The answers of both sides to the same call; null where they are the same. */
async function difference(name: keyof Side['blind'], made: Made): Promise<string | null> {
  const answers = await Promise.all(sides.map(({ blind }) => said(blind[name], made)));
  if (answers[0] === answers[1]) return null;
  const [a = '', b = ''] = answers.map(plain);
  if (a === b) return null;
  const other = [...b];
  const parts = [...a].findIndex((letter, at) => letter !== other[at]);
  const near = (text: string) => [...text].slice(Math.max(0, parts - 100), parts + 300).join('');
  return `${name} ${made.method} ${decodeURIComponent(made.path).slice(0, 200)} ${made.body ?? ''}\n  ${near(a)}\n  ${near(b)}`;
}

async function differences(calls: readonly Made[]): Promise<string[]> {
  const found: string[] = [];
  for (const made of calls) {
    for (const name of ['expert', 'person'] as const) {
      const one = await difference(name, made);
      if (one) found.push(one);
    }
  }
  return found;
}

const BASE = '/web/egg/base';
const listOf = (query: Record<string, unknown>): Made => {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    search.set(name, typeof value === 'string' ? value : JSON.stringify(value));
  }
  return { method: 'GET', path: `${BASE}/list?${search}`, body: undefined };
};
const bodyOf = (method: string, verb: string, body: object): Made => {
  return { method, path: `${BASE}/${verb}`, body: JSON.stringify(body) };
};

const blindProjects = (): string[] => [sides[0].projects.never, sides[0].projects.after];
const shownProject = (): string => sides[0].projects.always;

describe('two databases that differ only in others’ opinions', () => {
  it('differ for the office, and for recommenders of a round that shows all: the test would see it', async () => {
    const opinions = await Promise.all(
      sides.map(
        async ({ office }) =>
          (await office.list('project_rec_opinion', { where: { comment: '他人改过的意见' } })).result.total,
      ),
    );
    expect(opinions).toEqual([0, 6]);
    const shown = listOf({ table: 'project', where: { id: shownProject() } });
    expect(await differences([shown])).toHaveLength(2);
    // What differs between them is taken away, so that everything else may be asked about whole tables.
    for (const { world, projects } of sides) {
      await world.run('DELETE FROM project_assignment WHERE project_id = ?', projects.always);
      await world.run('UPDATE project SET personRec_id = NULL WHERE id = ?', projects.always);
    }
    expect(await differences([shown])).toEqual([]);
  });

  it('answer the blind alike in the lists of every table, in whatever order', async () => {
    const calls = servedTables().flatMap(({ name, columns }) => [
      listOf({ table: name, pageSize: 100 }),
      ...[...columns.keys()]
        .filter(() => name.startsWith('project') || name === 'attachment_relation' || name === 'notice')
        .flatMap((column) => [
          listOf({ table: name, columns: [column], order: [[column, 'asc']] }),
          listOf({ table: name, order: [[column, 'desc']], pageSize: 3 }),
        ]),
    ]);
    expect(calls.length).toBeGreaterThan(250);
    expect(await differences(calls)).toEqual([]);
  });

  it('answer the blind alike to every condition on projects, opinions and what stands beside them', async () => {
    const values = [1, 3, '他人改过的意见'];
    const conditions = (value: unknown) => [value, { gte: value }];
    const calls = ['project', 'project_rec_opinion'].flatMap((table) => {
      const columns = [
        ...(servedTables()
          .find(({ name }) => name === table)
          ?.columns.keys() ?? []),
      ];
      return columns.flatMap((column) => [
        ...values.flatMap((value) => conditions(value).map((where) => listOf({ table, where: { [column]: where } }))),
        listOf({ table, where: { [column]: { null: true } } }),
        listOf({ table, where: { [column]: { in: [1, 2, '他人改过的意见'] } } }),
        listOf({ table, where: { [column]: { like: '他人' } } }),
        ...(table === 'project' ? blindProjects() : []).map((id) =>
          listOf({ table, where: { id, or: [{ [column]: { gte: 1 } }, { [column]: { null: false } }] } }),
        ),
      ]);
    });
    expect(calls.length).toBeGreaterThan(500);
    expect(await differences(calls)).toEqual([]);
  }, 600_000);

  it('answer the blind alike to joins and children, with their conditions and orders', async () => {
    const tables = servedTables().filter(({ name }) =>
      /^(?:project|user$|attachment_relation$|comment$|scope$)/.test(name),
    );
    const links = tables.flatMap(({ name, columns }) =>
      [...columns.keys()]
        .filter((column) => /(?:_id|Rec_id|_org|_user)$/.test(column))
        .map((column) => ({ name, column })),
    );
    const opinions = ['comment', 'recommend_type', 'add_date', ...CRITERION_NAMES.slice(0, 2)];
    const marks = ['recommend_state', 'recommend_date', 'report_type', 'version', 'update_date'];
    const calls = tables.flatMap(({ name: table, key }) => [
      ...links
        .filter(({ name }) => name === table)
        .flatMap(({ column }) =>
          tables.flatMap((other) => [
            listOf({
              table,
              leftJoin: [{ table: other.name, on: { [column]: other.key.name }, as: 'j' }],
              pageSize: 100,
            }),
            ...(other.name === 'project' ? marks : []).map((mark) =>
              listOf({
                ...{ table, order: [[`j.${mark}`, 'desc']], where: { [`j.${mark}`]: { gte: 1 } } },
                leftJoin: [{ table: other.name, on: { [column]: 'id' }, columns: [mark], as: 'j' }],
              }),
            ),
          ]),
        ),
      ...links.flatMap(({ name: child, column }) => {
        const process = { as: 'c', table: child, on: { [column]: key.name } };
        return [
          listOf({ table, process: [process], pageSize: 100 }),
          ...(child === 'project_rec_opinion' ? opinions : []).flatMap((each) => [
            listOf({ table, process: [{ ...process, columns: [each], order: [[each, 'desc']] }] }),
            listOf({ table, process: [{ ...process, where: { [each]: { null: false } } }] }),
          ]),
        ];
      }),
    ]);
    expect(calls.length).toBeGreaterThan(300);
    expect(await differences(calls)).toEqual([]);
  }, 600_000);

  it('answer the blind alike to every call of the application, about these projects', async () => {
    const subjects = blindProjects();
    const made = (operation: Operation, id: string, seed: number) =>
      requestOf(operation, {
        random: seeded(seed),
        named: (name) => {
          if (name === 'table') return 'project_rec_opinion';
          return /(?:^|_)id$|^item$/.test(name) ? id : undefined;
        },
        gives: (name) => name !== 'columns' && name !== 'lang',
      });
    const reads = operations.filter(({ method }) => method === 'GET');
    // Bodies and addresses name projects; what would end the session, or hand an opinion in, is left out.
    const ENDS =
      /logout|login|password|account\/delete|devices\/revoke|register|findPW|review\/(?:decline|conflict)$|\/egg\/base\/|\/session\//;
    const writes = operations.filter(({ method, path }) => method !== 'GET' && !ENDS.test(path));
    const calls = [...reads, ...writes].flatMap((operation) =>
      (operation.takes ? subjects : subjects.slice(0, 1)).map((id, place) => made(operation, id, place + 1)),
    );
    expect(reads.some(({ path }) => path === '/web/v1/programme/review')).toBe(true);
    expect(await differences(calls)).toEqual([]);
  }, 600_000);

  it('answer the blind alike to writes through the table service that ask by a condition', async () => {
    const [never = '', after = ''] = blindProjects();
    const hidden = [
      { recommend_state: 1 },
      { recommend_state: 0 },
      { report_type: { gte: 1 } },
      { recommend_date: { null: false } },
    ];
    const calls = [never, after].flatMap((id) => [
      ...hidden.flatMap((where) => [
        bodyOf('PUT', 'put', { table: 'project', data: { report_type: 1 }, where: { id, ...where } }),
        bodyOf('PUT', 'del', { table: 'project', where: { id, ...where } }),
        bodyOf('PUT', 'remove', { table: 'project', where: { id, ...where } }),
      ]),
      bodyOf('PUT', 'put', { table: 'project_rec_opinion', data: { comment: '试探' }, where: { project_id: id } }),
      bodyOf('POST', 'work', {
        operations: [
          {
            op: 'put',
            table: 'project_rec_opinion',
            data: { comment: '试探' },
            where: { project_id: id, comment: { null: false } },
          },
        ],
      }),
      bodyOf('POST', 'add', { table: 'project_rec_opinion', data: opinionOf(id, { roc_org: 'blind-recommender-2' }) }),
    ]);
    expect(await differences(calls)).toEqual([]);
  });

  it('are told apart in the round that says so, once the own opinion is in', async () => {
    const [never = '', after = ''] = blindProjects();
    for (const id of [never, after]) {
      for (const { blind } of sides) {
        const answer = await blind.expert.post(`${BASE}/add`, { table: 'project_rec_opinion', data: opinionOf(id) });
        expect(answer.status, answer.text).toBe(200);
      }
    }
    const read = (id: string): Made => ({
      method: 'GET',
      path: `/web/v1/programme/review?project_id=${id}`,
      body: undefined,
    });
    expect(await difference('expert', read(after))).not.toBeNull();
    expect(await difference('expert', read(never))).toBeNull();
    expect(await difference('person', read(after))).toBeNull();
  });
});
