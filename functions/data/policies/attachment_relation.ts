import { eq, type SQL } from 'drizzle-orm';
import type { SQLiteColumn, SQLiteTable } from 'drizzle-orm/sqlite-core';
import { attachments } from '../../../db/schema/attachments.ts';
import type { Caller } from '../../platform/caller.ts';
import { definePolicy, type Policy, type Rule } from '../policy.ts';
import { chanpin } from './chanpin.ts';
import { chengguo } from './chengguo.ts';
import { clinic_case } from './clinic_case.ts';
import { course } from './course.ts';
import { innovate } from './innovate.ts';
import { meeting } from './meeting.ts';
import { news } from './news.ts';
import { project } from './project.ts';
import { project_news } from './project_news.ts';
import { allOf, anyOf, exists, idOf, living, signedIn } from './rules.ts';
import { xiangmu } from './xiangmu.ts';
import { xuqiu } from './xuqiu.ts';
import { yuanqu } from './yuanqu.ts';
import { zhuanjia } from './zhuanjia.ts';

type Verb = 'read' | 'update';
type Item = (verb: Verb, caller: Caller, id: SQL | string | SQLiteColumn) => Rule;

/** Whether an item of one table may be read or written; ids are unique across tables (decision 19). */
const item =
  <T extends SQLiteTable>(policy: Policy<T>, key: (row: T) => SQLiteColumn): Item =>
  (verb, caller, id) =>
    exists(policy.table, (row) => {
      const allowed = policy[verb](caller, row, {});
      return allowed === false ? false : allOf(eq(key(row), id), allowed);
    });

// The most frequent kinds first: the search ends at the first that holds.
const ITEMS: readonly Item[] = [
  item(chengguo, (row) => row.id),
  item(xuqiu, (row) => row.id),
  item(project, (row) => row.id),
  item(yuanqu, (row) => row.id),
  item(project_news, (row) => row.id),
  item(zhuanjia, (row) => row.id),
  item(chanpin, (row) => row.id),
  item(xiangmu, (row) => row.id),
  item(news, (row) => row.id),
  item(innovate, (row) => row.id),
  item(course, (row) => row.id),
  item(meeting, (row) => row.id),
  item(clinic_case, (row) => row.id),
];

const may = (verb: Verb, caller: Caller, id: string | SQLiteColumn) =>
  anyOf(...ITEMS.map((allowed) => allowed(verb, caller, id)));

const writes = (caller: Caller, t: typeof attachments) =>
  signedIn(caller) && allOf(living(t), may('update', caller, t.itemId));

/** Attachments (core§3): read with their item, written by who may write the item itself (decision 31). */
export const attachment_relation = definePolicy<typeof attachments>({
  table: attachments,
  key: 'id',
  aliases: ['attachment'],
  read: (caller, t) => allOf(living(t), may('read', caller, t.itemId)),
  // Ids are unique across tables: one of them has the item, and to experts its project costs their own row as well.
  readCost: 2,
  create: (caller, row) => {
    const id = idOf(row.item_id);
    return signedIn(caller) && id !== null && may('update', caller, id);
  },
  update: writes,
  remove: writes,
  writable: (caller) => (signedIn(caller) ? ['type', 'item_id', 'file_name', 'file_path', 'file_suffix', 'size'] : []),
  fixed: ['item_id'],
  derived: ['id', 'add_time', 'is_delete'],
});
