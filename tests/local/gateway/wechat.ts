import { createHash, randomBytes } from 'node:crypto';
import type { Fault } from './faults.ts';
import type { Outbox } from './outbox.ts';
import type { Receipts } from './receipts.ts';

const TOKEN_SECONDS = 7200;
const CODE_MS = 5 * 60_000;
const REPEAT_MS = 10 * 60_000;
const FORCED_A_DAY = 20;
const DAY_MS = 86_400_000;

const text: Record<number, string> = {
  [-1]: 'system error',
  0: 'ok',
  40001: 'invalid credential, access_token is invalid or not latest',
  40003: 'invalid openid',
  40013: 'invalid appid',
  40029: 'invalid code',
  40037: 'invalid template_id',
  40163: 'code been used',
  41002: 'appid missing',
  41004: 'appsecret missing',
  41008: 'missing code',
  42001: 'access_token expired',
  43004: 'require subscribe',
  43019: 'require remove blacklist',
  43101: 'user refuse to accept the msg',
  45009: 'reach max api daily quota limit',
  45011: 'api minute-quota reach limit, must slower, retry next minute',
  47001: 'data format error',
  47003: 'argument invalid',
};

export const wechatError = (errcode: number) => ({ errcode, errmsg: text[errcode] ?? 'error' });

export interface Call {
  path: string;
  query: URLSearchParams;
  body: Record<string, unknown>;
}

/** A code of an authorisation, of the application whose page it came from. */
interface Code {
  openid: string;
  appid: string | null;
  site: boolean;
  at: number;
  used: boolean;
}

/** One person is called otherwise by each application, and alike by the open platform. */
const unionOf = (openid: string): string => `union-${openid}`;

/** One official account, as far as the platform uses its interface. */
export class Wechat {
  readonly #outbox: Outbox;
  readonly #sent = new Map<string, { msgid: string; at: number }>();
  readonly #codes = new Map<string, Code>();
  #token = { value: '', until: 0 };
  #forced: number[] = [];
  /** As long as the account's own: more digits than a number of JavaScript keeps. */
  #msgid = 2_400_000_000_000_000_000n + BigInt(Date.now());

  readonly #receipts: Receipts;

  constructor(outbox: Outbox, receipts: Receipts) {
    this.#outbox = outbox;
    this.#receipts = receipts;
  }

  /** Every token handed out so far stops working, as after a rotation elsewhere. */
  expireTokens(): void {
    this.#token = { value: '', until: 0 };
  }

