import { isAuthorityList } from '../../db/contract/work-groups.ts';
import { auditLog } from '../../db/schema/platform.ts';
import { workGroups } from '../../db/schema/work-groups.ts';
import { CLOSED, staff } from '../data/rules.ts';
import { defineTable } from '../data/table.ts';
import { invalid } from '../platform/errors.ts';
import { staffOnly } from './patterns.ts';

/** Who changed what and when: administrators read it, nobody writes it over the wire. */
export const audit_log = defineTable({
  table: auditLog,
  key: 'id',
  read: staff('admin'),
  ...CLOSED,
  names: { user_id: ['user'] },
});

function checkAuthorities(value: unknown): void {
  const blank = value === undefined || value === null || value === '';
  if (!blank && !isAuthorityList(String(value))) throw invalid([{ field: 'authorities', code: 'invalid_value' }]);
}

/** Groups of staff (core§6): administrators keep them, everybody else reads their own by a call. */
export const work_group = staffOnly(workGroups, 'id', ['name', 'name_en', 'authorities', 'sort'], {
  by: 'admin',
  hooks: {
    required: { name: 'required' },
    maxima: { name: 50, name_en: 100, authorities: 200 },
    beforeAdd: (rows) => {
      for (const { authorities } of rows) checkAuthorities(authorities);
      return undefined;
    },
    beforePut: (_, { authorities }) => {
      checkAuthorities(authorities);
      return undefined;
    },
  },
});
