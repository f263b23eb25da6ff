import { meetings, meetingUsers } from '../../db/schema/courses.ts';
import { allOf, equalsId, exists, living } from '../data/rules.ts';
import { article, editedLiving, signUp } from './patterns.ts';

/** Meetings (core§2). */
export const meeting = editedLiving(
  meetings,
  'id',
  ['name', 'name_en', 'type', 'profile', 'cover', 'address', 'address_en', 'org_name', 'start_time', 'end_time'],
  {
    item: 'filed',
    lends: { files: ['profile', 'cover'] },
    hooks: article(['profile'], ['cover']),
  },
);

/** Meeting sign-ups (core§5): for meetings that exist. */
export const meeting_user = signUp(
  meetingUsers,
  ['meeting_id', 'name', 'unit', 'post', 'phone', 'intention'],
  ['unit', 'post', 'intention', 'user_id', 'add_time'],
  (t, given) => equalsId(t.meetingId, given.meeting_id),
  {
    create: (_, row) => exists(meetings, (item) => allOf(equalsId(item.id, row.meeting_id), living(item))),
    names: { meeting_id: ['meeting'], user_id: ['user'] },
    hooks: {
      maxima: { name: 50, phone: 20, unit: 100, post: 100, intention: 500 },
      duplicate: 'meeting_signed_up',
    },
  },
);
