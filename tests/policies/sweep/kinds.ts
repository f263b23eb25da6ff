import type { Authority } from '../../../db/contract/limits.ts';

/** What an id names. */
export interface Kind {
  table: string;
  key: string;
  /** Column of the user that a row belongs to. */
  owner?: string;
  /** Everybody may see a row that is neither hidden nor deleted. */
  isPublic?: boolean;
  /** What makes a row one that its owner alone may see, beside staff. */
  hidden?: Record<string, number>;
  /** Whether rows can be marked as deleted. */
  deletes?: boolean;
  /** Staff whose work the hidden rows are; `admin` always. */
  staff?: readonly Authority[];
}

const pending = { audit_status: 1 };

/** Every kind of id that a call may ask for. */
export const KINDS = {
  result: {
    ...{ table: 'chengguo', key: 'chengguo_id', owner: 'add_user', isPublic: true, hidden: pending, deletes: true },
    staff: ['cg-input', 'cg-auditor', 'push-admin'],
  },
  demand: {
    ...{ table: 'xuqiu', key: 'xuqiu_id', owner: 'add_user', isPublic: true, hidden: pending, deletes: true },
    staff: ['xq-input', 'xq-auditor', 'push-admin'],
  },
  product: {
    ...{ table: 'chanpin', key: 'chanpin_id', owner: 'add_user', isPublic: true, hidden: pending, deletes: true },
    staff: ['content-admin'],
  },
  project: {
    ...{ table: 'xiangmu', key: 'xiangmu_id', owner: 'add_user', isPublic: true, hidden: pending, deletes: true },
    staff: ['content-admin'],
  },
  expert: {
    ...{ table: 'zhuanjia', key: 'expert_id', owner: 'add_user', isPublic: true, hidden: pending, deletes: true },
    staff: ['content-admin'],
  },
  organization: {
    ...{ table: 'organization', key: 'organization_id', owner: 'user_id', isPublic: true, deletes: true },
    staff: ['cg-input', 'cg-auditor', 'xq-input', 'xq-auditor', 'push-admin', 'content-admin'],
  },
  user: { table: 'user', key: 'user_id', deletes: true, staff: ['push-admin', 'project-admin', 'content-admin'] },
  push: { table: 'push_wechat', key: 'id', owner: 'add_user', deletes: true, staff: ['push-admin'] },
  pushGroup: { table: 'push_group', key: 'id', owner: 'add_user', deletes: true, staff: ['push-admin'] },
  orgGroup: { table: 'organization_group', key: 'id', owner: 'add_user', deletes: true, staff: ['push-admin'] },
  application: {
    ...{ table: 'push_application', key: 'id', owner: 'add_user' },
    staff: ['push-admin', 'cg-auditor', 'cg-input', 'xq-auditor', 'xq-input'],
  },
  deal: { table: 'deal', key: 'id', owner: 'owner_user', staff: ['push-admin'] },
  feedback: { table: 'feedback', key: 'id', owner: 'user_id', deletes: true, staff: ['push-admin', 'content-admin'] },
  comment: { table: 'comment', key: 'comment_id', owner: 'add_user', isPublic: true },
  reviewComment: {
    ...{ table: 'review_comment', key: 'id', owner: 'add_user', deletes: true },
    staff: ['cg-auditor', 'xq-auditor', 'content-admin'],
  },
  attributionQuestion: {
    ...{ table: 'attribution_question', key: 'id', owner: 'answer_user' },
    staff: ['cg-auditor', 'xq-auditor', 'content-admin'],
  },
  attributionObjection: {
    ...{ table: 'attribution_objection', key: 'id', owner: 'user_id' },
    staff: ['cg-auditor', 'xq-auditor', 'content-admin'],
  },
  notice: { table: 'notice', key: 'id', owner: 'user_id' },
  remind: { table: 'remind', key: 'id', owner: 'add_user', deletes: true },
  star: { table: 'star', key: 'id', isPublic: true, hidden: { is_open: 0 }, deletes: true, staff: ['content-admin'] },
  invitation: { table: 'organization_invitation', key: 'id', owner: 'user_id' },
  upload: { table: 'upload', key: 'id', owner: 'user_id' },
  // Its id is the permission: whoever holds it may read and open it.
  userPush: { table: 'user_push', key: 'id', owner: 'user_id', isPublic: true, staff: ['push-admin'] },
} as const satisfies Record<string, Kind>;

export type KindName = keyof typeof KINDS;

/** What a field's name alone says. */
const NAMES: Readonly<Record<string, KindName>> = {
  chengguo_id: 'result',
  xuqiu_id: 'demand',
  chanpin_id: 'product',
  xiangmu_id: 'project',
  expert_id: 'expert',
  organization_id: 'organization',
  org_id: 'organization',
  org: 'organization',
  from: 'organization',
  to: 'organization',
  user_id: 'user',
  touser: 'user',
  push_id: 'push',
  push_wechat_id: 'push',
  push_group_id: 'pushGroup',
  group_id: 'pushGroup',
  item_id: 'result',
  item: 'result',
  comment_id: 'comment',
};

/** What a bare `id` is, by the address of its call; the first that fits counts. */
const ADDRESSES: readonly [address: RegExp, kind: KindName][] = [
  [/organization\/invite/, 'invitation'],
  [/xuqiu/, 'demand'],
  [/chanpin|\/product\//, 'product'],
  [/xiangmu|\/project\//, 'project'],
  [/zhuanjia/, 'expert'],
  [/organization/, 'organization'],
  [/pushApplication/, 'application'],
  [/orgGroup/, 'orgGroup'],
  [/push\/feedback/, 'feedback'],
  [/userPush/, 'userPush'],
  [/deal/, 'deal'],
  [/\/push|inbox/, 'push'],
  [/review\/comment\/resolve/, 'reviewComment'],
  [/attribution\/(?:question|answer)/, 'attributionQuestion'],
  [/objection\/decide/, 'attributionObjection'],
  [/comment/, 'comment'],
  [/notice/, 'notice'],
  [/remind/, 'remind'],
  [/star/, 'star'],
  [/upload/, 'upload'],
];

/** Lists that ask for no id and show staff more than others. */
export const LISTED: Readonly<Record<string, KindName>> = { '/web/ns/star/list': 'star' };

const isAddress = (name: string): boolean => name === 'from' || name === 'to';

/**
 * What a field of a call names; undefined for fields that hold no id.
 * @param path address of the call
 */
export function kindOf(name: string, path: string): KindName | undefined {
  if (isAddress(name) && !path.endsWith('/merge')) return undefined;
  if (name in NAMES) return NAMES[name];
  if (name !== 'id') return undefined;
  return ADDRESSES.find(([address]) => address.test(path))?.[1] ?? 'result';
}
