import { createHash } from 'node:crypto';
import { now } from './clock.ts';
import { Database } from './database.ts';
import type { Env, Kept, TokenKeeperStub } from './env.ts';
import { failureOf, recordFailure } from './failures.ts';
import { newObjectName } from './random.ts';

/** What the chat app's interface answers; `errcode` is absent or 0 for a success, and null when no answer came in time. */
export interface WechatAnswer {
  errcode?: number | null;
  errmsg?: string;
  [name: string]: unknown;
}

const OFFICIAL = 'https://api.weixin.qq.com';
/** The page on which a person agrees has a host of its own there. */
const OFFICIAL_PAGES = 'https://open.weixin.qq.com';
const DEFAULT_TIMEOUT_MS = 5000;

/** Codes that say: this token is no longer good (platform facts, WeChat). */
const REFUSED_TOKEN: ReadonlySet<unknown> = new Set([40001, 40014, 42001]);

/** Whether an answer asks for another token. */
export const refusesToken = (errcode: unknown): boolean => REFUSED_TOKEN.has(errcode);

const baseOf = (env: Env): string => (env.WECHAT_API_BASE ?? '').replace(/\/$/, '');

/** Ids of messages have more digits than a number of this language keeps. */
const LONG_ID = /("msgid"\s*:\s*)(\d{16,20})/;

interface Request {
  query?: Record<string, string>;
  body?: unknown;
}

/** A code of another form than documented, such as `"0"`, says neither yes nor no. */
function isAnswer(answer: unknown): answer is WechatAnswer {
  if (typeof answer !== 'object' || answer === null) return false;
  return !('errcode' in answer) || answer.errcode === null || typeof answer.errcode === 'number';
}

/** One call. What goes wrong underway names the address, and with it secrets: only the lack of an answer is told. */
async function ask(env: Env, path: string, { query = {}, body }: Request): Promise<WechatAnswer> {
  const base = baseOf(env);
  if (!base) return { errcode: null };
  const timeout = Number(env.WECHAT_TIMEOUT_MS) || DEFAULT_TIMEOUT_MS;
  try {
    const response = await fetch(`${base}${path}?${new URLSearchParams(query)}`, {
      ...(body !== undefined && { method: 'POST', body: JSON.stringify(body) }),
      headers: { 'content-type': 'application/json' },
      redirect: 'manual',
      signal: AbortSignal.timeout(timeout),
    });
    const answer: unknown = JSON.parse((await response.text()).replace(LONG_ID, '$1"$2"'));
    return isAnswer(answer) ? answer : { errcode: null };
  } catch {
    return { errcode: null };
  }
}

function keptOf(answer: WechatAnswer, name: string): Kept {
  const value = answer[name];
  const seconds = Number(answer.expires_in);
  if (typeof value === 'string' && value && seconds > 0) return { ok: true, value, ends: Date.now() + seconds * 1000 };
  return { ok: false, errcode: answer.errcode || null };
}

/**
 * Asks for the account's token; for the keeper alone, everybody else asks the keeper.
 * @param force ends the token that is good now; the account allows 20 of these a day
 */
export async function askToken(env: Env, force: boolean): Promise<Kept> {
  const body = {
    grant_type: 'client_credential',
    appid: env.WECHAT_APP_ID ?? '',
    secret: env.WECHAT_APP_SECRET ?? '',
    force_refresh: force,
  };
  return keptOf(await ask(env, '/cgi-bin/stable_token', { body }), 'access_token');
}

/** Asks for the ticket with which pages are signed; for the keeper alone. */
export async function askTicket(env: Env, token: string): Promise<Kept> {
  const query = { access_token: token, type: 'jsapi' };
  return keptOf(await ask(env, '/cgi-bin/ticket/getticket', { query }), 'ticket');
}

/** The one object that keeps the account's token for all workers (platform facts, WeChat). */
export const tokenKeeper = (env: Env): DurableObjectStub<TokenKeeperStub> =>
  env.TOKENS.get(env.TOKENS.idFromName(`wechat:${env.WECHAT_APP_ID ?? ''}`));

/** A keeper that cannot be reached has no token to give: nothing is called, and so nothing is in doubt. */
const asked = (env: Env, answer: Promise<Kept>): Promise<Kept> =>
  answer.catch(async (error: unknown) => {
    await recordFailure(new Database(env.DB), failureOf(error, 'call', 'token of the chat app'));
    return { ok: false, errcode: null };
  });

/** A token; where there is none instead of a refused one, also why that was refused. */
type Sourced = Kept & { refusal?: number };

/**
 * The account's token for a row of calls: the keeper is asked once, not once a call, and again when the token is refused.
 * To be kept for less than the five minutes by which the keeper renews it early.
 */
export class TokenSource {
  private current: Promise<Sourced> | undefined;
  private refused = '';
  private readonly env: Env;

  constructor(env: Env) {
    this.env = env;
  }

  /** The token; one that could not be had is asked for anew. */
  async token(): Promise<Sourced> {
    this.current ??= asked(this.env, tokenKeeper(this.env).token());
    const kept = await this.current;
    if (!kept.ok) {
      this.current = undefined;
      this.refused = '';
    }
    return kept;
  }

