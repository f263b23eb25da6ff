import * as z from 'zod';
import { scopeName } from './cards.ts';
import { ITEM } from './limits.ts';
import { PUSH_LIMITS } from './pushes.ts';

/** Members that a list of groups names of each, and that one page of them holds. */
export const GROUP_PAGES = { first: 50, page: 500 } as const;

/** Sizes of organisation groups; the name may be empty (decision 89). */
export const GROUP_LIMITS = { name: 100, remark: 200, members: 2000, groups: 200 } as const;

/** A page of a picker that goes on behind its last row; `next` is empty at the end. */
export interface Scrolled<T> {
  records: T[];
  next: string | null;
}

/** A packed item of a push group. */
export const pickItem = z.object({
  id: z.string(),
  item_id: z.string(),
  name: z.string(),
  code: z.string().nullable(),
  summary: z.string(),
  push_state: z.number(),
  push_time: z.number().nullable(),
  /** 1: it belongs to the push that is being edited. */
  own: z.number(),
  /** 0: not shown to the public any more. */
  is_public: z.number(),
  contacts: z.string().nullable(),
  contacts_tel: z.string().nullable(),
  org_name: z.string().nullable(),
  org_profile: z.string(),
  scopes: z.array(scopeName),
});
export type PickItem = z.output<typeof pickItem>;

/** An organisation that a push may go to. */
export const pickOrganization = z.object({
  organization_id: z.string(),
  name: z.string(),
  region_name: z.string().nullable(),
  admin_name: z.string().nullable(),
  admin_tel: z.string().nullable(),
  /** 1: its administrator is bound to the chat app. */
  bound: z.number(),
});
export type PickOrganization = z.output<typeof pickOrganization>;

/** A public item that can be packed. */
export const candidate = z.object({
  item_id: z.string(),
  name: z.string(),
  code: z.string().nullable(),
  org_name: z.string().nullable(),
  region_name: z.string().nullable(),
  release_time: z.number(),
  is_tagging: z.number(),
  is_pushed: z.number(),
  /** In how many push groups it is. */
  packed: z.number(),
  scopes: z.array(scopeName),
});
export type Candidate = z.output<typeof candidate>;

/** A push group with the numbers of its items. */
export const pushGroupRow = z.object({
  id: z.string(),
  title: z.string(),
  remark: z.string().nullable(),
  add_time: z.number(),
  items: z.number(),
  free: z.number(),
  pushed: z.number(),
  pushes: z.number(),
  /** A push of the group that is not sent yet. */
  open_push: z.string().nullable(),
  /** When that one goes out by itself; unix seconds, null without a schedule. */
  open_time: z.number().nullable(),
});
export type PushGroupRow = z.output<typeof pushGroupRow>;

export const groupMember = z.object({
  org_id: z.string(),
  name: z.string(),
  bound: z.number(),
});
export type GroupMember = z.output<typeof groupMember>;

/** An earlier push that brought items of a group. */
const reachedPush = z.object({
  id: z.string(),
  title: z.string(),
  /** When it went out, or will; unix seconds. */
  time: z.number().nullable(),
  /** The items that it has in common with the group. */
  items: z.array(z.string()),
  /** Organisations that received it. */
  sent: z.array(z.string()),
  /** Those that may have received it, or are about to. */
  open: z.array(z.string()),
});
export type ReachedPush = z.output<typeof reachedPush>;

/** Which organisations have items of a group already. */
export const reached = z.object({
  /** The push that the group brings to others: who was reached is left out. */
  source: z.object({ id: z.string(), title: z.string() }).nullable(),
  pushes: z.array(reachedPush),
});
export type Reached = z.output<typeof reached>;

/** An organisation group with its members. */
export const organizationGroup = z.object({
  id: z.string(),
  name: z.string(),
  remark: z.string().nullable(),
  add_time: z.number(),
  /** Grows with every save. */
  version: z.number(),
  /** How many members it has, and the first of them; the others come in pages. */
  count: z.number(),
  members: z.array(groupMember),
});
export type OrganizationGroup = z.output<typeof organizationGroup>;

/** Who can have a test message. */
export const testAddressees = z.object({
  /** Whether the operator is bound to the chat app. */
  self: z.boolean(),
  /** Name of the person who has the tests of operators; null where nobody is named, or bound. */
  recipient: z.string().nullable(),
});
export type TestAddressees = z.output<typeof testAddressees>;

/** What became of a message to oneself. */
export const testOutcome = z.object({
  sent: z.boolean(),
  hint: z.string().nullable(),
});
export type TestOutcome = z.output<typeof testOutcome>;

const id = z.string().trim().min(1).max(64);

/** A message to oneself, or to the named test recipient: of a saved push, or of what stands in the form. */
export const pushTest = z.strictObject({
  id: id.optional(),
  title: z.string().trim().min(1, 'push_title_required').max(PUSH_LIMITS.title),
  remark: z.string().trim().max(PUSH_LIMITS.remark).optional(),
  item_type: z.union([z.literal(ITEM.result), z.literal(ITEM.demand)]),
  to: z.enum(['self', 'recipient']).optional(),
});
export type PushTest = z.output<typeof pushTest>;

/** An organisation group with all its members, and the version that the form was opened with; without an id it is a new one. */
export const organizationGroupInput = z.strictObject({
  id: id.optional(),
  name: z.string().trim().max(GROUP_LIMITS.name),
  remark: z.string().trim().max(GROUP_LIMITS.remark).nullish(),
  orgs: z
    .array(id)
    .max(GROUP_LIMITS.members)
    .transform((list) => [...new Set(list)]),
  version: z.number().int().optional(),
});
export type OrganizationGroupInput = z.output<typeof organizationGroupInput>;
