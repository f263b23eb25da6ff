import { sql } from 'drizzle-orm';
import { stars } from '../../../db/schema/community.ts';
import type { Caller } from '../../platform/caller.ts';
import { definePolicy } from '../policy.ts';
import { allOf, anyOf, living, staff } from './rules.ts';

const editor = staff('content-admin');
const managed = (caller: Caller, t: typeof stars) => allOf(editor(caller), living(t));

/** Star sites (core§7, decision 16): the public sees the open ones. */
export const star = definePolicy<typeof stars>({
  table: stars,
  key: 'id',
  read: (caller, t) => allOf(living(t), anyOf(editor(caller), sql`${t.isOpen} = 1`)),
  create: editor,
  update: managed,
  remove: managed,
  writable: (caller) => (editor(caller) ? ['name', 'area_code', 'cover', 'profile', 'url', 'sort'] : []),
  derived: ['id', 'is_open', 'build_count', 'build_time', 'add_time', 'update_time', 'is_delete'],
});
