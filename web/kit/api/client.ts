import kit from '../../i18n/kit';
import { getLang, textOf } from '../i18n';
import { toast } from '../toast';
import type { Answer, Body, Carried, PathOf, Query, RefusalCode, RefusingKey, Rest } from './endpoints';
import { noteFailure } from './failure';
import { startLoading } from './loading';
import { apiPath, cacheStamp, cleanParams, type Params } from './params';

interface FieldError {
  field: string;
  code: string;
  msg: string;
}

/** A call that did not succeed. Status 0: no answer, or one that is not ours; 100: not logged in. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  constructor(
    readonly status: number,
    readonly msg: string,
    readonly errors: FieldError[] = [],
    /** `result` of the answer; what stands in it is for `refusalOf` to say. */
    readonly result: unknown = null,
  ) {
    super(msg);
  }
}

export interface CallOptions {
  /** No toast and no change of the session on failure: the caller shows what happened. */
  silent?: boolean;
  /** Statuses that the caller shows by itself; every other failure is told as usual. */
  handled?: readonly number[];
  /** For saving on the side: the page's progress bar does not move. */
  quiet?: boolean;
  /** The call outlives the page that makes it; browsers take 64 KB at most. */
  keepalive?: boolean;
  signal?: AbortSignal;
  headers?: Record<string, string>;
}

interface Envelope {
  status: number;
  msg?: string;
  result?: unknown;
}

/**
 * What a refusal of a call carries, as the contract says it; undefined for its other refusals.
 * @param call method and address
 */
export const refusalOf = <K extends RefusingKey>(
  _call: K,
  code: RefusalCode<K>,
  { status, result }: ApiError,
): Carried<K> | undefined => (status === code ? (result as Carried<K>) : undefined);

type SessionLostListener = () => void;
const sessionLost = new Set<SessionLostListener>();

/** Called when an answer says that the session is over; the session listens. */
export function onSessionLost(listener: SessionLostListener): () => void {
  sessionLost.add(listener);
  return () => sessionLost.delete(listener);
}

const isEnvelope = (body: unknown): body is Envelope =>
  typeof body === 'object' && body !== null && typeof (body as Envelope).status === 'number';

async function readEnvelope(response: Response, signal: AbortSignal | null): Promise<Envelope> {
  const body: unknown = await response.json().catch((cause) => {
    // Cancelled is not failed: nobody waits for this answer any more.
    if (signal?.aborted) throw cause;
    return null;
  });
  // A proxy's HTML page or a cut-off answer says nothing about the call: the same as no answer.
  if (!isEnvelope(body)) throw new ApiError(0, textOf(kit).serverException);
  return body;
}

function fieldErrors(result: unknown): FieldError[] {
  const errors = (result as { errors?: unknown } | null | undefined)?.errors;
  return Array.isArray(errors) ? (errors as FieldError[]) : [];
}

/** What is said where nothing came; what helps further stands behind the words of the documents (decision 394). */
export function noAnswerText(): string {
  const { serverException, offline } = textOf(kit);
  return navigator.onLine === false ? `${serverException}${offline}` : serverException;
}

async function send(url: string, init: RequestInit): Promise<unknown> {
  let response: Response;
  try {
    response = await fetch(url, init);
  } catch (cause) {
    if (init.signal?.aborted) throw cause;
    throw new ApiError(0, noAnswerText());
  }
  noteFailure(response);
  const body = await readEnvelope(response, init.signal ?? null);
  if (body.status !== 200) throw new ApiError(body.status, body.msg ?? '', fieldErrors(body.result), body.result);
  return body.result;
}

function report(error: unknown, { silent, handled }: CallOptions): void {
  if (silent || !(error instanceof ApiError) || handled?.includes(error.status)) return;
  if (error.status === 100) {
    for (const listener of sessionLost) listener();
    toast.error(error.msg || textOf(kit).loginTimedOut);
  } else if (error.msg) toast.error(error.msg);
}

/** The server checks what it answers against the contract: here alone an answer is taken at its word. */
async function call(method: string, url: string, body: unknown, options: CallOptions = {}): Promise<never> {
  const headers: Record<string, string> = { ...options.headers, accept: 'application/json', 'x-lang': getLang() };
  if (body !== undefined) headers['content-type'] = 'application/json';
  const end = options.quiet ? () => undefined : startLoading();
  try {
    const init = {
      method,
      headers,
      credentials: 'same-origin',
      signal: options.signal ?? null,
      keepalive: options.keepalive === true,
    } as const;
    return (await send(url, body === undefined ? init : { ...init, body: JSON.stringify(body) })) as never;
  } catch (error) {
    report(error, options);
    throw error;
  } finally {
    end();
  }
}

/** The calls of the contract, by their address: input and answer follow from it. */
interface Api {
  get<P extends PathOf<'get'>>(path: P, ...rest: Rest<Query<'get', P>, CallOptions>): Promise<Answer<'get', P>>;
  post<P extends PathOf<'post'>>(path: P, ...rest: Rest<Body<'post', P>, CallOptions>): Promise<Answer<'post', P>>;
  put<P extends PathOf<'put'>>(path: P, ...rest: Rest<Body<'put', P>, CallOptions>): Promise<Answer<'put', P>>;
  /** A DELETE carries its parameters in the address, or a body where one is given. */
  del<P extends PathOf<'delete'>>(
    path: P,
    params: Query<'delete', P>,
    body?: undefined,
    options?: CallOptions,
  ): Promise<Answer<'delete', P>>;
}

/** The same for the kit's own parts, which are told the address; everything else is asked for by `api`. */
export const plain = {
  get(path: string, params?: Params, options?: CallOptions) {
    const query = new URLSearchParams({ ...cleanParams(params), _t: String(cacheStamp()) });
    return call('GET', `${apiPath(path)}?${query}`, undefined, options);
  },
  post: (path: string, body: unknown = {}, options?: CallOptions) => call('POST', apiPath(path), body, options),
  put: (path: string, body: unknown = {}, options?: CallOptions) => call('PUT', apiPath(path), body, options),
  del(path: string, params?: Params, body?: unknown, options?: CallOptions) {
    const query = new URLSearchParams(cleanParams(params)).toString();
    return call('DELETE', query ? `${apiPath(path)}?${query}` : apiPath(path), body, options);
  },
};

export const api: Api = plain;
