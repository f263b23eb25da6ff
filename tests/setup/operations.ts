import { app } from '../../functions/app.ts';
import { apiDocument } from '../../functions/modules/docs/document.ts';
import type { Who } from '../../functions/platform/openapi.ts';

/** What the document says of a value, as far as the tests read it. */
export interface Schema {
  $ref?: string;
  type?: string | string[];
  enum?: unknown[];
  const?: unknown;
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
  properties?: Record<string, Schema>;
  required?: string[];
  additionalProperties?: boolean | Schema;
  items?: Schema;
  prefixItems?: Schema[];
  pattern?: string;
  format?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  exclusiveMinimum?: number;
  minItems?: number;
  maxItems?: number;
  default?: unknown;
}

interface Parameter {
  name: string;
  in: 'query' | 'path' | 'header' | 'cookie';
  required?: boolean;
  schema?: Schema;
}

/** One call of the application, as its own description has it. */
export interface Operation {
  /** Method and path, for people. */
  name: string;
  id: string | undefined;
  method: string;
  path: string;
  who: Who | undefined;
  parameters: readonly Parameter[];
  /** Shape of a JSON body; undefined without one. */
  body: Schema | undefined;
  /** Whether it takes anything but its address. */
  takes: boolean;
  responses: readonly string[];
}

interface Described {
  operationId?: string;
  'x-who'?: Who;
  parameters?: Parameter[];
  requestBody?: { content?: Record<string, { schema?: Schema }> };
  responses: object;
}

const document = apiDocument(app) as unknown as {
  paths: Record<string, Record<string, Described>>;
  components: { schemas: Record<string, Schema> };
};

/** Every described call, in the order of the application. */
export const operations: readonly Operation[] = Object.entries(document.paths).flatMap(([path, item]) =>
  Object.entries(item).map(([method, operation]) => {
    return {
      name: `${method.toUpperCase()} ${path}`,
      id: operation.operationId,
      method: method.toUpperCase(),
      path,
      who: operation['x-who'],
      parameters: operation.parameters ?? [],
      body: operation.requestBody?.content?.['application/json']?.schema,
      takes: Boolean(operation.parameters?.length || operation.requestBody),
      responses: Object.keys(operation.responses),
    };
  }),
);

const described = new Set(operations.map(({ method, path }) => `${method} ${path.replace(/\{(\w+)\}/g, ':$1')}`));

/** Addresses that the application answers and the description leaves out: pages and files. */
export const undescribed: readonly { method: string; path: string }[] = app.routes
  .filter(({ method, path }) => method !== 'ALL' && !described.has(`${method} ${path}`))
  .map(({ method, path }) => ({ method, path }));

/**
 * A schema with its reference followed.
 * @param schema of the document
 */
export function resolved(schema: Schema): Schema {
  const name = schema.$ref?.split('/').pop();
  return name ? (document.components.schemas[name] ?? {}) : schema;
}
