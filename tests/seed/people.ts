import { at, chooser } from './random.ts';

const SURNAMES = [
  '陈',
  '刘',
  '赵',
  '孙',
  '李',
  '王',
  '周',
  '吴',
  '郑',
  '冯',
  '许',
  '何',
  '曹',
  '郭',
  '马',
  '梁',
  '宋',
  '韩',
  '唐',
  '董',
];
const ROLES = ['老师', '工程师', '经理', '主任', '专员'];

/** A neutral way to name a contact, such as 陈老师; the same number gives the same name. */
export const contactName = (number: number): string => at(SURNAMES, number * 7 + 3) + at(ROLES, number * 3);

/** A neutral way to name an expert or project leader, such as 韩教授. */
export const expertName = (number: number): string =>
  at(SURNAMES, number) + at(['教授', '研究员', '正高级工程师', '副教授', '高级工程师'], number);

/** A landline of the demo range. */
export const landline = (number: number): string => `0311-8${String(6_000_000 + ((number * 7_919) % 999_999))}`;

/** The account of the n-th demo organisation administrator beyond the named demo accounts. */
export const administratorPhone = (number: number): string => `139000001${String(number).padStart(2, '0')}`;

/** A mobile number for sign-ups and test accounts. */
export const mobile = (number: number): string => `137${String(10_000_000 + (number % 89_999_999))}`;

/** A chat-app id as the gateway gives them: 28 characters that begin with o. */
export function openidOf(number: number): string {
  const choose = chooser(`openid ${number}`);
  const letters = [...'abcdefghijkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789'];
  return `oDemo${Array.from({ length: 23 }, () => choose.one(letters)).join('')}`;
}
