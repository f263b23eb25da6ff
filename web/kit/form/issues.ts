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
  inclusive?: boolean;
  expected?: string;
  input?: unknown;
  /** Values for the places of a text that a rule of its own complains with. */
  params?: Record<string, unknown> | undefined;
}

const SEPARATOR = '|';

/** Codes that tell nobody what to write instead. */
const VAGUE: ReadonlySet<string> = new Set(['invalid_value', 'invalid_type']);

/** What is asked for where a number is expected. */
const NUMBERS: Readonly<Record<string, string>> = { number: 'not_a_number', int: 'whole_number' };

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

/** What a number has to be; nobody types one of ten digits, as times are. */
function numberCode(issue: Issue): string | undefined {
  if (issue.code === 'invalid_type') return NUMBERS[issue.expected ?? ''];
  const bound = issue.code === 'too_big' ? issue.maximum : issue.minimum;
  if (issue.origin !== 'number' || issue.inclusive === false || !(Number(bound) < 1e9)) return undefined;
  return issue.code === 'too_big' ? 'at_most' : 'at_least';
}

/** Packs code and parameters into one text, so that the message follows a later switch of the language. */
export function packIssue(issue: Issue): string {
  const own = isKnown(issue.message) ? issue.message : standingCode(issue);
  const code = VAGUE.has(own) ? (numberCode(issue) ?? own) : own;
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
