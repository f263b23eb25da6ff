import * as z from 'zod';
import { errorMessages } from './errors.ts';

/** A complaint at one field: `field` is the dotted path, `code` a key of the error table. */
export interface Complaint {
  field: string;
  code: string;
  params?: Record<string, string | number>;
}

type Issue = z.core.$ZodIssue;

const isCode = (text: string): boolean => Object.hasOwn(errorMessages, text);

// Issues do not carry the input, so that "missing" must be told apart from "of another type" while zod still has it.
z.config({
  customError: (issue) => (issue.code === 'invalid_type' && (issue.input ?? '') === '' ? 'required' : undefined),
});

function tooSmall(issue: Extract<Issue, { code: 'too_small' }>): Pick<Complaint, 'code' | 'params'> {
  const min = Number(issue.minimum);
  if (issue.origin === 'string') return min <= 1 ? { code: 'required' } : { code: 'too_short', params: { min } };
  return { code: issue.origin === 'array' || issue.origin === 'set' ? 'required' : 'invalid_value' };
}

function tooBig(issue: Extract<Issue, { code: 'too_big' }>): Pick<Complaint, 'code' | 'params'> {
  const params = { max: Number(issue.maximum) };
  if (issue.origin === 'string') return { code: 'too_long', params };
  return issue.origin === 'array' || issue.origin === 'set' ? { code: 'too_many', params } : { code: 'invalid_value' };
}

function general(issue: Issue): Pick<Complaint, 'code' | 'params'> {
  switch (issue.code) {
    case 'invalid_type':
      return { code: 'invalid_type' };
    case 'too_small':
      return tooSmall(issue);
    case 'too_big':
      return tooBig(issue);
    case 'invalid_format':
      return { code: issue.format === 'email' ? 'email_format' : 'invalid_type' };
    case 'custom':
      return {
        code: 'invalid_value',
        ...(issue.params && { params: issue.params as Record<string, string | number> }),
      };
    case 'unrecognized_keys':
      return { code: 'unknown_field' };
    default:
      return { code: 'invalid_value' };
  }
}

/** A shape may name its own code as message; the length it complains about is kept for the text. */
function complaint(issue: Issue): Pick<Complaint, 'code' | 'params'> {
  const found = general(issue);
  return isCode(issue.message) ? { ...found, code: issue.message } : found;
}

/**
 * Complaints of a refused shape, one a field and the first of each: the same for calls and for forms (CALLS.md "Answers").
 * @param issues issues of a zod error
 */
export function fieldErrorsOf(issues: readonly Issue[]): Complaint[] {
  const byField = new Map<string, Complaint>();
  for (const issue of issues) {
    const path = issue.path.map(String);
    const keys = issue.code === 'unrecognized_keys' ? issue.keys : [undefined];
    for (const key of keys) {
      const field = [...path, ...(key === undefined ? [] : [key])].join('.');
      if (!byField.has(field)) byField.set(field, { field, ...complaint(issue) });
    }
  }
  return [...byField.values()];
}
