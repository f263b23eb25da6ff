import { randomInt } from 'node:crypto';
import { DEMO_PASSWORD } from '../local/accounts.ts';
import { noteCost } from './cost-notes.ts';
import { baseUrl } from './site.ts';

/** A test reads whatever the wire holds, as JSON.parse types it. */
type Wire = ReturnType<typeof JSON.parse>;

export interface Answer {
  /** HTTP code. */
  code: number;
  /** `status` of the envelope; 0 when the answer is none. */
  status: number;
  msg: string;
  result: Wire;
  errors: { field: string; code: string; msg: string }[];
  headers: Headers;
  text: string;
}

interface CallOptions {
  /** Query parameters; objects are sent as JSON, as the table service wants them. */
  query?: Record<string, unknown>;
  body?: unknown;
  form?: FormData;
  headers?: Record<string, string>;
}

/**
 * Each client acts from an address of its own, so that limits per address do not reach from one test into another. Files that
 * run side by side begin somewhere in all of IPv4: in a smaller room their rows of addresses would meet.
 */
let clients = randomInt(2 ** 32);
function nextAddress(): string {
  clients = (clients + 1) % 2 ** 32;
  return [24, 16, 8, 0].map((bits) => (clients >>> bits) & 255).join('.');
}

/** Whether a call failed because its connection was closed, and for no other reason. */
const isClosed = (error: unknown): boolean =>
  ['UND_ERR_SOCKET', 'EPIPE', 'ECONNRESET'].includes((error as { cause?: { code?: string } }).cause?.code ?? '');

/** Connections that are kept, of which the server may have closed each in the same moment. */
const KEPT = 3;

/** A kept connection that the server closed in the same moment says nothing about the call: it is made again, by the next. */
async function unlessClosed(call: () => Promise<Response>, repeatable: boolean): Promise<Response> {
  for (let closed = 0; ; closed++) {
    try {
      return await call();
    } catch (error) {
      if (!repeatable || !isClosed(error) || closed === KEPT) throw error;
    }
  }
}

/** A browser without a screen: keeps cookies, sends its own origin, reads envelopes. */
export class Client {
  readonly base: string;
  readonly cookies = new Map<string, string>();
  address = nextAddress();

  constructor(base: string) {
    this.base = base;
  }

  async fetch(path: string, init: RequestInit = {}): Promise<Response> {
    const headers = new Headers(init.headers);
    if (!headers.has('cf-connecting-ip')) headers.set('cf-connecting-ip', this.address);
    if (!headers.has('origin') && init.method && init.method !== 'GET') headers.set('origin', this.base);
    if (this.cookies.size && !headers.has('cookie')) {
      headers.set('cookie', [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; '));
    }
    const url = path.startsWith('http') ? path : `${this.base}${path}`;
    const response = await unlessClosed(
      () => fetch(url, { redirect: 'manual', ...init, headers }),
      !(init.body instanceof ReadableStream),
    );
    for (const line of response.headers.getSetCookie()) this.#keep(line);
    return response;
  }

  #keep(line: string): void {
    const [pair = '', ...attributes] = line.split(';');
    const at = pair.indexOf('=');
    const name = pair.slice(0, at).trim();
    const ended = attributes.some((a) => /^\s*(max-age=0|expires=thu, 01 jan 1970)/i.test(a));
    if (ended) this.cookies.delete(name);
    else this.cookies.set(name, pair.slice(at + 1).trim());
  }

  async call(method: string, path: string, options: CallOptions = {}): Promise<Answer> {
    const search = new URLSearchParams();
    for (const [name, value] of Object.entries(options.query ?? {})) {
      if (value !== undefined) search.set(name, typeof value === 'string' ? value : JSON.stringify(value));
    }
    const headers: Record<string, string> = { ...options.headers };
    if (options.body !== undefined) headers['content-type'] ??= 'application/json';
    const query = search.size ? `${path.includes('?') ? '&' : '?'}${search}` : '';
    const response = await this.fetch(`${path}${query}`, {
      method,
      headers,
      body: options.form ?? (options.body === undefined ? null : JSON.stringify(options.body)),
    });
    noteCost(method, path, response);
    const text = await response.text();
    let envelope: Wire = {};
    try {
      envelope = JSON.parse(text);
    } catch {
      // Not an envelope: the caller sees status 0 and the text.
    }
    return {
      code: response.status,
      status: Number(envelope.status ?? 0),
      msg: String(envelope.msg ?? ''),
      result: envelope.result,
      errors: envelope.result?.errors ?? [],
      headers: response.headers,
      text,
    };
  }

  get = (path: string, query?: Record<string, unknown>, headers?: Record<string, string>) =>
    this.call('GET', path, { ...(query && { query }), ...(headers && { headers }) });
  post = (path: string, body?: unknown, headers?: Record<string, string>) =>
    this.call('POST', path, { body, ...(headers && { headers }) });
  put = (path: string, body?: unknown, headers?: Record<string, string>) =>
    this.call('PUT', path, { body, ...(headers && { headers }) });
  delete = (path: string, query?: Record<string, unknown>) => this.call('DELETE', path, { ...(query && { query }) });

  /** Rows of the generic table service. */
  list = (table: string, options: Record<string, unknown> = {}) =>
    this.get('/web/egg/base/list', { table, ...options });

  /**
   * Signs in with a demo account, or with its password where that is another or the server is not one of the tests.
   * @throws when the sign-in is refused, so that a test stops at the cause
   */
  async login(account: string, password = DEMO_PASSWORD): Promise<this> {
    const quick = password === DEMO_PASSWORD ? await this.post('/dev/session', { account }) : undefined;
    const answer = quick?.status === 200 ? quick : await this.post('/web/egg/user/login', { account, password });
    if (answer.status !== 200) throw new Error(`sign-in of ${account}: ${answer.code} ${answer.text.slice(0, 300)}`);
    return this;
  }
}

/**
 * A client of the server that this worker of the test run has.
 */
export function client(base: string = baseUrl()): Client {
  return new Client(base);
}

/**
 * A client that is signed in with a demo account.
 */
export function signedIn(account: string, base?: string): Promise<Client> {
  return client(base).login(account);
}
