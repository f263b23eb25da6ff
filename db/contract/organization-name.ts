import * as z from 'zod';

/** Brackets that short messages put a sender's name into, and marks that no name needs. */
const MARKS = /[【】〔〕［］<>@]/u;
/** Control characters, and those that are not seen or turn the direction of a text. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Zl}\p{Zp}]/u;
const ADDRESS =
  /https?:|:\/\/|\bwww\.|[\p{L}\p{N}-]\.(?:com|cn|net|org|top|xyz|vip|club|shop|site|info|cc|io|me|ly|gov|edu|app|link)(?![a-z])/iu;
/** As many digits in a row as a telephone number has, whatever stands between them. */
const NUMBER = /\d(?:[\s().+-]{0,2}\d){6,}/u;

/**
 * Whether a text can be the name of an organisation: what messages to people outside may carry. It names nothing else: no
 * address to open, no number to call, no sender of its own.
 * @param name as somebody wrote it; letters of full width count as the plain ones
 */
export function isOrganizationName(name: string): boolean {
  const plain = name.normalize('NFKC');
  return ![name, plain].some(
    (text) => MARKS.test(text) || UNSEEN.test(text) || ADDRESS.test(text) || NUMBER.test(text),
  );
}

/** The name of an organisation in calls that give it one. */
export const organizationName = z
  .string('organization_name_required')
  .trim()
  .min(1, 'organization_name_required')
  .max(100)
  .refine(isOrganizationName, 'organization_name_invalid');