  token(call: Call) {
    const field = (name: string) => String(call.body[name] ?? call.query.get(name) ?? '');
    if (!field('appid')) return wechatError(41002);
    if (!field('secret')) return wechatError(41004);
    const now = Date.now();
    const forced = call.body.force_refresh === true;
    if (forced) {
      this.#forced = this.#forced.filter((at) => now - at < DAY_MS);
      if (this.#forced.length >= FORCED_A_DAY) return wechatError(45009);
      this.#forced.push(now);
    }
    if (forced || this.#token.until <= now) {
      this.#token = { value: `local_${randomBytes(24).toString('hex')}`, until: now + TOKEN_SECONDS * 1000 };
    }
    return { access_token: this.#token.value, expires_in: Math.floor((this.#token.until - now) / 1000) };
  }

  #tokenError(call: Call): number {
    const given = call.query.get('access_token');
    if (given && given === this.#token.value) return this.#token.until > Date.now() ? 0 : 42001;
    return given?.startsWith('local_') ? 42001 : 40001;
  }

  ticket(call: Call) {
    const refused = this.#tokenError(call);
    if (refused) return wechatError(refused);
    const ticket = createHash('sha256').update(this.#token.value).digest('hex');
    return { ...wechatError(0), ticket, expires_in: TOKEN_SECONDS };
  }

  /** Stands for the page on which the person agrees, inside the app or by its code on a computer; `openid` chooses who that is. */
  authorize(call: Call, scope: 'snsapi_base' | 'snsapi_login'): string | undefined {
    const target = call.query.get('redirect_uri');
    if (!target || !URL.canParse(target) || (call.query.get('scope') ?? scope) !== scope) return undefined;
    const code = randomBytes(16).toString('hex');
    this.#codes.set(code, {
      openid: call.query.get('openid') || 'openid-visitor',
      appid: call.query.get('appid'),
      site: scope === 'snsapi_login',
      ...{ at: Date.now(), used: false },
    });
    const url = new URL(target);
    url.searchParams.set('code', code);
    url.searchParams.set('state', call.query.get('state') ?? '');
    return url.href;
  }

  /** A code is good once, for five minutes. `code-<openid>` stands for a code that the account page has just issued. */
  oauth(call: Call) {
    const code = call.query.get('code');
    if (!code) return wechatError(41008);
    const made = /^code-([\w-]{3,64})$/.exec(code)?.[1];
    if (made && !this.#codes.has(code)) {
      this.#codes.set(code, { openid: made, appid: null, site: false, at: Date.now(), used: false });
    }
    const issued = this.#codes.get(code);
    if (!issued || Date.now() - issued.at > CODE_MS) return wechatError(40029);
    if (issued.appid !== null && issued.appid !== call.query.get('appid')) return wechatError(40029);
    if (issued.used) return wechatError(40163);
    issued.used = true;
    return {
      access_token: randomBytes(16).toString('hex'),
      expires_in: TOKEN_SECONDS,
      refresh_token: randomBytes(16).toString('hex'),
      ...(issued.site
        ? { openid: `site-${issued.openid}`, scope: 'snsapi_login', unionid: unionOf(issued.openid) }
        : { openid: issued.openid, scope: 'snsapi_base' }),
    };
  }

  /** A follower, as the account may read it. */
  follower(call: Call) {
    const refused = this.#tokenError(call);
    if (refused) return wechatError(refused);
    const openid = call.query.get('openid');
    return openid ? { subscribe: 1, openid, unionid: unionOf(openid) } : wechatError(40003);
  }

  send(call: Call, fault: Fault) {
    if (fault.kind === 'error') return wechatError(fault.code);
    const refused = this.#tokenError(call) || contentError(call.body);
    if (refused) return wechatError(refused);
    const { touser, template_id, url, data, client_msg_id } = call.body;
    const key = typeof client_msg_id === 'string' && client_msg_id ? `${touser} ${client_msg_id}` : '';
    const earlier = this.#sent.get(key);
    if (earlier && Date.now() - earlier.at < REPEAT_MS) return { ...wechatError(0), msgid: earlier.msgid };
    this.#msgid += 4099n;
    const msgid = String(this.#msgid);
    if (key) this.#sent.set(key, { msgid, at: Date.now() });
    const result = { ...wechatError(0), msgid };
    this.#outbox.take({
      channel: 'wechat',
      to: String(touser),
      template_id: String(template_id),
      url: typeof url === 'string' ? url : null,
      data,
      body: call.body,
      result: fault.kind === 'lost-reply' ? { ...result, reply: 'lost' } : result,
    });
    this.#receipts.report(String(touser), msgid);
    return result;
  }
}

/** Recipients that begin with these words answer so, without any fault being set. */
const recipients: [prefix: string, errcode: number][] = [
  ['bad-', 40003],
  ['unfollowed-', 43004],
  ['blocked-', 43019],
  ['refused-', 43101],
];

function contentError(body: Record<string, unknown>): number {
  const { touser, template_id, data } = body;
  if (typeof touser !== 'string' || !touser) return 40003;
  const special = recipients.find(([prefix]) => touser.startsWith(prefix));
  if (special) return special[1];
  if (typeof template_id !== 'string' || !template_id) return 40037;
  if (typeof data !== 'object' || data === null) return 47001;
  const fields = Object.values(data as Record<string, unknown>);
  return fields.every((f) => typeof (f as { value?: unknown } | null)?.value === 'string') ? 0 : 47003;
}
