import { describe, expect, it } from 'vitest';
import { type Client, signedIn } from '../setup/client.ts';
import { newMember } from './support/accounts.ts';
import { byPerson, COMPANY, INDIVIDUAL } from './support/results.ts';
import { publicResult } from './support/talk.ts';

const OPERATOR = '13800000007';
const ADMIN = '13800000011';
const BOUND = '13800000001';

const session = async (who: Client) => (await who.get('/web/egg/user/session')).result as { user_id: string };

describe('what no list carries', () => {
  it('PUSH-076 SIGN-039 a chat-app identity reaches no browser: not the operator’s, not the person’s own', async () => {
    for (const account of [OPERATOR, ADMIN, BOUND]) {
      const who = await signedIn(account);
      const own = await who.list('user', { where: { account: BOUND }, columns: ['user_id', 'openid'] });
      expect(own.code).toBe(200);
      for (const row of own.result.records) expect(row.openid).toBeNull();
      const found = await who.list('user', { where: { openid: { null: false } }, columns: ['user_id'] });
      expect(found.result.records).toEqual([]);
      const prefix = await who.list('user', { where: { openid: { like: 'o' } }, columns: ['user_id'] });
      expect(prefix.result.records).toEqual([]);
    }
  });

  it('PUSH-076 feedback keeps through which chat-app identity it came to the server', async () => {
    const writer = await signedIn(INDIVIDUAL);
    const data = { name: '联系人', phone: '0311-80000000', remark: '希望合作', openid: 'openid-of-a-writer' };
    const { result } = await writer.post('/web/egg/base/add', { table: 'feedback', data });
    for (const who of [writer, await signedIn(OPERATOR), await signedIn(ADMIN)]) {
      const answer = await who.list('feedback', { where: { id: result.id } });
      expect(answer.result.records).toMatchObject([{ id: result.id, openid: null }]);
      expect(answer.text).not.toContain('openid-of-a-writer');
    }
  });

  it('PUSH-076 ACC-014 operators read the numbers of administrators, the programme those of declarants, and no others', async () => {
    const DECLARANT = '13800000010';
    const stranger = await newMember();
    const people = new Map([[stranger.phone, stranger.answer.result.user_id as string]]);
    for (const account of [BOUND, DECLARANT]) people.set(account, (await session(await signedIn(account))).user_id);
    const readBy = async (reader: string, account: string, column: 'tel' | 'account' | 'name') => {
      const who = await signedIn(reader);
      const where = { user_id: people.get(account) };
      const [row] = (await who.list('user', { where, columns: ['user_id', column] })).result.records;
      expect(row.user_id).toBe(people.get(account));
      return row[column];
    };
    expect(await readBy(OPERATOR, BOUND, 'account')).toBe(BOUND);
    expect(await readBy(OPERATOR, stranger.phone, 'account')).toBeNull();
    expect(await readBy(OPERATOR, stranger.phone, 'tel')).toBeNull();
    expect(await readBy('13800000012', DECLARANT, 'name')).toEqual(expect.any(String));
    expect(await readBy('13800000012', stranger.phone, 'name')).toBeNull();
    expect(await readBy('13800000012', stranger.phone, 'tel')).toBeNull();
    const found = await (await signedIn(OPERATOR)).list('user', { where: { account: stranger.phone } });
    expect(found.result.records).toEqual([]);
  });

  it('PUB-021 PUB-023 rows give no publisher’s number to members: the call that counts does', async () => {
    const owner = await signedIn(INDIVIDUAL);
    const id = await publicResult(owner, { contacts: '研发负责人', contacts_tel: '13944445555', is_open: 0 });
    const member = await signedIn(COMPANY);
    const list = await member.list('chengguo', { where: { chengguo_id: id } });
    expect(list.result.records).toMatchObject([{ chengguo_id: id, contacts: null, contacts_tel: null }]);
    const harvest = await member.list('chengguo', { where: { contacts_tel: { null: false } }, pageSize: 100 });
    for (const row of harvest.result.records) expect(row.add_user).toBe((await session(member)).user_id);
    const joined = await member.list('xuqiu', { where: { contacts_tel: { like: '1' } }, pageSize: 100 });
    for (const row of joined.result.records) expect(row.add_user).toBe((await session(member)).user_id);
    const shown = await member.post('/web/v1/contact/reveal', { item_type: 1, id });
    expect([shown.code, shown.result.contacts_tel]).toEqual([200, expect.stringMatching(/^\d/)]);
    expect((await owner.list('chengguo', { where: { chengguo_id: id } })).result.records[0].contacts_tel).toBe(
      '13944445555',
    );
  });
});

describe('what an approval makes public', () => {
  it('PUB-001 PUB-145 an item that its owner took out during the review stays out until the owner brings it back', async () => {
    const owner = await signedIn(INDIVIDUAL);
    const id = await publicResult(owner, {});
    const auditor = await signedIn('13800000004');
    const edited = await owner.put('/web/v1/user/chengguo', { ...byPerson(), chengguo_id: id });
    expect(edited.result.audit_status).toBe(1);
    // The order of two acts within one second is not told.
    await new Promise((resolve) => setTimeout(resolve, 1100));
    expect((await owner.post('/web/v1/user/chengguo/withdraw', { id })).result.is_public).toBe(0);
    expect((await auditor.post('/web/v1/user/chengguo/audit', { id, audit_status: 4 })).code).toBe(200);
    const detail = () => owner.list('chengguo', { where: { chengguo_id: id } });
    const others = await signedIn(COMPANY);
    expect((await others.list('chengguo', { where: { chengguo_id: id } })).result.records).toEqual([]);
    expect((await detail()).result.records).toMatchObject([{ audit_status: 4 }]);
    expect((await owner.post('/web/v1/user/chengguo/relist', { id })).result.is_public).toBe(1);
    expect((await others.list('chengguo', { where: { chengguo_id: id } })).result.records).toHaveLength(1);
  });
});
