import { GENDERS } from '../../../db/contract/enums.ts';
import type { TableHooks } from '../hooks.ts';

const PERSON = { name: 'name_required', phone: 'phone_required' } as const;

/** Sign-ups (core§5, back-office§5): name and phone, and each of them once, which the UNIQUE indices decide (decision 41). */
export const courseUser: TableHooks = {
  required: PERSON,
  options: { sex: GENDERS },
  maxima: { name: 50, phone: 20, org_name: 100, post: 100 },
  duplicate: 'course_registered',
};

export const meetingUser: TableHooks = {
  required: PERSON,
  maxima: { name: 50, phone: 20, unit: 100, post: 100, intention: 500 },
  duplicate: 'meeting_signed_up',
};

export const forumCooperation: TableHooks = {
  required: PERSON,
  options: { sex: GENDERS },
  maxima: { name: 50, phone: 20, org_name: 100, remarks: 500 },
  duplicate: 'cooperation_submitted',
};
