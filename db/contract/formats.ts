import * as z from 'zod';
import { EMAIL } from './email.ts';
import type { ErrorCode } from './errors.ts';
import { text } from './fields.ts';
import { type Format, formatsOf } from './form.ts';
import { DEMAND_FORM } from './form-demands.ts';
import { PROJECT_FORM } from './form-projects.ts';
import { RESULT_FORM } from './form-results.ts';
import { asWebSite } from './web-address.ts';

/** Whether a text is an e-mail address. */
export const isEmail = (value: string): boolean => EMAIL.test(value);

/** One number with what people put between its digits, a country code before it and an extension behind it. */
const NUMBER = /^\+?\(?\d[\d\s().-]*(?:(?:转|轉|分机|ext\.?|x|#)\s*\d{1,6})?$/i;
/** What stands between several numbers. */
const BETWEEN = /[/,;、]|或/;

function isNumber(value: string): boolean {
  const [number = ''] = value.split(/转|轉|分机|ext|x|#/i);
  const digits = number.replace(/\D/g, '').length;
  return NUMBER.test(value) && digits >= 5 && digits <= 18;
}

/** Whether a text is a telephone number, or several of them: mobile or not, from anywhere. */
export const isTelephone = (value: string): boolean =>
  value
    .normalize('NFKC')
    .split(BETWEEN)
    .every((number) => isNumber(number.trim()));

/** Whether a text says how to reach somebody: a telephone number or an e-mail address, or several of them. */
const isContact = (value: string): boolean =>
  isTelephone(value) || value.split(BETWEEN).every((one) => isEmail(one.trim()) || isTelephone(one));

/** An amount in 10,000 yuan as digits, whatever separates its thousands; null for anything else. */
function asAmount(value: string): string | null {
  const digits = value.normalize('NFKC').replace(/[,\s]/g, '');
  return /^\d+(?:\.\d{1,4})?$/.test(digits) ? digits : null;
}

/** Level of an administrative code by its digits: 1 a province, 2 a city, 3 a county; 0 for what is no code. */
function levelOf(code: string): number {
  if (!/^\d{6}$/.test(code)) return 0;
  if (code.endsWith('0000')) return 1;
  return code.endsWith('00') ? 2 : 3;
}

/** Whether a code lies in a wider one. */
const liesIn = (code: string, wider: string): boolean =>
  levelOf(code) > levelOf(wider) && code.startsWith(wider.slice(0, 2 * levelOf(wider)));

const codesIn = (value: string): string[] => value.split(',').map((code) => code.trim());

/** Whether a text is one place: its code, or the codes on the way to it from the province down. */
const isPlace = (value: string): boolean =>
  codesIn(value).every((code, at, path) => levelOf(code) > 0 && (at === 0 || liesIn(code, path[at - 1] ?? '')));

const ifTrue = (passes: (value: string) => boolean) => (value: string) => (passes(value) ? value : null);
const ofLevel = (level: number) => ifTrue((code) => levelOf(code) === level);

/** What a text of a form of its own is: how it is stored, null for what is none, and the text of the refusal. */
interface FormatRule {
  read: (value: string) => string | null;
  code: ErrorCode;
}

const RULES = {
  email: { read: ifTrue(isEmail), code: 'email_format' },
  telephone: { read: ifTrue(isTelephone), code: 'telephone_invalid' },
  /** As people leave it in a message: a telephone number or an e-mail address. */
  contact: { read: ifTrue(isContact), code: 'contact_invalid' },
  webSite: { read: asWebSite, code: 'web_address_invalid' },
  /** In 10,000 yuan. */
  amount: { read: asAmount, code: 'amount_invalid' },
  /** An administrative code, or the codes on the way to it with commas. */
  place: { read: ifTrue(isPlace), code: 'place_invalid' },
  province: { read: ofLevel(1), code: 'place_invalid' },
  city: { read: ofLevel(2), code: 'place_invalid' },
  county: { read: ofLevel(3), code: 'place_invalid' },
  /** The code of a country or its name in either language; which ones there are, the server knows. */
  country: { read: ifTrue((value) => value.length <= 100), code: 'country_invalid' },
} as const satisfies Record<Format, FormatRule>;

/**
 * A text as a column of a format stores it.
 * @param value without white space around it
 * @returns the stored text, or the code of the complaint
 */
export function readFormat(format: Format, value: string): { value: string } | { code: ErrorCode } {
  const { read, code } = RULES[format];
  const stored = read(value);
  return stored === null ? { code } : { value: stored };
}

/** A text of a format in a form, which may be missing; some clients send amounts as numbers. */
export const formatted = (format: Format, max: number) =>
  z
    .preprocess((value) => (typeof value === 'number' ? String(value) : value), text(max))
    .refine((value) => !value || RULES[format].read(value) !== null, RULES[format].code)
    .transform((value) => (value ? RULES[format].read(value) : value));

/** A telephone number in a form that asks for one. */
export const telephone = (max: number, missing: ErrorCode) =>
  z.string({ error: missing }).trim().min(1, missing).max(max, 'too_long').refine(isTelephone, 'telephone_invalid');

/** A telephone number or an e-mail address in a form that asks how to reach somebody. */
export const contact = (max: number, missing: ErrorCode) =>
  z.string({ error: missing }).trim().min(1, missing).max(max, 'too_long').refine(isContact, 'contact_invalid');

const CONTACT = { contacts_tel: 'telephone', contacts_email: 'email' } as const;
const PLACE = { province: 'province', city: 'city', county: 'county' } as const;

/** Columns that hold a text of a format, by table: every door to them asks for it. */
export const FORMATTED: Readonly<Record<string, Readonly<Record<string, Format>>>> = {
  chengguo: formatsOf(RESULT_FORM),
  xuqiu: formatsOf(DEMAND_FORM),
  xiangmu: formatsOf(PROJECT_FORM),
  organization: { ...CONTACT, ...PLACE, web_site: 'webSite', country: 'country' },
  zhuanjia: { ...CONTACT, ...PLACE },
  yuanqu: { contacts_tel: 'telephone', ...PLACE },
  yuanqu_intention: { phone: 'telephone' },
  inquiry: { email: 'email' },
  user: {
    ...{ tel: 'telephone', country: 'country' },
    ...{ visible_province: 'province', visible_city: 'city', visible_county: 'county' },
  },
  feedback: { phone: 'contact' },
  clinic_application: { phone: 'telephone' },
  course_application: { phone: 'telephone' },
  course_user: { phone: 'telephone' },
  meeting_user: { phone: 'telephone' },
  forum_cooperation: { phone: 'telephone' },
  project_contacts: { contacts_phone: 'telephone' },
  project_recommend: { org_contacts_phone: 'telephone', org_contacts_email: 'email' },
  subscription: { region: 'place' },
  workstation: { area_code: 'place' },
  star: { area_code: 'place' },
  region: { id: 'place' },
};

type Codes = Readonly<Record<string, unknown>>;

/** A value as the text that it is, without white space around it; empty for anything else. */
export const textOf = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');

/** Formats of columns that hold one level each, the widest first. */
const LEVELS: readonly Format[] = ['province', 'city', 'county'];

/**
 * Columns of places that do not lie in the wider one beside them: a city of another province.
 * @param table physical name
 */
export function strayPlaces(table: string, row: Codes): string[] {
  const columns = Object.entries(FORMATTED[table] ?? {});
  const path = LEVELS.flatMap((level) => columns.filter(([, format]) => format === level).map(([name]) => name))
    .map((name) => ({ name, code: textOf(row[name]) }))
    .filter(({ code }) => code !== '');
  return path.filter(({ code }, at) => at > 0 && !liesIn(code, path[at - 1]?.code ?? '')).map(({ name }) => name);
}

/** Places and countries that a row names, each with its column. */
interface NamedPlaces {
  places: { column: string; code: string }[];
  countries: { column: string; name: string }[];
}

/**
 * What a row names that must exist: the server looks it up.
 * @param table physical name
 */
export function namedPlaces(table: string, row: Codes): NamedPlaces {
  const named: NamedPlaces = { places: [], countries: [] };
  for (const [column, format] of Object.entries(FORMATTED[table] ?? {})) {
    const value = textOf(row[column]);
    if (value === '') continue;
    if (format === 'country') named.countries.push({ column, name: value });
    if (format === 'place') named.places.push(...codesIn(value).map((code) => ({ column, code })));
    if (LEVELS.includes(format)) named.places.push({ column, code: value });
  }
  return named;
}
