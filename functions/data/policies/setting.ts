import { settings } from '../../../db/schema/reference.ts';
import { definePolicy } from '../policy.ts';
import { among, staff } from './rules.ts';

const admin = staff('admin');

/** Settings that pages of visitors need; every other one is for administrators. */
const PUBLIC = [
  'wx_app_id',
  'result-contacts',
  'demand-contacts',
  'project-contacts',
  'upload-server-host',
  'project-regions',
  'listing-months',
];

/** Settings (core§3). */
export const setting = definePolicy<typeof settings>({
  table: settings,
  key: 'id',
  aliases: ['settings'],
  read: (caller, t) => admin(caller) || among(t.id, PUBLIC),
  create: admin,
  update: admin,
  remove: admin,
  writable: (caller) => (admin(caller) ? ['id', 'value'] : []),
  fixed: ['id'],
});
