import { workGroups } from '../../../db/schema/work-groups.ts';
import { edited } from './factories.ts';
import { allOf, living, staff } from './rules.ts';

/** Groups of staff (core§6): administrators keep them, everybody else reads their own by a call. */
export const work_group = edited(workGroups, 'id', ['name', 'name_en', 'authorities', 'sort'], {
  by: 'admin',
  read: (caller, t) => allOf(staff('admin')(caller), living(t)),
  derived: ['id', 'is_delete'],
});
