import { sentTo } from '../../api/support/accounts.ts';
import { interest } from '../../api/support/deals.ts';
import { imported, resultRow } from '../../api/support/imports.ts';
import { byOrganization, byPerson, COMPANY, INDIVIDUAL, MEMBER, PDF, upload } from '../../api/support/results.ts';
import { demandOf } from '../../api/support/reviews.ts';
import { makePush, settled, until } from '../../queues/support/pushes.ts';
import { meetingId } from '../../seed/factories/events.ts';
import { type Client, client } from '../../setup/client.ts';
import { startServer, type TestServer } from '../../setup/server.ts';
import { done, sessionOf } from './answered.ts';
import { organizations } from './organizations.ts';
import { programmeThings } from './programme.ts';

/** The demo accounts that the screens are for. */
export const WHO = {
  visitor: '',
  member: MEMBER,
  individual: INDIVIDUAL,
  company: COMPANY,
  resultAuditor: '13800000004',
  demandAuditor: '13800000006',
  operator: '13800000007',
  declarant: '13800000010',
  admin: '13800000011',
  office: '13800000012',
  recommender: '冀中产业技术研究会',
  editor: '13800000013',
} as const;
export type Who = keyof typeof WHO;

/** What was made, by the name that the addresses of screens give it. */
export interface Things {
  /** A public result of the member's organisation, with comments, feedback and a deal, and one of the individual. */
  result: string;
  otherResult: string;
  demand: string;
  product: string;
  publicProject: string;
  project: string;
  star: string;
  returned: string;
  waiting: string;
  /** An item in the organisation's name, and the question about it. */
  named: string;
  question: string;
  waitingDemand: string;
  deal: string;
  organization: string;
  invitation: string;
  push: string;
  pushGroup: string;
  subscriberPush: string;
  subscriberDemandPush: string;
  mailed: string;
  /** Path of a booking's manage page. */
  booking: string;
  qr: string;
  /** A declared project that chose the recommending unit. */
  reviewed: string;
  /** A draft of the declarant, and a declaration that was handed in. */
  declarationDraft: string;
  declaration: string;
  /** A published project of the programme, and its news. */
  showcase: string;
  publishedRound: string;
  programmeNews: string;
  /** A thread of the community with an accepted answer. */
  thread: string;
  /** An import that ended, with refused rows. */
  imported: string;
}

export interface World {
  server: TestServer;
  things: Things;
  /** Every name that has one in English, with both. */
  names: readonly Named[];
}

interface Named {
  name: string;
  name_en: string;
}

/** What has a name in both languages. */
const NAMED = ['chengguo', 'xuqiu', 'organization', 'yuanqu', 'hall', 'book'];

async function namesOf(database: D1Database): Promise<Named[]> {
  const all = NAMED.map((table) => database.prepare(`SELECT name, name_en FROM ${table} WHERE name_en <> ''`));
  return (await database.batch<Named>(all)).flatMap(({ results }) => results);
}

const ADD = '/web/egg/base/add';
const DEAL = '/web/v1/user/deal';
const SCOPES = ['s-101', 's-102', 's-103', 's-104'];

/** A server of the walk's own, so that what other tests leave behind does not stand on its screens; a given folder stays. */
export async function makeWorld(stateDir?: string): Promise<World> {
  const server = await startServer({ crons: false, ...(stateDir && { stateDir }) });
  const people = await Promise.all(
    Object.entries(WHO).map(async ([who, account]) => {
      const person = client(server.url);
      return [who, account ? await person.login(account) : person] as const;
    }),
  );
  const by = Object.fromEntries(people) as Record<Who, Client>;
  const items = await published(by);
  const talked = await talk(by, items);
  const joining = await organizations(by, server.url);
  const asked = await attributed(by);
  const pushed = await pushes(by, items);
  const booking = await ownThings(by, items);
  const database = (await server.runtime.miniflare.getD1Database('DB')) as unknown as D1Database;
  const rows = [resultRow({ 成果名称: '批量导入的成果' }), resultRow({ 所处阶段: '无此阶段' })];
  const { id: importId } = await imported(by.resultAuditor, { rows });
  const code = await codes(server.url);
  const programme = await programmeThings(by);
  const thread =
    (await database.prepare('SELECT id FROM thread WHERE accepted_reply_id IS NOT NULL LIMIT 1').first<string>('id')) ??
    '';
  // A code to sign in by is good for some minutes; the walk takes its time.
  // A second operator, who decides about what the first one sends.
  await database.prepare(`UPDATE user SET authority = 'admin,push-admin' WHERE account = ?`).bind(WHO.admin).run();
  await database.prepare('UPDATE login_qr SET expire_time = expire_time + 86400').run();
  return {
    server,
    things: {
      ...items,
      ...talked,
      ...joining,
      ...asked,
      ...pushed,
      ...code,
      ...programme,
      booking,
      thread,
      imported: importId,
    },
    names: await namesOf(database),
  };
}

