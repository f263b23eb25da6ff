import { describe, expect, it } from 'vitest';
import { type Client, client, signedIn } from '../setup/client.ts';
import { newMember as registered } from './support/accounts.ts';
import { AUDITOR, byOrganization, INDIVIDUAL, INPUT, MEMBER, unique } from './support/results.ts';

const newMember = async () => (await registered()).browser;

const PATH = '/web/v1/user/chengguo';
const ORGANIZATION = '/web/v1/user/organization';
const EDITOR = '13800000013';

const publish = async (who: Client, organization: Record<string, unknown>) => {
  const answer = await who.post(PATH, byOrganization({ organization }));
  expect(answer.msg).toBe('成功');
  return answer.result as { chengguo_id: string; audit_status: number };
};

/** The record as staff reads it. */
const record = async (organization_id: string) =>
  (await (await signedIn(EDITOR)).list('organization', { where: { organization_id } })).result.records[0];

const decide = async (id: string, audit_status = 4) => {
  const answer = await (await signedIn(AUDITOR)).post(`${PATH}/audit`, { id, audit_status, opinion: '请补充' });
  expect(answer.msg).toBe('成功');
};

const review = async (id: string) =>
  (await (await signedIn(AUDITOR)).get('/web/v1/review/detail', { item_type: 1, id })).result;

/** An organisation, its administrator, and a plain member whom the administrator let in. */
async function founded() {
  const [admin, member] = [await newMember(), await newMember()];
  const name = unique('记录归属研究院');
  const values = {
    web_site: 'https://own.example.com',
    profile: '<p>原简介</p>',
    director: '原负责人',
    org_type: '科研院所',
  };
  const { organization_id: id } = (await admin.post(ORGANIZATION, { name, ...values })).result;
  const { token } = (await admin.post(`${ORGANIZATION}/invite`, { organization_id: id })).result;
  expect((await member.post(`${ORGANIZATION}/join`, { token })).code).toBe(200);
  return { admin, member, name, id };
}

const FORGED = {
  web_site: 'https://other.example.com',
  profile: '<p>改写的简介</p>',
  director: '改写的负责人',
  legal_person_name: '改写的法人',
  social_credit_code: '91130100MA00000000',
};
const OWN = { web_site: 'https://own.example.com', profile: '<p>原简介</p>', director: '原负责人' };

