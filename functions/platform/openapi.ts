import { OpenAPIHono } from '@hono/zod-openapi';
import type { MiddlewareHandler } from 'hono';
import * as z from 'zod';
import { fieldErrorsOf } from '../../db/contract/issues.ts';
import { holds, userIdOf, VISITOR } from './caller.ts';
import type { AppEnv } from './env.ts';
import { forbidden, invalid, loginTimeout } from './errors.ts';

interface Envelope {
  status: number;
  msg: string;
  result: unknown;
}

/**
 * The success answer of a call as the API description shows it (contract "Answers").
 * @param result shape of `result`
 * @param description one sentence for the reader of /web/docs
 */
export function envelope(result: z.ZodType = z.null(), description = 'Success') {
  const schema: z.ZodType<Envelope> = z.object({ status: z.literal(200), msg: z.string(), result });
  return { 200: { description, content: { 'application/json': { schema } } } };
}

/** A page of records, as the API description shows it. */
export const pageShape = <T extends z.ZodType>(record: T) =>
  z.object({ records: z.array(record), current: z.number(), pages: z.number(), total: z.number() });

/** A JSON body that must be there. */
export function jsonBody<T extends z.ZodType>(schema: T) {
  return { required: true, content: { 'application/json': { schema } } } as const;
}

/** A router whose shapes refuse with 422 and complaints at their fields (contract "Answers"). */
export function createRouter(): OpenAPIHono<AppEnv> {
  return new OpenAPIHono<AppEnv>({
    defaultHook: (result) => {
      if (!result.success) throw invalid(fieldErrorsOf(result.error.issues));
    },
  });
}

/** Route middleware: visitors are refused (status 100) before their input is looked at. */
export const signedInOnly: MiddlewareHandler<AppEnv> = async (c, next) => {
  const caller = await c.get('caller')();
  if (caller.kind === VISITOR.kind) throw loginTimeout();
  await next();
};

/** Route middleware: the platform's administrators only (core§6, ruling 25). */
export const adminOnly: MiddlewareHandler<AppEnv> = async (c, next) => {
  const caller = await c.get('caller')();
  userIdOf(caller);
  if (!holds(caller, 'admin')) throw forbidden();
  await next();
};
