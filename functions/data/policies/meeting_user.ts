import { meetings, meetingUsers } from '../../../db/schema/courses.ts';
import { signUp } from './factories.ts';
import { allOf, equalsId, exists, living } from './rules.ts';

const policy = signUp(
  meetingUsers,
  ['meeting_id', 'name', 'unit', 'post', 'phone', 'intention'],
  ['unit', 'post', 'intention', 'user_id', 'add_time'],
  (t, given) => equalsId(t.meetingId, given.meeting_id),
  ['id', 'user_id', 'add_time', 'is_delete'],
);

/** Meeting sign-ups (core§5): for meetings that exist. */
export const meeting_user = {
  ...policy,
  create: (_: unknown, row: Readonly<Record<string, unknown>>) =>
    exists(meetings, (item) => allOf(equalsId(item.id, row.meeting_id), living(item))),
};