type Items = Awaited<ReturnType<typeof published>>;

/** Items in the name of the member's organisation by somebody else: one that it is asked about, and two that it objects to. */
async function attributed(by: Record<Who, Client>): Promise<{ question: string; named: string }> {
  const [own] = (await sessionOf(by.member)).orgs;
  const inItsName = async (title: string) => {
    const body = byOrganization({ result: { name: title }, organization: { name: own?.name } });
    return done(await by.individual.post('/web/v1/user/chengguo', body)).chengguo_id as string;
  };
  const named = await inItsName('陶瓷基复合材料的近净成形');
  const question = done(await by.resultAuditor.post('/web/v1/review/attribution/ask', { item_type: 1, id: named })).id;
  const objected = [await inItsName('金属泡沫的定向凝固'), await inItsName('钛合金丝材的连铸连轧')];
  const ids: string[] = [];
  for (const id of objected) {
    done(await by.resultAuditor.post('/web/v1/user/chengguo/audit', { id, audit_status: 4 }));
    const objection = { organization_id: own?.organization_id, item_type: 1, id, reason: '不属于本单位' };
    ids.push(done(await by.member.post('/web/v1/user/attribution/objection', objection)).id);
  }
  const decision = { id: ids[0], decision: 'keep', opinion: '发布人出具了委托书' };
  done(await by.resultAuditor.post('/web/v1/review/objection/decide', decision));
  return { question, named };
}

/** Items in every state: public, waiting, returned with notes, withdrawn, and begun. */
async function published(by: Record<Who, Client>) {
  const own = await sessionOf(by.member);
  const organization = own.orgs[0]?.organization_id ?? '';
  const name = own.orgs[0]?.name;
  const RESULT = '/web/v1/user/chengguo';
  const DEMAND = '/web/v1/user/xuqiu';
  const submit = async (who: Client, body: object): Promise<string> => done(await who.post(RESULT, body)).chengguo_id;
  const ask = async (who: Client, body: object): Promise<string> => done(await who.post(DEMAND, body)).xuqiu_id;
  const decide = async (path: string, who: Client, id: string, audit_status: number, more: object = {}) =>
    done(await who.post(`${path}/audit`, { id, audit_status, ...more }));

  const ofMember = (result: string, more: object = {}) =>
    byOrganization({ result: { name: result }, organization: { name }, ...more });
  const files = [await upload(by.member), await upload(by.member, '技术说明.pdf', PDF, 'application/pdf')];
  const attachments = files.map((file) => ({ type: 'enclosure', file_name: file.fileShowName, file_path: file.url }));
  const result = await submit(by.member, ofMember('高导热石墨烯复合膜的卷对卷制备', { attachments }));
  const withdrawn = await submit(by.member, ofMember('低温共烧陶瓷基板的精密成形'));
  const returned = await submit(by.member, ofMember('微孔陶瓷膜的常压烧结'));
  const otherResult = await submit(by.individual, byPerson({ result: { name: '便携式水质多参数检测装置' } }));
  const waiting = await submit(by.individual, byPerson({ result: { name: '河道藻类的在线识别方法' } }));
  for (const id of [result, withdrawn, otherResult]) await decide(RESULT, by.resultAuditor, id, 4);
  done(await by.member.post('/web/v1/user/chengguo/withdraw', { id: withdrawn }));
  const note = { item_type: 1, id: returned, field: 'result.name', content: '名称请写明材料体系' };
  done(await by.resultAuditor.post('/web/v1/review/comment', note));
  await decide(RESULT, by.resultAuditor, returned, 3, { opinion: '请补充检测报告' });

  // The two newest are what pushes are about.
  const otherDemand = await ask(by.company, demandOf({ name: '余热回收换热器的防腐涂层' }));
  const nextDemand = await ask(by.company, demandOf({ name: '电镀废水的分质回用' }));
  const demand = await ask(by.member, {
    ...demandOf({ name: '铝合金薄板低温焊接的成套工艺' }),
    organization: { name },
  });
  const waitingDemand = await ask(by.company, demandOf({ name: '压铸件气孔率在线检测' }));
  for (const id of [otherDemand, nextDemand, demand]) await decide(DEMAND, by.demandAuditor, id, 4);

  const project = done(
    await by.member.post('/web/v1/user/xiangmu', {
      name: '年产一万套保温板的中试基地',
      profile: '<p>中试基地，寻求投资与产业链伙伴。</p>',
      org_name: name,
      investment_amount: '3000',
      scope: 's-101-01-01',
      province: '130000',
      city: '130100',
      county: '130102',
      region_name: '河北省,石家庄市,长安区',
      contacts: '项目联络员',
      contacts_tel: '0311-80000001',
    }),
  ).xiangmu_id as string;
  for (const [noun, id, who] of [
    ['chengguo', result, by.member],
    ['xuqiu', demand, by.member],
  ] as const) {
    done(await who.put(`/web/v1/user/${noun}/matching`, { id, on: true }));
  }
  const star = done(await by.editor.post('/web/ns/star/add', { name: '正定科技星站', url: 'https://example.org/star' }))
    .id as string;
  done(await by.editor.post('/web/ns/star/add', { name: '藁城科技星站', url: 'https://example.org/other' }));
  done(await by.editor.put('/web/ns/star/open', { id: star }));
  const products = done(
    await by.member.list('chanpin', { columns: ['chanpin_id'], where: { audit_status: 4 }, pageSize: 1 }),
  );
  for (const [item_type, form] of [
    [1, { result: { name: '写到一半的成果' } }],
    [2, { demand: { name: '写到一半的需求' } }],
  ] as const) {
    done(await by.member.put('/web/v1/user/draft', { item_type, item_id: '', form }));
  }
  const product = products.records[0].chanpin_id as string;
  const projects = done(
    await by.member.list('xiangmu', { columns: ['xiangmu_id'], where: { audit_status: 4 }, pageSize: 1 }),
  );
  const publicProject = projects.records[0].xiangmu_id as string;
  return {
    organization,
    result,
    otherResult,
    returned,
    waiting,
    demand,
    otherDemand,
    waitingDemand,
    project,
    product,
    publicProject,
    star,
  };
}

