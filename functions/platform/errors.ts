import type { ErrorCode } from '../../db/contract/errors.ts';
import type { Complaint } from '../../db/contract/issues.ts';

/** One field's complaint in a 422 answer (CALLS.md "Answers"). */
export type FieldError = Complaint;

type HttpStatus = 400 | 401 | 403 | 404 | 405 | 409 | 413 | 415 | 422 | 428 | 429 | 500 | 503;

/** An expected refusal: rendered by the app as the envelope with the text of `code` (core§8). */
export class AppError extends Error {
  readonly status: HttpStatus;
  readonly code: ErrorCode;
  readonly fields: FieldError[];
  readonly params: Record<string, string | number>;
  /** Which of several operations of a call was refused, counted from 0. */
  operation: number | undefined;
  /** What the refusal carries instead of complaints, where the contract says so. */
  readonly result: unknown;

  constructor(
    status: HttpStatus,
    code: ErrorCode,
    options: { fields?: FieldError[]; params?: Record<string, string | number>; result?: unknown } = {},
  ) {
    super(code);
    this.status = status;
    this.code = code;
    this.fields = options.fields ?? [];
    this.params = options.params ?? {};
    this.result = options.result ?? null;
  }
}

/** Not signed in, or the session ended: status 100 in the envelope (core§8). */
export const loginTimeout = () => new AppError(401, 'login_timeout');

/** What only somebody who knows the password may do: the caller gives it once more, and calls again. */
export const passwordAgain = () =>
  new AppError(428, 'password_again', { fields: [{ field: 'password', code: 'password_again' }] });

/** Absent and forbidden read alike (house 2). */
export const notFound = () => new AppError(404, 'not_found');

/** A signed-in caller asks for something that exists for others only. */
export const forbidden = () => new AppError(403, 'forbidden');

/** Complaints of one answer, and characters of a field's name: whoever sends nonsense by the thousand gets no echo of it. */
export const MAX_COMPLAINTS = 20;
const MAX_FIELD_NAME = 128;

/**
 * Complaints at fields (CALLS.md "Answers").
 * @param fields one entry a field; the answer carries the first twenty
 */
export const invalid = (fields: readonly FieldError[]) =>
  new AppError(422, 'invalid', {
    fields: fields.slice(0, MAX_COMPLAINTS).map((each) => ({ ...each, field: each.field.slice(0, MAX_FIELD_NAME) })),
  });
