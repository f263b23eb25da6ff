import * as z from 'zod';
import { holdsUnseen } from './controls.ts';

/** Brackets that short messages put a sender's name into, and marks that no name needs. */
const MARKS = /[【】〔〕［］<>@]/u;
const ADDRESS =
  /https?:|:\/\/|\bwww\.|[\p{L}\p{N}-]\.(?:com|cn|net|org|top|xyz|vip|club|shop|site|info|cc|io|me|ly|gov|edu|app|link)(?![a-z])/iu;
/** As many digits in a row as a telephone number has, of whatever script, and whatever stands between them. */
const NUMBER = /\p{Nd}(?:[\s().+-]{0,2}\p{Nd}){6,}/u;

/**
 * Whether a text can be the name of an organisation: what messages to people outside may carry. It names nothing else: no
 * address to open, no number to call, no sender of its own.
 * @param name as somebody wrote it; letters of full width count as the plain ones
 */
export function isOrganizationName(name: string): boolean {
  // The ideographic full stop is a dot to a browser.
  const plain = name.normalize('NFKC').replaceAll('。', '.');
  return ![name, plain].some(
    (text) => MARKS.test(text) || holdsUnseen(text) || ADDRESS.test(text) || NUMBER.test(text),
  );
}

/** Letters and digits of full width, which say the same as the plain ones. */
const WIDE = /[\uff10-\uff19\uff21-\uff3a\uff41-\uff5a]/g;

/**
 * The name of an organisation as it is stored: letters and digits plain, blanks single and none around it. Names that differ in blanks,
 * case or the width of brackets besides are the same name, which the database says (decision 406).
 */
export const asOrganizationName = (name: string): string =>
  name
    .normalize('NFC')
    .replace(WIDE, (sign) => String.fromCharCode(sign.charCodeAt(0) - 0xfee0))
    .replace(/\s+/g, ' ')
    .trim();

/** The name of an organisation in calls that give it one. */
export const organizationName = z
  .string('organization_name_required')
  .trim()
  .min(1, 'organization_name_required')
  .max(100, 'too_long')
  .refine(isOrganizationName, 'organization_name_invalid')
  .overwrite(asOrganizationName);
