import * as z from 'zod';
import { ITEM } from './limits.ts';
import { PUSH_LIMITS } from './pushes.ts';

/** Rows that pickers load at a time (back-office§9). */
export const PICKER_PAGE = 20;

/** Members that a list of groups names of each, and that one page of them holds. */
export const GROUP_PAGES = { first: 50, page: 500 } as const;

/** Sizes of organisation groups; the name may be empty (decision 89). */
export const GROUP_LIMITS = { name: 100, remark: 200, members: 2000, groups: 200 } as const;

/** A field or an industry as lists show it. */
export interface Named {
  id: string;
  name: string;
  name_en: string | null;
}

/** A page of a picker that goes on behind its last row; `next` is empty at the end. */
export interface Scrolled<T> {
  records: T[];
  next: string | null;
}

/** A packed item of a push group. */
export interface PickItem {
  id: string;
  item_id: string;
  name: string;
  code: string | null;
  summary: string;
  push_state: number;
  push_time: number | null;
  /** 1: it belongs to the push that is being edited. */
  own: number;
  /** 0: not shown to the public any more. */
  is_public: number;
  contacts: string | null;
  contacts_tel: string | null;
  org_name: string | null;
  org_profile: string;
  scopes: Named[];
}

/** An organisation that a push may go to. */
export interface PickOrganization {
  organization_id: string;
  name: string;
  region_name: string | null;
  admin_name: string | null;
  admin_tel: string | null;
  /** 1: its administrator is bound to the chat app. */
  bound: number;
}

/** A public item that can be packed. */
export interface Candidate {
  item_id: string;
  name: string;
  code: string | null;
  org_name: string | null;
  region_name: string | null;
  release_time: number;
  is_tagging: number;
  is_pushed: number;
  /** In how many push groups it is. */
  packed: number;
  scopes: Named[];
}

/** A push group with the numbers of its items. */
export interface PushGroupRow {
  id: string;
  title: string;
  remark: string | null;
  add_time: number;
  items: number;
  free: number;
  pushed: number;
  pushes: number;
  /** A push of the group that is not sent yet. */
  open_push: string | null;
}

export interface GroupMember {
  org_id: string;
  name: string;
  bound: number;
}

/** An earlier push that brought items of a group. */
export interface ReachedPush {
  id: string;
  title: string;
  /** When it went out, or will; unix seconds. */
  time: number | null;
  /** The items that it has in common with the group. */
  items: string[];
  /** Organisations that received it. */
  sent: string[];
  /** Those that may have received it, or are about to. */
  open: string[];
}

/** Which organisations have items of a group already. */
export interface Reached {
  /** The push that the group brings to others: who was reached is left out. */
  source: { id: string; title: string } | null;
  pushes: ReachedPush[];
}

/** An organisation group with its members. */
export interface OrganizationGroup {
  id: string;
  name: string;
  remark: string | null;
  add_time: number;
  /** Grows with every save. */
  version: number;
  /** How many members it has, and the first of them; the others come in pages. */
  count: number;
  members: GroupMember[];
}

/** Who can have a test message. */
export interface TestAddressees {
  /** Whether the operator is bound to the chat app. */
  self: boolean;
  /** Name of the person who has the tests of operators; null where nobody is named, or bound. */
  recipient: string | null;
}

/** What became of a message to oneself. */
export interface TestOutcome {
  sent: boolean;
  hint: string | null;
}

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
