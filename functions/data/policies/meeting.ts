import { meetings } from '../../../db/schema/courses.ts';
import { editedLiving } from './factories.ts';

/** Meetings (core§2). */
export const meeting = editedLiving(
  meetings,
  'id',
  ['name', 'type', 'profile', 'cover', 'address', 'org_name', 'start_time', 'end_time'],
  { derived: ['id', 'add_time', 'is_delete'] },
);
