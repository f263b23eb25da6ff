import { pushTemplates } from '../../../db/schema/reference.ts';
import { edited } from './factories.ts';
import { staff } from './rules.ts';

/** Message templates (core§7): operators choose among them. */
export const push_template = edited(pushTemplates, 'id', ['template_id', 'name', 'keynotes'], {
  by: 'admin',
  read: staff('push-admin'),
  derived: ['id'],
});
