import type * as z from 'zod';
import { fieldErrorsOf } from '../../db/contract/issues.ts';
import { invalid } from './errors.ts';

/**
 * What a shape makes of an input.
 * @throws AppError 422 with one complaint a field (CALLS.md "Answers")
 */
export function validate<T extends z.ZodType>(shape: T, input: unknown): z.output<T> {
  const parsed = shape.safeParse(input);
  if (parsed.success) return parsed.data;
  throw invalid(fieldErrorsOf(parsed.error.issues));
}
