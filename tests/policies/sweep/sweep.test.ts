import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Authority } from '../../../db/contract/limits.ts';
import { Client } from '../../setup/client.ts';
import { startServer, type TestServer } from '../../setup/server.ts';
import { type Case, cases } from './calls.ts';
import { KINDS, type Kind, LISTED } from './kinds.ts';
import { addRows, everything, isSecret, SECRET, secretRows } from './rows.ts';

interface Caller {
  name: string;
  client: Client;
  userId: string | null;
  authorities: ReadonlySet<string>;
  signIn: () => Promise<unknown>;
}

interface Said {
  code: number;
  msg: string;
  text: string;
}

let server: TestServer;
let db: D1Database;
let callers: readonly Caller[];

async function callerOf(name: string, userId: string | null, authority = ''): Promise<Caller> {
  const client = new Client(server.url);
  const signIn = async () => (name === 'visitor' ? undefined : client.login(name));
  await signIn();
  return { name, client, userId, authorities: new Set(authority.split(',').filter(Boolean)), signIn };
}

beforeAll(async () => {
  server = await startServer({ crons: false });
  db = (await server.runtime.miniflare.getD1Database('DB')) as unknown as D1Database;
  const { results: people } = await db
    .prepare("SELECT account, user_id, authority FROM user WHERE account LIKE '138000000%' AND is_delete = 0")
    .all<{ account: string; user_id: string; authority: string | null }>();
  expect(people).toHaveLength(13);
  await addRows(
    db,
    people.map(({ user_id }) => user_id),
  );
  const unit = await db
    .prepare('SELECT org_name FROM project_recommend WHERE is_delete = 0')
    .first<{ org_name: string }>();
  callers = await Promise.all([
    callerOf('visitor', null),
    callerOf(String(unit?.org_name), null),
    ...people.map(({ account, user_id, authority }) => callerOf(account, user_id, authority ?? '')),
  ]);
});
afterAll(() => server.stop());

const isStaff = ({ authorities }: Caller, wanted: readonly Authority[] = []): boolean =>
  authorities.has('admin') || wanted.some((authority) => authorities.has(authority));

/** The refusal that a call's declaration has for a caller; undefined for those who may make it. */
function refusalFor({ operation: { who } }: Case, caller: Caller): number | undefined {
  if (who === 'everybody' || who === 'bearer') return undefined;
  if (caller.name === 'visitor') return 401;
  if (who === 'session') return undefined;
  if (who === 'recommender') return caller.userId === null ? undefined : 403;
  if (caller.userId === null) return 401;
  return Array.isArray(who) && !isStaff(caller, who) ? 403 : undefined;
}

async function send({ client, userId }: Caller, { request }: Case): Promise<Said> {
  const { method, path, body } = request(userId);
  const response = await client.fetch(path, {
    method,
    ...(body !== undefined && { body, headers: { 'content-type': 'application/json' } }),
  });
  const text = await response.text();
  const msg = /"msg":"([^"]*)"/.exec(text)?.[1] ?? '';
  return { code: response.status, msg, text };
}

/** A call that ended its caller's session is not the next one's fault. */
async function ask(caller: Caller, one: Case): Promise<Said> {
  const said = await send(caller, one);
  if (said.code !== 401 || caller.name === 'visitor' || refusalFor(one, caller) === 401) return said;
  await caller.signIn().catch(() => undefined);
  return send(caller, one);
}

const shown = ({ name }: Caller, { operation, state, kinds }: Case, { code, text }: Said): string =>
  `${operation.name} by ${name} for ${[...kinds].join('+')} ${state}: ${code} ${text.slice(0, 160)}`;

/** Whether what a call asks for may be another one's secret to this caller. */
const isTold = ({ operation: { who, path }, kinds }: Case, caller: Caller): boolean => {
  const [kind = LISTED[path]] = kinds;
  if (who === 'bearer' || (Array.isArray(who) && caller.authorities.size > 0)) return true;
  return kind !== undefined && isStaff(caller, (KINDS[kind] as Kind).staff);
};

/** What is wrong with the answers of one caller, who may make these calls. */
async function faultsOf(caller: Caller, asked: readonly Case[] = cases): Promise<string[]> {
  const faults: string[] = [];
  const answers = new Map<string, { one: Case; said: Said }[]>();
  for (const one of asked.filter((each) => refusalFor(each, caller) === undefined)) {
    const said = await ask(caller, one);
    if (said.code >= 500) faults.push(shown(caller, one, said));
    const [kind] = one.kinds;
    const told = isTold(one, caller);
    if (!told && said.text.includes(SECRET)) faults.push(`tells: ${shown(caller, one, said)}`);
    if (!kind || told) continue;
    // What a limit answers shows nothing about the row.
    if (said.code === 429) faults.push(shown(caller, one, said));
    const key = `${one.operation.name} ${kind}`;
    answers.set(key, [...(answers.get(key) ?? []), { one, said }]);
  }
  for (const group of answers.values()) {
    const absent = group.find(({ one }) => one.state === 'absent');
    for (const { one, said } of absent ? group : []) {
      const [kind] = one.kinds;
      if (!absent || !kind || !isSecret(kind, one.state)) continue;
      if (said.code !== absent.said.code || said.msg !== absent.said.msg)
        faults.push(`differs from absent (${absent.said.code} ${absent.said.msg}): ${shown(caller, one, said)}`);
    }
  }
  return faults;
}

describe('every call of the application, as every demo account, about own, foreign, hidden, deleted and absent rows', () => {
  it('refuses those whom it does not admit with 401 or 403, whatever they ask for, and changes nothing', async () => {
    const before = await everything(db);
    const faults = await Promise.all(
      callers.map(async (caller) => {
        const found: string[] = [];
        for (const one of cases) {
          const expected = refusalFor(one, caller);
          if (expected === undefined) continue;
          const said = await send(caller, one);
          if (said.code !== expected || said.text.includes(SECRET)) found.push(shown(caller, one, said));
        }
        return found;
      }),
    );
    expect(faults.flat()).toEqual([]);
    expect(await everything(db)).toBe(before);
  });

  it('answers members about what is not theirs as if it did not exist, tells nothing of it and leaves it alone', async () => {
    const before = await secretRows(db);
    const members = callers.filter(({ authorities }) => authorities.size === 0);
    const faults = await Promise.all(members.map((caller) => faultsOf(caller)));
    expect(faults.flat()).toEqual([]);
    expect(await secretRows(db)).toBe(before);
  });

  it('never fails staff, and tells none about rows that are not their work', async () => {
    const staff = callers.filter(({ authorities }) => authorities.size > 0);
    const reads = cases.filter(({ operation }) => operation.method === 'GET');
    const faults = await Promise.all(staff.map((caller) => faultsOf(caller, reads)));
    expect(faults.flat()).toEqual([]);
    // What one of them decides, the next one finds decided: only that it is no failure can be said beforehand.
    const writes = cases.filter(({ operation }) => operation.method !== 'GET');
    const broken = await Promise.all(staff.map((caller) => faultsOf(caller, writes)));
    expect(broken.flat().filter((fault) => !/^(?:tells|differs)/.test(fault))).toEqual([]);
  });
});
