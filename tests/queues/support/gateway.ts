import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Message } from '../../local/gateway/outbox.ts';
import { startGateway } from '../../local/gateway/server.ts';

const SEND = '/cgi-bin/message/template/send';

/** A message as it was brought to the account. */
interface Brought {
  touser: string;
  url: string;
  client_msg_id: string;
}

/** An errcode or silence in the place of the gateway's answer. */
type Wish = number | 'silent' | undefined;

/** The official account outside of the server under test, so that it outlives it. */
export interface Account {
  origin: string;
  /** Calls of the send interface. */
  calls: number;
  /** Of every hundred calls so many are answered "busy", and so many are taken without an answer. */
  busy: number;
  lost: number;
  /** How many calls were really answered "busy", and how many answers were really lost. */
  troubled: { busy: number; lost: number };
  /** Every message that was brought, in the order of the calls. */
  seen: Brought[];
  /** Answers a message in the gateway's place: an errcode, or silence; undefined leaves it to the gateway. */
  temper: (message: Brought) => Wish | Promise<Wish>;
  /** Is told of each message that the gateway took or had taken before, with the gateway's own number of it. */
  took: (message: Brought, msgid: string) => void;
  /** What the account took, oldest first: the newest 20,000. */
  taken: () => Message[];
  close: () => Promise<void>;
}

/** The embedded gateway behind a line that fails evenly: each tenth call, or each twentieth, as the shares say. */
export async function startAccount(): Promise<Account> {
  const gateway = await startGateway();
  const due = { busy: 0, lost: 0 };
  const isDue = (kind: 'busy' | 'lost'): boolean => {
    due[kind] += account[kind];
    if (due[kind] < 100) return false;
    due[kind] -= 100;
    account.troubled[kind] += 1;
    return true;
  };
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const sends = (request.url ?? '').startsWith(SEND);
    let message: Brought | undefined;
    if (sends) {
      account.calls += 1;
      message = JSON.parse(Buffer.concat(chunks).toString()) as Brought;
      account.seen.push(message);
      const wish = isDue('busy') ? -1 : await account.temper(message);
      if (wish === 'silent') {
        request.socket.destroy();
        return;
      }
      if (wish !== undefined) {
        response.end(JSON.stringify({ errcode: wish, errmsg: `errcode ${wish}` }));
        return;
      }
    }
    const lost = sends && isDue('lost');
    const answer = await fetch(`${gateway.origin}${request.url}`, {
      method: request.method ?? 'GET',
      ...(chunks.length > 0 && { body: Buffer.concat(chunks) }),
    });
    const body = await answer.text();
    const msgid = message && /"msgid":"?(\d+)/.exec(body)?.[1];
    if (message && msgid) account.took(message, msgid);
    if (lost) response.destroy();
    else response.end(body);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const account: Account = {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    calls: 0,
    busy: 0,
    lost: 0,
    troubled: { busy: 0, lost: 0 },
    seen: [],
    temper: () => undefined,
    took: () => undefined,
    taken: () => gateway.outbox.list({ channel: 'wechat' }).reverse(),
    async close() {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
      await gateway.close();
    },
  };
  return account;
}