/** Comments, one of them reported and one hidden; feedback; deals of both sides; favourites of every kind. */
async function talk(by: Record<Who, Client>, items: Items) {
  const comment = async (who: Client, content: string) =>
    done(await who.post(ADD, { table: 'comment', data: { item_id: items.result, item_type: 1, content } }))
      .id as string;
  await comment(by.company, '请问是否支持小批量试用？');
  const reported = await comment(by.individual, '加微信领取资料');
  const hidden = await comment(by.individual, '低价转让，速联系');
  for (const comment_id of [reported, hidden]) {
    done(await by.company.post('/web/v1/post/report', { kind: 'comment', id: comment_id, reason: 'spam' }));
  }
  done(await by.resultAuditor.post('/web/v1/post/hide', { kind: 'comment', id: hidden, reason: '广告' }));
  for (const [item_type, item_id] of [
    [1, items.result],
    [2, items.demand],
  ] as const) {
    const data = { item_id, item_type, name: '采购负责人', phone: '0311-80001234', remark: '希望了解报价与交期。' };
    done(await by.company.post(ADD, { table: 'feedback', data }));
    done(
      await by.member.post(ADD, {
        table: 'feedback',
        data: { ...data, item_id: item_type === 1 ? items.otherResult : item_id },
      }),
    );
  }
  const deal = done(await by.company.post(DEAL, interest(items.result))).id as string;
  done(await by.member.post(DEAL, interest(items.otherResult)));
  done(await by.member.post(`${DEAL}/step`, { id: deal, state: 'contacted', version: 1 }));
  done(await by.company.post(`${DEAL}/message`, { id: deal, content: '请提供检测报告。' }));
  for (const [item_type, id] of [
    [1, items.otherResult],
    [2, items.demand],
    [4, items.product],
  ] as const) {
    await by.member.post('/web/v1/user/favourite', { item_type, id });
  }
  return { deal };
}

