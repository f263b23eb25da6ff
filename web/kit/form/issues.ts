import { errorMessages, messageOf } from '../../../db/contract/errors';
import type { Lang } from '../i18n';

/** The parts of a zod issue that choose and fill its text. */
export interface Issue {
  code?: string | undefined;
  message: string;
  maximum?: number | bigint;
  minimum?: number | bigint;
  origin?: string;
  format?: string;
  input?: unknown;
  /** Values for the places of a text that a rule of its own complains with. */
  params?: Record<string, unknown> | undefined;
}

const SEPARATOR = '|';

const isKnown = (code: string): boolean => Object.hasOwn(errorMessages, code);
const isAbsent = (value: unknown): boolean => value === undefined || value === null || value === '';

function standingCode(issue: Issue): string {
  switch (issue.code) {
    case 'too_big':
      return issue.origin === 'array' ? 'too_many' : issue.origin === 'string' ? 'too_long' : 'invalid_value';
    case 'too_small':
      return Number(issue.minimum) <= 1 && issue.origin !== 'number'
        ? 'required'
        : issue.origin === 'string'
          ? 'too_short'
          : 'invalid_value';
    case 'invalid_type':
      return isAbsent(issue.input) ? 'required' : 'invalid_type';
    case 'invalid_format':
      return issue.format === 'email' ? 'email_format' : 'invalid_type';
    case 'unrecognized_keys':
      return 'unknown_field';
    case 'invalid_value':
      return isAbsent(issue.input) ? 'required' : 'invalid_value';
    default:
      return 'invalid_value';
  }
}

/** Packs code and parameters into one text, so that the message follows a later switch of the language. */
export function packIssue(issue: Issue): string {
  const code = isKnown(issue.message) ? issue.message : standingCode(issue);
  const params = {
    ...(issue.maximum === undefined ? {} : { max: Number(issue.maximum) }),
    ...(issue.minimum === undefined ? {} : { min: Number(issue.minimum) }),
    ...issue.params,
  };
  return `${code}${SEPARATOR}${JSON.stringify(params)}`;
}

/** The text of a packed issue; anything else (a message worded by the server) stays as it is. */
export function packedText(lang: Lang, packed: string): string {
  const at = packed.indexOf(SEPARATOR);
  const code = at > 0 ? packed.slice(0, at) : packed;
  if (!isKnown(code)) return packed;
  return messageOf(code, lang, at > 0 ? (JSON.parse(packed.slice(at + 1)) as Record<string, number>) : {});
}
