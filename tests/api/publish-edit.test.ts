import { describe, expect, it } from 'vitest';
import { type Client, client, signedIn } from '../setup/client.ts';
import { newMember } from './support/accounts.ts';
import {
  AUDITOR,
  byOrganization,
  byPerson,
  COMPANY,
  INDIVIDUAL,
  MEMBER,
  OTHER_SCOPE,
  PDF,
  upload,
} from './support/results.ts';

const PATH = '/web/v1/user/chengguo';

const form = async (who: Client, id: string) => (await who.get(`${PATH}/detail`, { id })).result;
const isPublic = async (id: string) => (await client().get('/web/v1/chengguo/detail', { id })).status === 200;
const publish = async (who: Client, body: object, headers = {}) => {
  const answer = await who.post(PATH, body, headers);
  expect(answer.msg).toBe('成功');
  return answer.result as { chengguo_id: string; code: string; audit_status: number };
};

describe('editing', () => {
  it('PUB-115 PUB-143 scopes and attachments become exactly the new ones, and others cannot edit', async () => {
    const member = await signedIn(MEMBER);
    const [a, b, c] = [await upload(member), await upload(member), await upload(member)];
    const body = byOrganization({ attachments: [a, b].map((file) => ({ file_path: file?.url })) });
    const { chengguo_id } = await publish(member, body);
    const changed = {
      ...body,
      chengguo_id,
      version: 1,
      scopes: [OTHER_SCOPE.id],
      attachments: [b, c].map((file) => ({ file_path: file?.url })),
    };
    expect((await (await signedIn(COMPANY)).put(PATH, changed)).code).toBe(404);
    expect((await client().put(PATH, changed)).status).toBe(100);
    expect((await member.put(PATH, changed)).status).toBe(200);
    const shown = await form(member, chengguo_id);
    expect(shown.version).toBe(2);
    expect(shown.scopes.map((scope: { id: string }) => scope.id)).toEqual([OTHER_SCOPE.id]);
    expect(shown.attachments.map((file: { file_path: string }) => file.file_path)).toEqual([b?.url, c?.url]);
  });

  it('PUB-115 an edit that started from an older version is refused, and changes nothing', async () => {
    const person = await signedIn(INDIVIDUAL);
    const body = byPerson();
    const { chengguo_id } = await publish(person, body);
    expect((await person.put(PATH, { ...body, chengguo_id, version: 1 })).status).toBe(200);
    const stale = await person.put(PATH, { ...byPerson({ result: { name: '旧版本' } }), chengguo_id, version: 1 });
    expect([stale.code, (await form(person, chengguo_id)).version]).toEqual([409, 2]);
    const together = await Promise.all(
      [1, 2, 3].map((n) =>
        person.put(PATH, { ...byPerson({ result: { name: `并发${n}` } }), chengguo_id, version: 2 }),
      ),
    );
    expect(together.map((answer) => answer.code).sort()).toEqual([200, 409, 409]);
  });

  it('PUB-144 the owner deletes, others do not; what is deleted is gone from every list', async () => {
    const auditor = await signedIn(AUDITOR);
    const { chengguo_id, audit_status } = await publish(auditor, byPerson());
    expect([audit_status, await isPublic(chengguo_id)]).toEqual([4, true]);
    expect((await (await signedIn(COMPANY)).delete(PATH, { chengguo_id })).code).toBe(404);
    expect((await auditor.delete(PATH, { chengguo_id })).result.changed).toBe(1);
    expect((await auditor.delete(PATH, { chengguo_id })).code).toBe(404);
    expect((await auditor.get(`${PATH}/detail`, { id: chengguo_id })).code).toBe(404);
    const listed = await client().list('chengguo', { where: { chengguo_id } });
    expect(listed.result.records).toEqual([]);
  });

  it('PUB-044 PUB-114 material handed in afterwards sets level 1 and replaces the enclosures', async () => {
    const member = await signedIn(MEMBER);
    const [before, after] = [await upload(member), await upload(member, 'plan.pdf', PDF, 'application/pdf')];
    const { chengguo_id } = await publish(member, byOrganization({ attachments: [{ file_path: before.url }] }));
    const empty = await member.post(`${PATH}/followUp`, { chengguo_id, attachments: [] });
    expect([empty.code, (await form(member, chengguo_id)).result.level]).toEqual([422, 0]);
    const answer = await member.post(`${PATH}/followUp`, { chengguo_id, attachments: [after] });
    expect(answer.result).toMatchObject({ level: 1, audit_status: 1 });
    const shown = await form(member, chengguo_id);
    expect(shown.attachments.map((file: { file_path: string }) => file.file_path)).toEqual([after.url]);
  });
});

describe('own lists', () => {
  it('PUB-148 PUB-149 PUB-151 list the own results in every state, and nobody else sees them', async () => {
    // Somebody who publishes nothing else: their newest is the one that was made here.
    const { browser: person } = await newMember();
    const { chengguo_id } = await publish(person, byPerson());
    for (const path of ['/v1/user/chengguo/list', '/v1/user/chengguo/list2', '/user/chengguo/service/list']) {
      const own = await person.get(path, { pageSize: '5', _t: '1' });
      expect(own.result.records[0]).toMatchObject({ chengguo_id, audit_status: 1, is_public: 0 });
      expect(own.result).toMatchObject({ current: 1, total: expect.any(Number), pages: expect.any(Number) });
      expect((await client().get(path)).status).toBe(100);
    }
    const other = await (await signedIn(COMPANY)).get('/v1/user/chengguo/list', { pageSize: '100' });
    expect(other.text).not.toContain(chengguo_id);
  });
});
