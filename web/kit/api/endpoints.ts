import type { AnswerOf, CarriedBy, Refusing, SentBody, SentQuery } from '../../../db/contract/endpoint';
import type { Endpoints } from '../../../db/contract/endpoints';

type Key = keyof Endpoints;
type Method = 'get' | 'post' | 'put' | 'delete';

/** Addresses of the contract's calls with this method. */
export type PathOf<M extends Method> = Key extends infer K ? (K extends `${M} ${infer P}` ? P : never) : never;

type Called<M extends Method, P extends string> = `${M} ${P}` extends infer K extends Key ? Endpoints[K] : never;

export type Answer<M extends Method, P extends string> = AnswerOf<Called<M, P>>;
export type Query<M extends Method, P extends string> = SentQuery<Called<M, P>>;
export type Body<M extends Method, P extends string> = SentBody<Called<M, P>>;

/** Calls that say what one of their refusals carries. */
export type RefusingKey = { [K in Key]: Endpoints[K] extends Refusing ? K : never }[Key];
export type RefusalCode<K extends RefusingKey> = Endpoints[K]['refusal']['code'];
export type Carried<K extends RefusingKey> = CarriedBy<Endpoints[K]>;

/** An input and what follows it; what is not wanted need not be given. */
export type Rest<Input, Options> =
  Record<never, never> extends Input ? [input?: Input, options?: Options] : [input: Input, options?: Options];

/** Addresses of the lists that answer in pages, and what a row of one is. */
export type ListPath = {
  [P in PathOf<'get'>]: Answer<'get', P> extends { records: object[]; total: number } ? P : never;
}[PathOf<'get'>];
export type RowOf<P extends ListPath> = Answer<'get', P> extends { records: (infer R extends object)[] } ? R : never;