  /**
   * Another token than the refused one; calls that are refused side by side, or begin meanwhile, wait for the same.
   * @param refusal the code with which the account refused it
   */
  replace(refused: string, refusal: number): Promise<Sourced> {
    if (this.refused !== refused) {
      this.refused = refused;
      this.current = asked(this.env, tokenKeeper(this.env).replace(refused)).then((kept) =>
        kept.ok ? kept : { ...kept, refusal },
      );
    }
    return this.token();
  }
}

/**
 * Calls an interface of the account with its token; a token that is refused is replaced once.
 * @param path e.g. `/cgi-bin/message/template/send`
 * @param body object to send as JSON
 * @param tokens shared by the calls of a row
 * @returns the answer; whether the interface was called at all: without a token nothing can have been taken; and why the
 * first token was refused, where there was no other one
 */
export async function callWechat(
  env: Env,
  path: string,
  body: unknown,
  tokens = new TokenSource(env),
): Promise<{ called: boolean; answer: WechatAnswer; refusal?: number | null }> {
  const without = ({ errcode, refusal }: Extract<Sourced, { ok: false }>) => ({
    called: false,
    answer: { errcode },
    refusal: refusal ?? null,
  });
  const token = await tokens.token();
  if (!token.ok) return without(token);
  const answer = await ask(env, path, { query: { access_token: token.value }, body });
  if (!refusesToken(answer.errcode)) return { called: true, answer };
  const other = await tokens.replace(token.value, Number(answer.errcode));
  if (!other.ok) return without(other);
  return { called: true, answer: await ask(env, path, { query: { access_token: other.value }, body }) };
}

/** Where a person agrees: inside the chat app for the official account, on a computer for the website's own application. */
export type WechatApp = 'account' | 'site';

/** Whether the website has an application of its own, by whose code people sign in on a computer. */
export const hasSiteApp = (env: Env): boolean => !!env.WECHAT_OPEN_APP_ID && !!env.WECHAT_OPEN_APP_SECRET;

const filled = (value: unknown): string | null => (typeof value === 'string' && value ? value : null);

/** Who a follower of the account is in the open platform; null where it does not say so. */
async function unionOf(env: Env, openid: string): Promise<string | null> {
  const token = await asked(env, tokenKeeper(env).token());
  if (!token.ok) return null;
  const query = { access_token: token.value, openid, lang: 'zh_CN' };
  return filled((await ask(env, '/cgi-bin/user/info', { query })).unionid);
}

/** An openid is one application's name of a person, the unionid that of all of them; null where it is not known. */
export interface Identity {
  openid: string;
  unionid: string | null;
}

/**
 * Exchanges the code of an authorisation, which is good once and for five minutes, for who the person is.
 * @param app in which the person agreed
 * @returns the person, or the interface's code; null: no answer came
 */
export async function exchangeCode(
  env: Env,
  code: string,
  app: WechatApp,
): Promise<({ ok: true } & Identity) | { ok: false; errcode: number | null }> {
  const site = app === 'site';
  const query = {
    appid: (site ? env.WECHAT_OPEN_APP_ID : env.WECHAT_APP_ID) ?? '',
    secret: (site ? env.WECHAT_OPEN_APP_SECRET : env.WECHAT_APP_SECRET) ?? '',
    code,
    grant_type: 'authorization_code',
  };
  const answer = await ask(env, '/sns/oauth2/access_token', { query });
  const openid = filled(answer.openid);
  if (!openid) return { ok: false, errcode: answer.errcode || null };
  // Only a website's own application has a use for it.
  const unionid = filled(answer.unionid) ?? (site || !hasSiteApp(env) ? null : await unionOf(env, openid));
  return { ok: true, openid, unionid };
}

/**
 * The page on which a person lets the platform know who they are in the chat app: one inside it, or one for a computer, which
 * shows a code to scan.
 * @param back address of this site that the person returns to, with `code` and `state`
 */
export function authorizeAddress(env: Env, back: string, state: string, app: WechatApp): string {
  const base = baseOf(env);
  const site = app === 'site';
  // The order of the parameters is the one that the chat app documents, and compares.
  const query = new URLSearchParams({
    appid: (site ? env.WECHAT_OPEN_APP_ID : env.WECHAT_APP_ID) ?? '',
    redirect_uri: back,
    response_type: 'code',
    scope: site ? 'snsapi_login' : 'snsapi_base',
    state,
  });
  const page = site ? 'qrconnect' : 'oauth2/authorize';
  return `${base === OFFICIAL ? OFFICIAL_PAGES : base}/connect/${page}?${query}#wechat_redirect`;
}

/**
 * Signs a page for the chat app's page interface: SHA-1 over the sorted raw pairs (platform facts, WeChat).
 * @param url address of the page; what follows `#` is not signed
 */
export function signPage(ticket: string, url: string): { timestamp: number; noncestr: string; signature: string } {
  const noncestr = newObjectName().slice(0, 16);
  const timestamp = now();
  const text = `jsapi_ticket=${ticket}&noncestr=${noncestr}&timestamp=${timestamp}&url=${url.split('#')[0]}`;
  return { timestamp, noncestr, signature: createHash('sha1').update(text).digest('hex') };
}
