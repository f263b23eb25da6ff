import type { OpenAPIHono } from '@hono/zod-openapi';
import * as z from 'zod';
import type { AppEnv } from '../../platform/env.ts';
import { WHO, type Who } from '../../platform/openapi.ts';
import { SESSION_COOKIE } from '../../platform/session-cookies.ts';

/** The OpenAPI document as the library makes it. */
export type ApiDocument = ReturnType<OpenAPIHono['getOpenAPI31Document']>;

const REFUSALS: Readonly<Record<number, string>> = {
  400: 'The call cannot be read',
  401: 'Not signed in, or the session ended: `status` is 100',
  403: 'Others may do this, or the call comes from another site',
  404: 'There is none, or none for the caller: both read alike',
  409: 'It stands differently by now',
  413: 'Larger than the call allows',
  415: 'Another type than the call takes',
  422: 'Complaints at fields, in `result.errors`',
  429: 'Too often: `Retry-After` says when again',
};

const refusal = {
  type: 'object',
  required: ['status', 'msg', 'result'],
  properties: {
    status: { type: 'integer' },
    msg: { type: 'string' },
    result: {
      type: ['object', 'null'],
      properties: {
        errors: {
          type: 'array',
          items: {
            type: 'object',
            required: ['field', 'code', 'msg'],
            properties: { field: { type: 'string' }, code: { type: 'string' }, msg: { type: 'string' } },
          },
        },
      },
    },
  },
} as const;

interface Operation {
  operationId?: string;
  parameters?: unknown[];
  requestBody?: unknown;
  security?: object[];
  responses: Record<string, unknown>;
  [WHO]?: Who;
}

/** A name of the operation that no other one has: its method and the parts of its address. */
const nameOf = (method: string, path: string): string =>
  [method, ...path.split(/[^A-Za-z0-9]+/).filter((part) => part && part !== 'web')]
    .map((part, place) => (place === 0 ? part : part[0]?.toUpperCase() + part.slice(1)))
    .join('');

/** The refusals that a call may answer, by what it asks for. */
function refusalsOf(method: string, { [WHO]: who, parameters, requestBody }: Operation): number[] {
  const open = who === 'everybody' || who === 'bearer';
  const writes = method !== 'get';
  const takes = Boolean(parameters?.length || requestBody);
  return [
    ...(requestBody ? [400, 413, 415] : []),
    ...(open ? [] : [401]),
    ...(writes || typeof who === 'object' || who === 'recommender' ? [403] : []),
    ...(takes ? [404, 422] : []),
    ...(writes ? [409] : []),
    429,
  ];
}

function complete(method: string, path: string, operation: Operation): void {
  const who = operation[WHO];
  const session = { session: [] };
  operation.operationId = nameOf(method, path);
  operation.security = who === 'bearer' || who === 'everybody' ? [{}, session] : [session];
  for (const code of refusalsOf(method, operation)) {
    operation.responses[code] ??= { $ref: `#/components/responses/${code}` };
  }
}

/** Has every one of several literals named, of which the library names the first alone. */
function nameLiterals(value: unknown, seen = new Set<unknown>()): void {
  if (typeof value !== 'object' || value === null || seen.has(value)) return;
  seen.add(value);
  if (value instanceof z.ZodLiteral && value.def.values.length > 1) {
    z.globalRegistry.add(value, { ...value.meta(), enum: [...value.def.values] });
  }
  for (const part of Object.values(value instanceof z.ZodType ? value.def : value)) nameLiterals(part, seen);
}

/**
 * The API description from the handlers' own shapes, with what every call has in common: its name, who may make it and
 * what it refuses.
 * @param app the whole application
 */
export function apiDocument(app: OpenAPIHono<AppEnv>): ApiDocument {
  nameLiterals(app.openAPIRegistry.definitions);
  const document = app.getOpenAPI31Document({
    openapi: '3.1.0',
    info: {
      title: 'Technology transfer platform',
      version: '1',
      description: 'Every answer is { status, msg, result }; status 100 means not logged in.',
    },
    servers: [{ url: '/' }],
  });
  for (const [path, item] of Object.entries(document.paths ?? {})) {
    for (const [method, operation] of Object.entries(item as Record<string, Operation>)) {
      complete(method, path, operation);
    }
  }
  const content = { 'application/json': { schema: { $ref: '#/components/schemas/Refusal' } } };
  const answers = Object.entries(REFUSALS).map(([code, description]) => [code, { description, content }] as const);
  document.components = {
    ...document.components,
    schemas: { ...document.components?.schemas, Refusal: refusal as never },
    responses: Object.fromEntries(answers),
    securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: SESSION_COOKIE } },
  };
  return document;
}