describe("an organisation's record", () => {
  it('is not changed by a submission of a plain member, nor by its approval', async () => {
    const { member, name, id } = await founded();
    const { chengguo_id } = await publish(member, { name, ...FORGED });
    expect(await record(id)).toMatchObject(OWN);
    await decide(chengguo_id);
    expect(await record(id)).toMatchObject({ ...OWN, social_credit_code: null, legal_person_name: null });
    const shown = (await client().get('/web/v1/chengguo/detail', { id: chengguo_id })).result.org;
    expect(shown).toMatchObject({ profile: OWN.profile, web_site: OWN.web_site });
  });

  it('takes the words of its administrator when the submission is approved, not before', async () => {
    const { admin, name, id } = await founded();
    const { chengguo_id } = await publish(admin, { name, ...FORGED });
    expect(await record(id)).toMatchObject(OWN);
    await decide(chengguo_id);
    expect(await record(id)).toMatchObject(FORGED);
    const shown = (await client().get('/web/v1/chengguo/detail', { id: chengguo_id })).result.org;
    expect(shown).toMatchObject({ profile: FORGED.profile, web_site: FORGED.web_site });
  });

  it('stays as it is when the submission is returned, and when its writer administers it no more', async () => {
    const { admin, member, name, id } = await founded();
    const returned = await publish(admin, { name, ...FORGED });
    await decide(returned.chengguo_id, 3);
    expect(await record(id)).toMatchObject(OWN);
    const me = (await member.get('/web/egg/user/session')).result.user_id;
    const { chengguo_id } = await publish(admin, { name, ...FORGED });
    expect((await admin.post(`${ORGANIZATION}/transfer`, { organization_id: id, user_id: me })).code).toBe(200);
    expect((await member.put(`${ORGANIZATION}/transfer`, { organization_id: id, accept: true })).code).toBe(200);
    expect((await admin.call('DELETE', `${ORGANIZATION}/member`, { query: { organization_id: id } })).code).toBe(200);
    await decide(chengguo_id);
    expect(await record(id)).toMatchObject(OWN);
  });

  it('takes the words of staff that enters data when the submission is approved', async () => {
    const { name, id } = await founded();
    const { chengguo_id } = await publish(await signedIn(INPUT), { name, director: '录入员所填' });
    expect((await record(id)).director).toBe('原负责人');
    await decide(chengguo_id);
    expect((await record(id)).director).toBe('录入员所填');
  });

  it('keeps what was proposed through an edit by a reviewer, who does not become its writer', async () => {
    const { member, name, id } = await founded();
    const { chengguo_id } = await publish(member, { name, director: '成员所填' });
    const auditor = await signedIn(AUDITOR);
    const form = (await auditor.get(`${PATH}/detail`, { id: chengguo_id })).result;
    const { result, scopes, version } = form;
    const body = byOrganization({ result: { name: result.name }, organization: { name, director: '成员所填' } });
    const saved = await auditor.put(PATH, {
      ...body,
      scopes: scopes.map((s: { id: string }) => s.id),
      chengguo_id,
      version,
    });
    expect(saved.code).toBe(200);
    await decide(chengguo_id);
    expect((await record(id)).director).toBe('原负责人');
  });

  it('is changed by demands no earlier than by results', async () => {
    const { admin, name, id } = await founded();
    const demand = {
      demand: {
        ...{ name: unique('寻求散热方案'), profile: '<p>需要散热方案。</p>', type: 1, contacts: '联络员' },
        ...{ contacts_tel: '0311-80000000', contacts_addr: '石家庄', org_province: '130000' },
      },
      organization: { name, director: '需求所填' },
      scopes: ['s-101-01-01'],
      attachments: [],
    };
    const answer = await admin.post('/web/v1/user/xuqiu', demand);
    expect(answer.errors ?? []).toEqual([]);
    expect((await record(id)).director).toBe('原负责人');
    const auditor = await signedIn('13800000006');
    await auditor.post('/web/v1/user/xuqiu/audit', { id: answer.result.xuqiu_id, audit_status: 4 });
    expect((await record(id)).director).toBe('需求所填');
  });

  it('is changed at the table service and by the information form by its administrators and staff only', async () => {
    const { admin, member, id } = await founded();
    const [other, editor] = [await signedIn(INDIVIDUAL), await signedIn(EDITOR)];
    for (const who of [member, other]) {
      expect((await who.put(ORGANIZATION, { organization_id: id, director: '改' })).code).toBe(404);
      const answer = await who.put('/web/egg/base/put', {
        table: 'organization',
        data: { director: '改' },
        where: { organization_id: id },
      });
      expect(answer.code).toBe(404);
      expect((await record(id)).director).toBe('原负责人');
    }
    for (const who of [admin, editor]) {
      expect((await who.put(ORGANIZATION, { organization_id: id, director: unique('负责人') })).code).toBe(200);
    }
  });
});

describe('what a submission would change of an organisation', () => {
  it('stands before the reviewer with what is there now, and with what the publisher is to it', async () => {
    const { admin, member, name, id } = await founded();
    const plain = await publish(member, { name, director: '成员所填' });
    const [said] = (await review(plain.chengguo_id)).organizations;
    expect(said).toMatchObject({ part: 'organization', organization_id: id, publisher: 'member', applies: false });
    expect(said.changes).toContainEqual({ field: 'organization.director', before: '原负责人', after: '成员所填' });
    const own = await publish(admin, { name, director: '管理员所填' });
    expect((await review(own.chengguo_id)).organizations[0]).toMatchObject({
      publisher: 'administrator',
      applies: true,
    });
    const foreign = await publish(await signedIn(INDIVIDUAL), { name });
    expect((await review(foreign.chengguo_id)).organizations[0]).toMatchObject({ publisher: 'none', changes: [] });
  });

  it('stands in the form of its writer again, who is not told how to reach the people of a foreign organisation', async () => {
    const { admin, name, id } = await founded();
    await admin.put(ORGANIZATION, { organization_id: id, contacts: '内部联系人', contacts_tel: '0311-12345678' });
    const stranger = await newMember();
    const { chengguo_id } = await publish(stranger, { name, director: '外人所填' });
    const { organization } = (await stranger.get(`${PATH}/detail`, { id: chengguo_id })).result;
    expect(organization).toMatchObject({ director: '外人所填', contacts: null, contacts_tel: null });
    const seen = (await (await signedIn(AUDITOR)).get(`${PATH}/detail`, { id: chengguo_id })).result.organization;
    expect(seen).toMatchObject({ contacts: '内部联系人', contacts_tel: '0311-12345678' });
  });
});

