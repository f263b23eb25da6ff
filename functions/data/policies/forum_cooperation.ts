import { forumCooperations } from '../../../db/schema/courses.ts';
import { signUp } from './factories.ts';
import { everybody } from './rules.ts';

/** Forum cooperation intents (core§5). */
export const forum_cooperation = signUp(
  forumCooperations,
  ['name', 'sex', 'org_name', 'phone', 'remarks'],
  ['sex', 'org_name', 'remarks', 'user_id', 'add_time'],
  everybody,
  ['id', 'user_id', 'add_time', 'is_delete'],
);
