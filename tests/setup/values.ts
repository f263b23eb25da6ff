import { type Operation, resolved, type Schema } from './operations.ts';
import { oneOf } from './random.ts';

/** How values are made. */
export interface Maker {
  random: () => number;
  /** The value of a field by its name, such as an id; undefined where the schema alone says what fits. */
  named: (name: string) => unknown;
  /** Whether a field that may be left out is given. */
  gives: (name: string) => boolean;
  /** Takes the place of a value that fits, now and then. */
  instead?: (schema: Schema, name: string) => { value: unknown } | undefined;
}

const TEXTS = [
  ...['石墨烯散热材料', 'a', '1', '0', '13912345678', 'someone@example.com', '2026-12-01', '2026-12-01 08:00:00'],
  ...['/results', 'https://example.com/a', '01J00000000000000000000000', '11010519491231002X', '330100', '2'],
  ...['result', 'Passw0rd!x', '123456', 'a'.repeat(32), 'a'.repeat(43), 'asc', 'files'],
];

function text({ pattern, minLength = 0, maxLength = 10_000 }: Schema, random: () => number): string {
  const fits = (value: string) =>
    value.length >= minLength && value.length <= maxLength && (!pattern || new RegExp(pattern, 'u').test(value));
  const fitting = TEXTS.filter(fits);
  if (fitting.length > 0) return oneOf(random, fitting);
  return '文'.repeat(Math.max(1, minLength)).slice(0, maxLength);
}

function number({ minimum, exclusiveMinimum, maximum, type }: Schema, random: () => number): number {
  const low = Math.max(minimum ?? 0, exclusiveMinimum === undefined ? Number.NEGATIVE_INFINITY : exclusiveMinimum + 1);
  const high = Math.min(maximum ?? low + 5, low + 5);
  const value = low + random() * Math.max(0, high - low);
  return type === 'number' ? value : Math.floor(value);
}

function object({ properties = {}, required = [] }: Schema, maker: Maker): Record<string, unknown> {
  const given = Object.entries(properties).filter(([name]) => required.includes(name) || maker.gives(name));
  return Object.fromEntries(given.map(([name, schema]) => [name, madeFor(schema, name, maker)]));
}

function typed(schema: Schema, name: string, maker: Maker): unknown {
  const type = Array.isArray(schema.type) ? oneOf(maker.random, schema.type) : schema.type;
  switch (type) {
    case 'object':
      return object(schema, maker);
    case 'array': {
      if (schema.prefixItems) return schema.prefixItems.map((item) => madeFor(item, name, maker));
      const most = Math.min(schema.maxItems ?? 2, 2);
      const count = Math.max(schema.minItems ?? 0, Math.ceil(maker.random() * most));
      return Array.from({ length: count }, () => madeFor(schema.items ?? {}, name.replace(/s$/, ''), maker));
    }
    case 'integer':
    case 'number':
      return number(schema, maker.random);
    case 'boolean':
      return maker.random() < 0.5;
    case 'null':
      return null;
    default:
      return text(schema, maker.random);
  }
}

/**
 * A value that a schema allows, as far as the schema can say.
 * @param name of the field that it is for
 */
export function madeFor(given: Schema, name: string, maker: Maker): unknown {
  const schema = resolved(given);
  const other = maker.instead?.(schema, name);
  if (other) return other.value;
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return oneOf(maker.random, schema.enum);
  const several = schema.anyOf ?? schema.oneOf;
  if (several) return madeFor(oneOf(maker.random, several), name, maker);
  if (schema.allOf) return Object.assign({}, ...schema.allOf.map((part) => madeFor(part, name, maker)));
  const named = schema.type === 'object' || schema.type === 'array' ? undefined : maker.named(name);
  return named === undefined ? typed(schema, name, maker) : named;
}

/** A call that can be sent. */
export interface Made {
  method: string;
  /** With its query. */
  path: string;
  /** JSON text; undefined without a body. */
  body: string | undefined;
}

/** A value as an address can carry it: half a surrogate pair has no percent encoding. */
export const asText = (value: unknown): string =>
  (typeof value === 'string' ? value : (JSON.stringify(value) ?? '')).toWellFormed();

/** One request of an operation. */
export function requestOf(operation: Operation, maker: Maker): Made {
  const search = new URLSearchParams();
  let { path } = operation;
  for (const { name, in: place, required, schema = {} } of operation.parameters) {
    if (place === 'path') path = path.replace(`{${name}}`, encodeURIComponent(asText(madeFor(schema, name, maker))));
    else if (place === 'query' && (required || maker.gives(name)))
      search.set(name, asText(madeFor(schema, name, maker)));
  }
  const body = operation.body && JSON.stringify(madeFor(operation.body, '', maker));
  return { method: operation.method, path: search.size > 0 ? `${path}?${search}` : path, body };
}
