import * as z from 'zod';
import { ENTRIES, entriesOf, entriesText, type OwnEdit } from '../../../../db/contract/organization-edits';
import { isWebSite } from '../../../../db/contract/web-address';
import { type Entry, entry } from './EntryList';

/** Texts of the form with their longest values. */
const TEXTS = {
  profile: 200_000,
  name_en: 200,
  profile_en: 2000,
  logo: 500,
  org_type: 50,
  web_site: 200,
  director: 50,
  address: 500,
  estiblish_time: 50,
  legal_person_name: 100,
  legal_type: 100,
  staff_num_range: 50,
  team_scale: 500,
  business_direction: 2000,
  performance: 2000,
} as const;
const CHOICES = ['assets', 'capital', 'technology', 'business'] as const;
const LISTS = ['talent', 'equipment'] as const;

type TextName = keyof typeof TEXTS;
type Values = Record<TextName, string> &
  Record<(typeof CHOICES)[number], number | ''> &
  Record<(typeof LISTS)[number], Entry[]>;
export type ProfileValues = Values;

const isSite = (value: string) => value === '' || isWebSite(/^[a-z]+:/i.test(value) ? value : `http://${value}`);

const list = z
  .array(z.object({ key: z.number(), parts: z.array(z.string()) }))
  .max(ENTRIES.count, 'too_many')
  .refine(
    (entries) =>
      entries.every(({ parts }) => (parts[0] ?? '').trim() !== '' || parts.every((part) => part.trim() === '')),
    'entry_name_required',
  )
  .refine((entries) => entriesText(entries.map(({ parts }) => parts)).length <= ENTRIES.length, 'too_many');

const choice = z.union([z.literal(''), z.number()]);

/** The form's rules; the server's are the same. */
export const profileSchema = z.object({
  ...Object.fromEntries(Object.entries(TEXTS).map(([name, max]) => [name, z.string().max(max, 'too_long')])),
  web_site: z.string().trim().max(TEXTS.web_site, 'too_long').refine(isSite, 'web_address_invalid'),
  ...Object.fromEntries(CHOICES.map((name) => [name, choice])),
  ...Object.fromEntries(LISTS.map((name) => [name, list])),
});

/** What the form begins with: the record, with what was changed of it and waits or was returned. */
export function profileValues(record: object, edit: OwnEdit | null): Values {
  const changed = (edit?.changes ?? []).map(({ field, after }) => [field.replace('organization.', ''), after]);
  const known = { ...record, ...Object.fromEntries(changed) } as Record<string, unknown>;
  return Object.fromEntries([
    ...Object.keys(TEXTS).map((name) => [name, String(known[name] ?? '')]),
    ...CHOICES.map((name) => [name, known[name] ?? '']),
    ...LISTS.map((name) => [name, entriesOf(known[name] as string | null).map(entry)]),
  ]) as Values;
}

/** The form's values as the call takes them. */
export const profileBody = ({ talent, equipment, ...values }: Values) => ({
  ...values,
  talent: entriesText(talent.map(({ parts }) => parts)),
  equipment: entriesText(equipment.map(({ parts }) => parts)),
});
