import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { searchCompanies } from './company.ts';
import { type Fault, type FaultChannel, Faults } from './faults.ts';
import { Outbox } from './outbox.ts';
import { Receipts } from './receipts.ts';
import { type Call, Wechat, wechatError } from './wechat.ts';

/** Stands in every answer, and must stand in no deployed bundle: the tests look for it there. */
export const GATEWAY_MARKER = 'embedded-local-gateway';

const HELD_MS = 60_000;

/** An answer that says well done in none of the ways that are documented. */
const GARBAGE = {
  ...{ code: '0', errcode: '0', error_code: 0 },
  result: { items: [null, 'x', {}, { name: 5 }, { name: '形状不明有限公司', creditCode: { id: 1 } }] },
};

/** In an address to which a call was led on. */
const MOVED = 'moved';

export interface Gateway {
  origin: string;
  outbox: Outbox;
  faults: Faults;
  wechat: Wechat;
  receipts: Receipts;
  close: () => Promise<void>;
}

type Answer = { body: unknown; status?: number; location?: string };
type Route = { channel?: FaultChannel; methods: string[]; answer: (call: Call, fault: Fault) => Answer };

function routes(wechat: Wechat, outbox: Outbox): Record<string, Route> {
  const json = (body: unknown): Answer => ({ body });
  const failed = (fault: Fault) => (fault.kind === 'error' ? json(wechatError(fault.code)) : undefined);
  const deliver = (channel: 'sms' | 'mail', recipient: 'phone' | 'to'): Route => ({
    channel,
    methods: ['POST'],
    answer({ body }, fault) {
      if (fault.kind === 'error') return json({ code: fault.code, msg: 'refused' });
      const to = body[recipient];
      if (typeof to !== 'string' || !to) return { body: { code: 400, msg: `${recipient} is missing` }, status: 400 };
      const taken = outbox.take({
        channel,
        to,
        template_id: typeof body.template_id === 'string' ? body.template_id : null,
        url: null,
        data: body.data ?? body,
        body: body.text ?? body.html ?? body.code ?? body,
        result: fault.kind === 'lost-reply' ? { code: 0, reply: 'lost' } : { code: 0 },
      });
      return json({ code: 0, msg: 'ok', id: taken.id });
    },
  });
  const agree = (scope: 'snsapi_base' | 'snsapi_login'): Route => ({
    methods: ['GET'],
    answer(call) {
      const location = wechat.authorize(call, scope);
      return location ? { body: null, status: 302, location } : { body: wechatError(10003), status: 400 };
    },
  });
  const token: Route = {
    channel: 'wechat-token',
    methods: ['GET', 'POST'],
    answer: (call, fault) => failed(fault) ?? json(wechat.token(call)),
  };
  return {
    '/cgi-bin/stable_token': token,
    '/cgi-bin/token': token,
    '/cgi-bin/ticket/getticket': {
      channel: 'wechat-ticket',
      methods: ['GET'],
      answer: (call, fault) => failed(fault) ?? json(wechat.ticket(call)),
    },
    '/sns/oauth2/access_token': {
      channel: 'wechat-oauth',
      methods: ['GET'],
      answer: (call, fault) => failed(fault) ?? json(wechat.oauth(call)),
    },
    '/connect/oauth2/authorize': agree('snsapi_base'),
    '/connect/qrconnect': agree('snsapi_login'),
    '/cgi-bin/user/info': {
      methods: ['GET'],
      answer: (call) => json(wechat.follower(call)),
    },
    '/cgi-bin/message/template/send': {
      channel: 'wechat',
      methods: ['POST'],
      answer: (call, fault) => json(wechat.send(call, fault)),
    },
    '/sms/send': deliver('sms', 'phone'),
    '/mail/send': deliver('mail', 'to'),
    '/company/search': {
      channel: 'company',
      methods: ['GET'],
      answer: ({ query }, fault) =>
        fault.kind === 'error'
          ? json({ error_code: fault.code, reason: 'refused', result: null })
          : json(searchCompanies(query.get('word') ?? '')),
    },
  };
}

async function readBody(request: IncomingMessage): Promise<Record<string, unknown> | undefined> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const text = Buffer.concat(chunks).toString('utf8');
  if (!text) return {};
  try {
    const parsed: unknown = JSON.parse(text);
    return typeof parsed === 'object' && parsed !== null && !Array.isArray(parsed)
      ? (parsed as Record<string, unknown>)
      : undefined;
  } catch {
    return undefined;
  }
}

function reply(response: ServerResponse, { body, status = 200, location }: Answer): void {
  const headers: Record<string, string> = { 'content-type': 'application/json; charset=utf-8', server: GATEWAY_MARKER };
  if (location) headers.location = location;
  // The account's ids of messages are numbers, too long for JSON.stringify.
  response.writeHead(status, headers).end(JSON.stringify(body).replace(/"msgid":"(\d+)"/, '"msgid":$1'));
}

/**
 * Starts the stand-in for everything outside the platform: the chat app's official account, SMS, e-mail, company register.
 */
export async function startGateway(): Promise<Gateway> {
  const outbox = new Outbox();
  const faults = new Faults();
  const receipts = new Receipts(faults);
  const wechat = new Wechat(outbox, receipts);
  const table = routes(wechat, outbox);

  const server = createServer(async (request, response) => {
    const url = new URL(request.url ?? '/', 'http://gateway');
    const route = table[url.pathname];
    if (!route?.methods.includes(request.method ?? '')) {
      reply(response, { body: { errcode: 404, errmsg: 'no such interface' }, status: route ? 405 : 404 });
      return;
    }
    const body = await readBody(request);
    if (!body) {
      reply(response, { body: wechatError(47001) });
      return;
    }
    const isMoved = url.searchParams.has(MOVED);
    const fault = route.channel && !isMoved ? faults.next(route.channel) : ({ kind: 'ok' } as const);
    if (fault.kind === 'redirect') {
      url.searchParams.set(MOVED, '1');
      reply(response, { body: null, status: 307, location: `${url.pathname}${url.search}` });
      return;
    }
    if (fault.kind === 'timeout') {
      setTimeout(() => response.destroy(), HELD_MS).unref();
      return;
    }
    const answer = route.answer({ path: url.pathname, query: url.searchParams, body }, fault);
    if (fault.kind === 'lost-reply') response.destroy();
    else reply(response, fault.kind === 'garbage' ? { body: GARBAGE } : answer);
  });
  await new Promise<void>((done, fail) => {
    server.once('error', fail);
    server.listen(0, '127.0.0.1', done);
  });
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    origin: `http://127.0.0.1:${port}`,
    outbox,
    faults,
    wechat,
    receipts,
    async close() {
      await receipts.close();
      server.closeAllConnections();
      await new Promise<void>((done) => server.close(() => done()));
    },
  };
}
