import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makePush, operatorOf, until } from '../queues/support/pushes.ts';
import type { Client } from '../setup/client.ts';
import { startServer } from '../setup/server.ts';
import { figure, table } from './measure.ts';

/** Organisations that the push goes to, and what one poll of its pages may read and weigh. */
const TARGETS = Number(process.env.BENCH_RECORD_TARGETS ?? 20_000);
const ROWS = 1200;
const BYTES = 200_000;

/** Messages that are on their way before the pages are looked at, so that every state has targets. */
const UNDER_WAY = 500;

const REACHABLE = `SELECT o.organization_id AS id FROM organization o JOIN user u ON u.user_id = o.user_id
WHERE o.is_delete = 0 AND u.openid <> '' ORDER BY id DESC LIMIT ?`;

interface Poll {
  name: string;
  path: string;
  query: Record<string, string>;
}

const polls = (id: string, item: string): Poll[] => [
  { name: 'list of pushes', path: '/web/v1/push/list', query: {} },
  { name: 'a record', path: '/web/v1/push/record', query: { id } },
  { name: 'its targets', path: '/web/v1/push/targets', query: { push_id: id, pageSize: '20' } },
  { name: 'its sent targets', path: '/web/v1/push/targets', query: { push_id: id, pageSize: '20', stage: 'sent' } },
  { name: 'whom an item went to', path: '/web/v1/push/item', query: { item_type: '2', item_id: item } },
  { name: 'the push while it is sent', path: '/web/v1/push/detail', query: { id, pageSize: '20' } },
];

async function measured(operator: Client, { name, path, query }: Poll): Promise<string[]> {
  const started = performance.now();
  const response = await operator.fetch(`${path}?${new URLSearchParams(query)}`);
  const bytes = (await response.arrayBuffer()).byteLength;
  const rows = /rows_read=(\d+)/.exec(response.headers.get('server-timing') ?? '')?.[1] ?? '?';
  const kB = (bytes / 1000).toFixed(1);
  return [name, `${rows} of ${ROWS}`, `${kB} of ${BYTES / 1000}`, figure(performance.now() - started)];
}

/**
 * What the pages of a push to very many organisations read and weigh while it is being sent, and how long it is composed.
 * @param fill makes a state with so many organisations that can be reached
 */
export async function records(fill: (stateDir: string, organizations: number) => Promise<void>): Promise<string> {
  const stateDir = mkdtempSync(join(tmpdir(), 'platform-records-'));
  await fill(stateDir, TARGETS);
  const server = await startServer({ stateDir });
  try {
    const operator = await operatorOf(server.url);
    const database = (await server.runtime.miniflare.getD1Database('DB')) as unknown as D1Database;
    const { results } = await database.prepare(REACHABLE).bind(TARGETS).all<{ id: string }>();
    const composing = performance.now();
    const push = await makePush(operator, { orgs: results.map(({ id }) => id) });
    const composed = (performance.now() - composing) / 1000;
    await operator.post('/web/v1/push/confirm', { id: push.id });
    const sent = async () => (await operator.get('/web/v1/push/record', { id: push.id })).result.figures.sent as number;
    await until(sent, (n) => n >= UNDER_WAY);
    const rows: string[][] = [];
    for (const poll of polls(push.id, String(push.items[0]))) rows.push(await measured(operator, poll));
    const label = `${results.length.toLocaleString('en')} targets, composed in ${composed.toFixed(1)} s of 60`;
    return table([[label, 'rows read', 'kB', 'ms'], ...rows]);
  } finally {
    await server.stop();
    rmSync(stateDir, { recursive: true, force: true });
  }
}
