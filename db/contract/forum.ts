import * as z from 'zod';
import { choices } from './enums.ts';
import { blank } from './fields.ts';
import { telephone } from './formats.ts';
import { defineText } from './words.ts';

/** Longest texts of an intent to cooperate, in characters. */
export const FORUM_LIMITS = { name: 50, phone: 20, org_name: 100, remarks: 500 } as const;

/** What became of an intent to cooperate. */
export const FORUM_STATES = choices([1, '待联系', 'New'], [2, '已联系', 'Handled']);

/** The form of an intent to cooperate with the forum (core§2, core§5). */
export const cooperationInput = z.object({
  name: z.string().trim().min(1, 'name_required').max(FORUM_LIMITS.name, 'too_long'),
  sex: z.union([z.literal(''), z.number()]),
  org_name: blank(FORUM_LIMITS.org_name),
  phone: telephone(FORUM_LIMITS.phone, 'phone_required'),
  remarks: blank(FORUM_LIMITS.remarks),
});

/** Filters of the list of intents and of its files. */
export const FORUM_FILTERS = ['keyword', 'state'] as const;

/** What the columns are called, on the screen and in the files. */
export const forumWords = defineText({
  name: ['姓名', 'Name'],
  sex: ['性别', 'Gender'],
  org_name: ['单位', 'Organisation'],
  phone: ['手机号', 'Phone'],
  remarks: ['备注', 'Remarks'],
  state: ['状态', 'State'],
  add_time: ['提交时间', 'Sent'],
  sheet: ['合作意向', 'Intents to cooperate'],
});
