import * as z from 'zod';
import type { Authority } from './limits.ts';

/**
 * Who may make a call at all: visitors too, whoever holds the unguessable key that it names, every session, users,
 * recommenders of the programme, or staff with one of the authorities (`admin` implies them). Of which rows they may is said where the rows are.
 */
export type Who = 'everybody' | 'bearer' | 'session' | 'user' | 'recommender' | readonly Authority[];

export type Method = 'get' | 'post' | 'put' | 'delete';

/** A refusal that carries more than its words: its code, one sentence about it, and the shape of its `result`. */
interface Refusal {
  code: 409;
  says: string;
  carries: z.ZodType;
}

/** What a call takes and answers. */
interface Description {
  who: Who;
  /** One sentence for the reader of /web/docs. */
  summary: string;
  /** Parameters of the query; all of them travel as text. */
  query?: z.ZodObject;
  /** Names in braces that the path holds. */
  params?: z.ZodObject;
  body?: z.ZodType;
  /** Another type of body than JSON, which the handler reads itself. */
  bodyType?: 'multipart/form-data' | 'application/octet-stream' | 'text/xml';
  /** A call without a body is as good as one with an empty one. */
  bodyOptional?: true;
  /** Shape of `result`; without one it is null. */
  answer?: z.ZodType;
  /** Shape of `result` where a caller asks for something else than the site ever does: described beside `answer`. */
  besides?: z.ZodType;
  /** One sentence about the answer. */
  says?: string;
  /** Type of an answer that is a file and no envelope. */
  file?: string;
  refusal?: Refusal;
}

/** Type of a workbook, for calls that answer one as a file. */
export const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** One call: its address, who may make it, what it takes and what it answers. */
export interface Endpoint extends Description {
  method: Method;
  path: string;
  /** Part of /web/docs in which it stands. */
  tag: string;
}

const maker =
  <M extends Method>(method: M) =>
  <const P extends string, const D extends Description>(path: P, description: D): D & { method: M; path: P } => ({
    ...description,
    method,
    path,
  });

export const get = maker('get');
export const post = maker('post');
export const put = maker('put');
export const del = maker('delete');

type Tagged<L> = { readonly [K in keyof L]: L[K] & { readonly tag: string } };

/**
 * The calls of a noun, by name.
 * @param tag part of /web/docs in which they stand
 */
export const calls = <const L extends Record<string, Omit<Endpoint, 'tag'>>>(tag: string, list: L): Tagged<L> =>
  Object.fromEntries(Object.entries(list).map(([name, call]) => [name, { ...call, tag }])) as Tagged<L>;

const optionalText = z.string().optional();
type OptionalTexts<N extends string> = z.ZodObject<{ [K in N]: z.ZodOptional<z.ZodString> }>;

/** Parameters of a query, none of which must be there. */
export const texts = <const N extends readonly string[]>(...names: N): OptionalTexts<N[number]> =>
  z.object(Object.fromEntries(names.map((name) => [name, optionalText]))) as unknown as OptionalTexts<N[number]>;

/** Parameters of a list that answers in pages. */
export const paged = <const N extends readonly string[]>(...names: N) => texts(...names, 'pageIndex', 'pageSize');

const counted = { current: z.number(), pages: z.number(), total: z.number(), more: z.boolean().optional() };

/** A page of records; `more` says that `total` is a floor: more rows exist than were counted. */
export const page = <T extends z.ZodType>(record: T) => z.object({ records: z.array(record), ...counted });

/** How many rows a call changed. */
export const changed = z.object({ changed: z.number() });

// What a shape reads is taken straight from its internals: asking whether each shape is a ZodType compares all of its methods.
type Described<K extends keyof Description, S> = { [N in K]: { _zod: S } };
type Output<E, K extends keyof Description, None> = E extends Described<K, { output: infer O }> ? O : None;

/** What the handler of a call is given, once it is checked. */
export type QueryOf<E> = Output<E, 'query', Record<string, never>>;
export type ParamsOf<E> = Output<E, 'params', Record<string, never>>;
export type BodyOf<E> = Output<E, 'body', undefined>;

/** `result` of the answer. */
export type AnswerOf<E> = Output<E, 'answer', null>;

/** A call that says what one of its refusals carries, and `result` of that refusal. */
export interface Refusing {
  refusal: { code: Refusal['code']; carries: unknown };
}
export type CarriedBy<E> = E extends { refusal: { carries: { _zod: { output: infer O } } } } ? O : never;

/** What may stand for a text in a query: numbers and flags are written out, objects as JSON; blank values are left out. */
type Written<V> = string extends V
  ? string | number | boolean | object | null | undefined
  : V | (V extends `${number}` ? number : never) | null;

/** A page gives lists that it must not change, and numbers that it does not know to be one of a few. */
type Given<V> = V extends readonly (infer I)[]
  ? readonly Given<I>[]
  : V extends object
    ? { [K in keyof V]: Given<V[K]> }
    : V extends number
      ? number
      : V;

/** The query as a page may give it. */
export type SentQuery<E> =
  E extends Described<'query', { input: infer I }> ? { [K in keyof I]: Written<I[K]> } : Record<string, never>;

/** The body as a page may give it. */
export type SentBody<E> = E extends Described<'body', { input: infer I }> ? Given<I> : Record<string, never>;

/**
 * What one call may cost at most: trips to the database, statements, rows read, rows written (indices count as rows). Whatever
 * the session needs is part of it. A call that needs more is changed, or its ceiling is, by whoever can say why.
 */
export type Ceiling = readonly [trips: number, queries: number, read: number, written: number];
