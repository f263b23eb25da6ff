import { demoPasswordHash } from '../password.ts';
import { administratorPhone, contactName, mobile, openidOf } from '../people.ts';
import { DEMO_START, demoId, nextNumber, type Row } from '../rows.ts';

const ACCOUNT_COUNT = 13;
const ADMINISTRATOR_COUNT = 23;
const VISITOR_COUNT = 6;

/** Id of the demo account whose phone ends in this number, 1 to 13 (README "Demo accounts"). */
export const accountId = (number: number): string => demoId('account', number, DEMO_START);

/** Id of the n-th organisation administrator beyond the named accounts, 1 to 23. */
export const administratorId = (number: number): string => demoId('administrator', number, DEMO_START);

/** Id of the n-th ordinary member who comments and signs up, 1 to 6. */
export const memberId = (number: number): string => demoId('member', number, DEMO_START);

/**
 * A user row with the demo password; every column may be overridden.
 * @param overrides wire-named columns; @param number makes account and id unique
 */
export function makeUser(overrides: Row = {}, number = nextNumber('user')): Row {
  return {
    user_id: demoId('user', number, DEMO_START),
    name: contactName(number),
    nickname: `会员${number}`,
    sex: number % 2,
    tel: mobile(number),
    avatar: null,
    authority: '',
    account: mobile(number),
    password: demoPasswordHash(),
    openid: null,
    org_type: null,
    activity_identity: null,
    visible_province: null,
    visible_city: null,
    visible_county: null,
    is_delete: 0,
    add_time: DEMO_START,
    ...overrides,
  };
}

interface Account {
  nickname: string;
  name: string;
  authority?: string;
  org_type?: string;
  bound?: boolean;
}

const ACCOUNTS: readonly Account[] = [
  { nickname: '研究院管理员', name: '院办陈老师', org_type: 'org', bound: true },
  { nickname: '个人发布者', name: '独立研发者' },
  { nickname: '成果录入员', name: '成果录入专员', authority: 'cg-input' },
  { nickname: '成果审核员', name: '成果审核专员', authority: 'cg-auditor' },
  { nickname: '需求录入员', name: '需求录入专员', authority: 'xq-input' },
  { nickname: '需求审核员', name: '需求审核专员', authority: 'xq-auditor' },
  { nickname: '推送运营员', name: '推送运营专员', authority: 'push-admin' },
  { nickname: '科技企业管理员', name: '企业技术经理', org_type: 'company', bound: true },
  { nickname: '研究所管理员', name: '所办刘老师', org_type: 'org' },
  { nickname: '项目申报人', name: '申报人周工程师', org_type: 'org' },
  { nickname: '平台管理员', name: '平台管理专员', authority: 'admin' },
  { nickname: '申报项目管理员', name: '申报项目管理专员', authority: 'project-admin' },
  { nickname: '内容编辑', name: '内容编辑专员', authority: 'content-admin' },
];

/** The 13 demo accounts, then organisation administrators (the first 18 bound to the chat app), then members. */
export function demoUsers(): Row[] {
  const accounts = ACCOUNTS.map(({ bound, ...columns }, index) => {
    const phone = `138000000${String(index + 1).padStart(2, '0')}`;
    const openid = bound ? openidOf(index + 1) : null;
    return makeUser({ user_id: accountId(index + 1), account: phone, tel: phone, openid, ...columns }, index + 1);
  });
  const administrators = Array.from({ length: ADMINISTRATOR_COUNT }, (_, index) => {
    const phone = administratorPhone(index + 1);
    const openid = index < 18 ? openidOf(100 + index) : null;
    const nickname = `单位管理员${index + 1}`;
    const id = administratorId(index + 1);
    const org_type = index % 2 === 0 ? 'org' : 'company';
    return makeUser({ user_id: id, account: phone, tel: phone, openid, nickname, org_type }, ACCOUNT_COUNT + index + 1);
  });
  const members = Array.from({ length: VISITOR_COUNT }, (_, index) => {
    const number = ACCOUNT_COUNT + ADMINISTRATOR_COUNT + index + 1;
    return makeUser({ user_id: memberId(index + 1), nickname: `技术会员${index + 1}` }, number);
  });
  return [...accounts, ...administrators, ...members];
}