describe('addresses of web sites', () => {
  const WRONG = [
    ...['javascript:alert(1)', 'JavaScript://a.example/%0aalert(1)', 'data:text/html,x', 'ftp://a.example'],
    ...[
      'https://user:pass@a.example',
      'https://a.example@evil.example/',
      'http:\\\\a.example',
      '//a.example',
      '/memberOrg',
    ],
  ];

  it('are those of http and https without credentials, at every door that writes one', async () => {
    const member = await signedIn(MEMBER);
    const { admin, id } = await founded();
    for (const web_site of WRONG) {
      const name = unique('网址');
      const doors = {
        publish: await member.post(PATH, byOrganization({ organization: { name, web_site } })),
        form: await member.post(ORGANIZATION, { name, web_site }),
        edit: await admin.put(ORGANIZATION, { organization_id: id, web_site }),
        add: await member.post('/web/egg/base/add', { table: 'organization', data: { name, web_site } }),
        put: await admin.put('/web/egg/base/put', {
          table: 'organization',
          data: { web_site },
          where: { organization_id: id },
        }),
      };
      for (const [door, answer] of Object.entries(doors)) {
        expect([door, web_site, answer.errors?.[0]?.field.split('.').at(-1)]).toEqual([door, web_site, 'web_site']);
      }
    }
    expect((await record(id)).web_site).toBe(OWN.web_site);
  });

  it('may be written without http, as people do', async () => {
    const { admin, id } = await founded();
    const change = { organization_id: id, web_site: 'www.example.com' };
    expect((await admin.put(ORGANIZATION, change)).result).toMatchObject({ waits: true });
    expect((await record(id)).web_site).toBe(OWN.web_site);
    expect((await (await signedIn(EDITOR)).put(ORGANIZATION, change)).result).toMatchObject({ waits: false });
    expect((await record(id)).web_site).toBe('http://www.example.com');
  });
});

describe('what a plain member proposed', () => {
  const PROPOSALS = `${ORGANIZATION}/proposal`;
  const listed = async (who: Client, organization_id: string) =>
    (await who.get(PROPOSALS, { organization_id })).result?.records;

  it('is shown to the administrators of the organisation, who take it over or let it go; to nobody else', async () => {
    const { admin, member, name, id } = await founded();
    const first = await publish(member, { name, director: '甲' });
    await decide(first.chengguo_id);
    const [proposal] = await listed(admin, id);
    expect(proposal.changes).toEqual([{ field: 'organization.director', before: '原负责人', after: '甲' }]);
    const decision = {
      organization_id: id,
      item_id: proposal.item_id,
      part: proposal.part,
      add_time: proposal.add_time,
    };
    for (const who of [member, await signedIn(INDIVIDUAL)]) {
      expect((await who.get(PROPOSALS, { organization_id: id })).code).toBe(404);
      expect((await who.put(PROPOSALS, { ...decision, accept: true })).code).toBe(404);
    }
    const other = (await newMember()) as Client;
    const { organization_id: own } = (await other.post(ORGANIZATION, { name: unique('他人单位') })).result;
    expect((await other.put(PROPOSALS, { ...decision, organization_id: own, accept: true })).code).toBe(404);
    expect((await admin.put(PROPOSALS, { ...decision, add_time: 1, accept: true })).code).toBe(404);
    const both = await Promise.all([1, 2].map(() => admin.put(PROPOSALS, { ...decision, accept: true })));
    expect(both.filter(({ code }) => code === 200)).toHaveLength(1);
    expect((await record(id)).director).toBe('甲');
    expect(await listed(admin, id)).toEqual([]);

    await publish(member, { name, director: '乙' });
    const [second] = await listed(admin, id);
    const refused = { organization_id: id, item_id: second.item_id, part: second.part, add_time: second.add_time };
    expect((await admin.put(PROPOSALS, { ...refused, accept: false })).result).toEqual({
      accepted: false,
      waits: false,
    });
    expect((await record(id)).director).toBe('甲');
    expect(await listed(admin, id)).toEqual([]);

    // What no reviewer has seen yet waits for one, as an administrator's own edit does.
    await publish(member, { name, director: '丙', contacts: '联络处' });
    const [third] = await listed(admin, id);
    const early = { organization_id: id, item_id: third.item_id, part: third.part, add_time: third.add_time };
    expect((await admin.put(PROPOSALS, { ...early, accept: true })).result).toEqual({ accepted: true, waits: true });
    expect(await record(id)).toMatchObject({ director: '甲', contacts: '联络处' });
    const { edit } = (await admin.get(`${ORGANIZATION}/edit`, { organization_id: id })).result;
    expect(edit.changes).toEqual([{ field: 'organization.director', before: '甲', after: '丙' }]);
  });
});
