import { readdirSync, readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Client, signedIn } from '../setup/client.ts';
import { startServer, type TestServer } from '../setup/server.ts';
import { COMPANY, MEMBER, ticketFor } from './support/results.ts';

const MB = 1024 * 1024;
const FILE = 30 * MB;
const AT_ONCE = 6;

/**
 * What six uploads may take beyond what the runtime had before. The parts of a form, the local store's own work and garbage are
 * 50 to 140 MB of it; six files in memory are 180 MB beside that.
 */
const GROWTH_MB = 170;

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.stop());

const status = (pid: string): string => {
  try {
    return readFileSync(`/proc/${pid}/status`, 'utf8');
  } catch {
    return '';
  }
};

/** The runtime's processes below this one. */
function runtimes(parent = String(process.pid)): string[] {
  const children = readdirSync('/proc').filter((pid) => status(pid).includes(`\nPPid:\t${parent}\n`));
  return children.flatMap((pid) => (/^Name:\tworkerd/.test(status(pid)) ? [pid] : []).concat(runtimes(pid)));
}

const megabytes = (pids: readonly string[]): number =>
  pids.reduce((sum, pid) => sum + Number(/^VmRSS:\s+(\d+)/m.exec(status(pid))?.[1] ?? 0) / 1024, 0);

/** So many bytes in chunks, made while they are sent. */
function chunks(size: number, first: string, last = ''): ReadableStream<Uint8Array> {
  let sent = -1;
  return new ReadableStream({
    pull(controller) {
      if (sent < 0) {
        controller.enqueue(new TextEncoder().encode(first));
        sent = 4;
        return;
      }
      const chunk = new Uint8Array(Math.min(MB, size - sent));
      sent += chunk.byteLength;
      controller.enqueue(chunk);
      if (sent < size) return;
      controller.enqueue(new TextEncoder().encode(last));
      controller.close();
    },
  });
}

const streamed = (body: ReadableStream<Uint8Array>) => ({ body, duplex: 'half' }) as RequestInit;

/** The highest figure while some work is under way, above the one before it. */
async function growth(work: () => Promise<unknown>): Promise<number> {
  // They stay while the server runs: to look for them again each time would keep a core busy.
  const pids = runtimes();
  const before = megabytes(pids);
  expect(before).toBeGreaterThan(10);
  let highest = before;
  let running = true;
  const watch = async () => {
    while (running) {
      highest = Math.max(highest, megabytes(pids));
      await sleep(10);
    }
  };
  const watching = watch();
  await work().finally(() => {
    running = false;
  });
  await watching;
  return highest - before;
}

async function byTicket(member: Client): Promise<void> {
  const { result: ticket } = await ticketFor(member, 'a.zip', FILE, 'application/zip');
  const init = { method: 'PUT', headers: ticket.headers, ...streamed(chunks(FILE, 'PK\u0003\u0004')) };
  expect((await member.fetch(ticket.url, init)).status).toBe(200);
  expect((await member.post('/web/upload/complete', { id: ticket.id })).result.size).toBe(FILE);
}

const FORM_HEAD = '--x\r\ncontent-disposition: form-data; name="files"; filename="a.zip"\r\n\r\nPK\u0003\u0004';

async function byForm(member: Client): Promise<void> {
  const headers = { 'content-type': 'multipart/form-data; boundary=x' };
  const answer = await member.fetch('/web/upload', {
    method: 'POST',
    headers,
    ...streamed(chunks(FILE, FORM_HEAD, '\r\n--x--\r\n')),
  });
  expect(JSON.parse(await answer.text()).files[0].size).toBe(FILE);
}

it.runIf(process.platform === 'linux').each([
  ['tickets', MEMBER, byTicket],
  ['forms', COMPANY, byForm],
])(
  'ATT-003 six uploads of 30 MB side by side through %s leave the memory of the runtime flat',
  async (name, account, send) => {
    const member = await signedIn(account, server.url);
    // What the first ones load stays loaded.
    await Promise.all([send(member), send(member)]);
    const grown = await growth(() => Promise.all(Array.from({ length: AT_ONCE }, () => send(member))));
    console.info(`memory of the runtime, ${name}: +${grown.toFixed(0)} MB`);
    expect(grown).toBeLessThan(GROWTH_MB);
  },
);