/** A sent push with answers, a draft, one for later, groups, applications in every state, pushes to subscribers. */
async function pushes(by: Record<Who, Client>, items: Items) {
  const orgs = [(await sessionOf(by.member)).orgs[0], (await sessionOf(by.company)).orgs[0]].map(
    (org) => org?.organization_id ?? '',
  );
  done(await by.operator.post('/web/v1/push/orgGroup', { name: '新材料单位', orgs }));
  const apply = async (who: Client, item_type: number, item_id: string) =>
    done(await who.post('/web/v1/user/pushApplication', { item_type, item_id, remark: '面向华北地区' })).id as string;
  const decide = async (id: string, more: object) =>
    done(await by.operator.post('/web/v1/pushApplication/decide', { id, version: 1, ...more }));
  await apply(by.member, 2, items.demand);
  for (const item_type of [1, 2] as const) {
    await makePush(by.operator, { orgs, title: '待确认的推送', item_type });
    await makePush(by.operator, { orgs, title: '定时的推送', item_type, auto_push_time: 2_000_000_000 });
  }
  const unapproved = await makePush(by.operator, { orgs, title: '待批准的推送', item_type: 2 });
  const setting = async (value: string) =>
    done(await by.admin.put('/web/v1/admin/setting', { id: 'push-approval', value }));
  await setting('1');
  done(await by.operator.post('/web/v1/push/confirm', { id: unapproved.id }));
  await setting('0');
  const sent: Awaited<ReturnType<typeof makePush>>[] = [];
  for (const item_type of [1, 2] as const) {
    const push = await makePush(by.operator, { orgs, title: '新材料领域推送', item_type });
    done(await by.operator.post('/web/v1/push/confirm', { id: push.id }));
    await settled(by.operator, push.id);
    sent.push(push);
  }
  const [results, demands] = sent;
  // Of the demand a push was made meanwhile; the others stand at each step of the way.
  await apply(by.company, 2, items.otherDemand);
  await decide(await apply(by.member, 1, items.result), { state: 'confirmed' });
  await decide(await apply(by.individual, 1, items.otherResult), { state: 'declined', reason: '暂无合适单位' });
  // All of it is answered, or it would wait for the rest.
  const answer = async (who: Client, push: (typeof sent)[number] | undefined, org_id: string | undefined) => {
    for (const item_id of push?.items ?? []) {
      const words = { answer: 'interested', content: '希望了解交付周期' };
      done(await who.post('/web/v1/inbox/answer', { push_id: push?.id, org_id, item_id, ...words }));
    }
  };
  await answer(by.member, demands, orgs[0]);
  await answer(by.company, results, orgs[1]);
  const subscriberPush = await toSubscribers(by, 1, items.otherResult);
  const subscriberDemandPush = await toSubscribers(by, 2, items.demand);
  return { push: results?.id ?? '', pushGroup: results?.groupId ?? '', subscriberPush, subscriberDemandPush };
}

/** The member and the company subscribe to everything of a kind, and are told of an item; the member and the individual follow a field. */
async function toSubscribers(by: Record<Who, Client>, item_type: number, item: string): Promise<string> {
  for (const who of [by.member, by.company]) {
    done(await who.put('/web/v1/user/subscription', { item_type, scopes: SCOPES }));
  }
  for (const who of [by.member, by.individual]) {
    done(await who.put('/web/v1/user/follow', { kind: 'field', target: 's-101-01' }));
  }
  done(await by.operator.post('/web/egg/match/pushToSubUser', { item_type, items: [item] }));
  const received = await until(
    async () => done(await by.company.list('user_push', { where: { item_type } })).records as { id: string }[],
    (rows) => rows.length > 0,
  );
  return received[0]?.id ?? '';
}

/** What a member has to do with beside publishing: courses, meetings, clinic, reminders. */
async function ownThings(by: Record<Who, Client>, items: Items): Promise<string> {
  const sign = { name: '报名人', phone: '13700000000' };
  const first = async (table: string) =>
    done(await client(by.member.base).list(table, { columns: ['id'], pageSize: 1 })).records[0].id;
  const rows: [string, object][] = [
    ['course_user', { ...sign, course_id: await first('course') }],
    ['meeting_user', { ...sign, meeting_id: meetingId(0) }],
    [
      'clinic_application',
      { org_name: '燕赵铸造厂', contacts: '冯工程师', phone: '13700000000', remark: '铸件气孔率偏高。' },
    ],
  ];
  const added = [];
  for (const [table, data] of rows) added.push(done(await by.individual.post(ADD, { table, data })));
  done(
    await by.individual.post(ADD, {
      table: 'feedback',
      data: { item_id: items.result, item_type: 1, ...sign, remark: '请介绍样机。' },
    }),
  );
  done(await by.individual.post('/web/v1/user/xuqiu', { ...demandOf({ name: '冷库墙体的保温改造' }) }));
  const cheese_id = done(
    await by.member.post(ADD, { table: 'cheese', data: { title: '中试记录', profile: '<p>记录</p>' } }),
  ).id;
  const reminder = { cheese_id, ai: 1, remind_start_time: 2_000_000_000, ai_stage: 1 };
  done(await by.member.post('/web/egg/remind/add', reminder));
  return added[1].manage;
}

/** What messages and screens carry: the link of an activation, a code to sign in by. */
async function codes(base: string) {
  const account = 'international.member@abc.com.cn';
  done(await client(base).post('/web/v1/register/email', { account }, { origin: base }));
  const [mail] = await sentTo(account, base);
  const mailed = /\/emailActive\/[^\s"<\\]+/.exec(mail?.body ?? '')?.[0] ?? '';
  const begun = done(await client(base).post('/web/v1/loginQr/new'));
  return { mailed, qr: new URL(begun.url, base).search };
}
