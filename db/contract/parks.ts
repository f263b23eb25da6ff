import * as z from 'zod';
import { choices } from './enums.ts';
import { blank } from './fields.ts';
import { telephone } from './formats.ts';
import { asked, type Row } from './tables.ts';

/** Rich texts of a park (back-office§3), in the order of its page. */
export const PARK_TEXTS = [
  'profile',
  'region_bg',
  'build_bg',
  'ecology_bg',
  'link_bg',
  'merchants',
  'financial_support_policy',
  'incentive_policy',
  'talent_attraction_policy',
  'supporting_policy',
  'innovation_policy',
] as const;
type ParkText = (typeof PARK_TEXTS)[number];

/** Longest texts of a park, in characters. */
export const PARK_LIMITS = { name: 100, name_en: 100, address: 200, contacts: 50, contacts_tel: 100 } as const;

/** Longest texts of an intention to settle, in characters. */
export const INTENTION_LIMITS = { name: 50, org_name: 100, project: 200, amount: 50, phone: 50, remark: 500 } as const;

/** What became of an intention. */
export const INTENTION_STATES = choices(
  [1, '待联系', 'New'],
  [2, '已联系', 'Contacted'],
  [3, '已落户', 'Settled'],
  [4, '已结束', 'Closed'],
);

/** The form of an intention to settle. */
export const intentionInput = z.object({
  name: z.string().trim().min(1, 'name_required').max(INTENTION_LIMITS.name, 'too_long'),
  org_name: blank(INTENTION_LIMITS.org_name),
  project: z.string().trim().min(1, 'required').max(INTENTION_LIMITS.project, 'too_long'),
  amount: blank(INTENTION_LIMITS.amount),
  phone: telephone(INTENTION_LIMITS.phone, 'phone_required'),
  remark: blank(INTENTION_LIMITS.remark),
});

/** Columns of a park in a list. */
const CARD = [
  ...(['yuanqu_id', 'name', 'name_en', 'cover', 'profile', 'profile_en', 'address'] as const),
  ...(['province', 'city', 'county', 'add_time'] as const),
] as const;

export type ParkRow = Pick<Row<'yuanqu'>, (typeof CARD)[number]>;

const ORDER = [
  ['sort', 'desc'],
  ['add_time', 'desc'],
  ['yuanqu_id', 'desc'],
] as const;

/** A place as the address of the list names it. */
const PLACE = /^\d{6}$/;

/** The condition that an area's code stands for: its trailing zeros tell the level. */
function placeOf(code: string) {
  if (/^\d\d0000$/.test(code)) return { province: code };
  return /^\d{4}00$/.test(code) ? { city: code } : { county: code };
}

/**
 * The parameters of the table service's list for a page of the parks.
 * @param keyword in the name; @param region code of an area; blank for all
 */
export const parkPage = (keyword: string, region: string, pageIndex: number, pageSize: number) =>
  asked({
    table: 'yuanqu',
    columns: CARD,
    audience: 'visitors',
    where: {
      ...(PLACE.test(region) && placeOf(region)),
      ...(keyword && { or: [{ name: { like: keyword } }, { name_en: { like: keyword } }] }),
    },
    order: ORDER,
    pageIndex,
    pageSize,
  });

/** When visitors see a park. */
export const PARK_SHOWN = ['is_open', 'publish_time', 'unpublish_time'] as const;

/**
 * The same for one with its files, in one call (back-office§7); its answer is a page of one row or none. Editors find what visitors do
 * not see as well, which its page says.
 */
export const parkOf = (id: string) =>
  asked({
    table: 'yuanqu',
    columns: [...CARD, ...PARK_TEXTS.filter((name) => name !== 'profile'), 'contacts', 'contacts_tel', ...PARK_SHOWN],
    where: { yuanqu_id: id },
    process: [
      {
        table: 'attachment_relation',
        on: { item_id: 'yuanqu_id' },
        columns: ['id', 'type', 'file_name', 'file_path', 'file_suffix', 'size'],
        as: 'files',
      },
    ],
    pageSize: 1,
  });

const html = z.string();
const files = z.array(z.object({ fileShowName: z.string(), url: z.string(), suffix: z.string(), size: z.number() }));

/** The form of a park. */
export const parkInput = z.object({
  name: z.string().trim().min(1, 'required').max(PARK_LIMITS.name, 'too_long'),
  name_en: blank(PARK_LIMITS.name_en),
  cover: z.string(),
  address: blank(PARK_LIMITS.address),
  region: z.array(z.object({ id: z.string(), name: z.string() })),
  sort: z
    .string()
    .trim()
    .regex(/^\d{1,6}$/, 'invalid_value'),
  contacts: blank(PARK_LIMITS.contacts),
  contacts_tel: blank(PARK_LIMITS.contacts_tel),
  ...(Object.fromEntries(PARK_TEXTS.map((name) => [name, html])) as Record<ParkText, typeof html>),
  profile_en: html,
  is_open: z.literal([0, 1]),
  publish_time: z.string(),
  unpublish_time: z.string(),
  files,
  photos: files,
});
export type ParkInput = z.output<typeof parkInput>;
