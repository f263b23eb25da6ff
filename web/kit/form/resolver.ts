import { toNestErrors } from '@hookform/resolvers';
import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form';
import type { ZodType } from 'zod';
import { type Issue, packIssue } from './issues';

/** zod schema to form errors. Unlike the ready-made resolver it keeps an issue's limits for its text. */
export function schemaResolver<T extends FieldValues>(schema: ZodType): Resolver<T> {
  return async (values, _context, options) => {
    const parsed = await schema.safeParseAsync(values, { reportInput: true });
    if (parsed.success) return { values: parsed.data as T, errors: {} };
    const flat: Record<string, { type: string; message: string }> = {};
    for (const issue of parsed.error.issues) {
      const name = issue.path.map(String).join('.') || 'root';
      flat[name] ??= { type: issue.code ?? 'custom', message: packIssue(issue as Issue) };
    }
    return { values: {}, errors: toNestErrors(flat as FieldErrors<T>, options as never) as FieldErrors<T> };
  };
}
