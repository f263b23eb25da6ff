import { meetings, meetingUsers } from '../../db/schema/courses.ts';
import { allOf, equalsId, exists, staff } from '../data/rules.ts';
import { article, editedBetween, SHOWN, signUp } from './patterns.ts';
import { BOOKED_COLUMNS, bookedHooks, SIGN_UPS_ALLOWED, signUpHooks } from './seats.ts';

const editor = staff('content-admin');

/** Meetings (core§2). */
export const meeting = editedBetween(
  meetings,
  'id',
  [
    ...(['name', 'name_en', 'type', 'profile', 'profile_en', 'cover', 'address', 'address_en'] as const),
    ...(['org_name', 'org_name_en', 'start_time', 'end_time', 'paid'] as const),
    ...BOOKED_COLUMNS,
    ...SHOWN,
  ],
  {
    item: 'filed',
    lends: { files: ['profile', 'profile_en', 'cover'] },
    hooks: bookedHooks('meeting', {
      ...article(['profile', 'profile_en'], ['cover']),
      maxima: { org_name: 100, org_name_en: 200 },
    }),
  },
);

const OWN = ['meeting_id', 'name', 'unit', 'post', 'phone', 'intention', 'party', 'answers'] as const;

/** Meeting sign-ups (core§5): for meetings that are there for whoever signs up. */
export const meeting_user = signUp(
  meetingUsers,
  OWN,
  ['unit', 'post', 'intention', 'user_id', 'add_time', 'party', 'answers', 'origin'],
  (t, given) => equalsId(t.meetingId, given.meeting_id),
  {
    create: (caller, row) =>
      exists(meetings, (item) => allOf(equalsId(item.id, row.meeting_id), meeting.read(caller, item))),
    writable: (caller) => (editor(caller) ? [...OWN, 'origin' as const] : OWN),
    fixed: ['meeting_id'],
    names: { id: ['booking'], meeting_id: ['meeting'], user_id: ['user'] },
    additions: SIGN_UPS_ALLOWED,
    hooks: signUpHooks('meeting', {
      maxima: { name: 50, phone: 20, unit: 100, post: 100, intention: 500 },
      duplicate: 'meeting_signed_up',
    }),
  },
);
