import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Parser } from 'htmlparser2';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ENDPOINTS } from '../../db/contract/endpoints.ts';
import { isFormula } from '../../db/contract/workbook.ts';
import { type Client, client, signedIn } from '../setup/client.ts';
import { startServer, type TestServer } from '../setup/server.ts';
import { copyState } from '../setup/template.ts';
import { HOSTILE, MARK, makeHostile } from './support/hostile-rows.ts';
import { unzipped } from './support/workbook.ts';

/** Addresses that are opened of each sitemap. */
const OPENED = 16;

let stateDir: string;
let server: TestServer;
let database: D1Database;
let visitor: Client;
let written: string[];

beforeAll(async () => {
  stateDir = mkdtempSync(join(tmpdir(), 'platform-test-'));
  copyState(stateDir);
  written = makeHostile(stateDir);
  server = await startServer({ stateDir, crons: false });
  database = (await server.runtime.miniflare.getD1Database('DB')) as unknown as D1Database;
  visitor = client(server.url);
});
afterAll(async () => {
  await server?.stop();
  rmSync(stateDir, { recursive: true, force: true });
});

const ADDRESSES = ['href', 'src', 'action', 'formaction', 'data', 'poster', 'srcset'];
const RUNS = /^\s*(?:javascript|vbscript|data:text)/i;

/** Whether what a script element holds is JSON in which no address runs. */
function scriptTrouble(type: string, text: string): string | undefined {
  if (!type.includes('json')) return text.trim() === '' ? undefined : 'inline script';
  try {
    JSON.parse(text);
  } catch {
    return `broken ${type}`;
  }
  return type === 'application/ld+json' && /"(?:url|sameAs|@id|image|contentUrl|item)":"javascript:/.test(text)
    ? 'address in linked data'
    : undefined;
}

/** What of a page a stored text has made: elements, handlers, scripts, addresses that run. */
function strange(html: string): string[] {
  const found = new Set<string>();
  let script: { type: string; text: string } | null = null;
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        if (name === MARK || ['base', 'iframe', 'object', 'embed'].includes(name)) found.add(`<${name}>`);
        if (name === 'script') script = { type: attributes.type ?? '', text: '' };
        for (const [key, value] of Object.entries(attributes)) {
          if (/^on/i.test(key) || key === MARK) found.add(`${name} ${key}`);
          if (ADDRESSES.includes(key) && RUNS.test(value)) found.add(`${name} ${key}=${value.slice(0, 40)}`);
        }
      },
      ontext(text) {
        if (script) script.text += text;
      },
      onclosetag(name) {
        if (name !== 'script' || !script) return;
        const trouble = scriptTrouble(script.type, script.text);
        if (trouble) found.add(trouble);
        script = null;
      },
    },
    { decodeEntities: true },
  );
  parser.end(html);
  return [...found];
}

/** What makes a file of XML unreadable, or something else than it is. */
function strangeXml(xml: string): string[] {
  return [
    /[^\P{Cc}\t\n\r]|[\ufffe\uffff]/u.test(xml) && 'characters that XML does not know',
    xml.includes(`<${MARK}`) && 'element',
    /<f>/.test(xml) && 'formula',
    /(?:<link>|<loc>|href=")\s*javascript/.test(xml) && 'address',
  ].filter((it) => it !== false);
}

/** The cells of a file of comma-separated values. */
const cellsOf = (csv: string): string[] =>
  [...csv.replace(/^\uFEFF/, '').matchAll(/"((?:[^"]|"")*)"/g)].map(([, cell = '']) => cell.replaceAll('""', '"'));

interface Read {
  path: string;
  code: number;
  marked: boolean;
  strange: string[];
}

async function read(by: Client, path: string): Promise<Read> {
  const response = await by.fetch(path);
  const bytes = Buffer.from(await response.arrayBuffer());
  const type = response.headers.get('content-type') ?? '';
  const parts = type.includes('spreadsheetml') ? [...unzipped(bytes).values()] : [bytes.toString()];
  const text = parts.join('\n');
  const judge = type.includes('html') ? strange : /xml|spreadsheetml/.test(type) ? strangeXml : null;
  const found = judge ? parts.flatMap(judge) : [];
  if (type.includes('csv')) found.push(...cellsOf(text).filter(isFormula));
  if (type.includes('calendar') && /^(?:X-MARK|BEGIN:VALARM)|[^\P{Cc}\t\n\r]/mu.test(text))
    found.push('line of its own');
  if (response.headers.has('x-mark')) found.push('header');
  return { path, code: response.status, marked: /xss-mark|HYPERLINK/.test(text), strange: found };
}

/** Files about imports and pushes, of which this state has none; they are written line by line as all others are. */
const WITHOUT_ROWS = [
  '/v1/imports/report.csv',
  '/v1/push/targets.csv',
  '/v1/push/funnel.csv',
  '/v1/push/funnel/targets.csv',
];

const one = async (sql: string): Promise<string> => (await database.prepare(sql).first<string>('id')) ?? '';

describe('what people wrote, hostile in every text of every table', () => {
  test('PUB-002 attack 22: becomes no markup on any public page, in either language, in no feed and no sitemap', async () => {
    expect(written.length).toBeGreaterThan(60);
    const index = await (await visitor.fetch('/sitemap.xml')).text();
    const maps = [...index.matchAll(/<loc>[^<]*?(\/sitemaps\/[^<]*)<\/loc>/g)].map(([, path = '']) => path);
    expect(maps.length).toBeGreaterThan(15);
    const reads = [];
    for (const path of ['/news/feed.xml', '/community/feed.xml', '/sitemap.xml', ...maps])
      reads.push(await read(visitor, path));
    const pages = new Set<string>();
    for (const path of maps) {
      const xml = await (await visitor.fetch(path)).text();
      const addresses = [...xml.matchAll(/<loc>[^<]*?:\/\/[^/]*(\/[^<]*)<\/loc>/g)].map(([, address = '']) => address);
      for (const address of addresses.slice(0, path.endsWith('pages.xml') ? undefined : OPENED)) {
        pages.add(address.replaceAll('&amp;', '&').replaceAll('&#39;', "'"));
      }
    }
    for (const path of pages) reads.push(await read(visitor, path));
    expect(reads.filter(({ code, strange }) => code !== 200 || strange.length > 0)).toEqual([]);
    // Pages without a word of anybody would prove nothing.
    expect(pages.size).toBeGreaterThan(250);
    expect(reads.filter(({ marked }) => marked).length).toBeGreaterThan(250);
  });

  test('SRV-001 attack 22: becomes no formula, no part and no line of its own in any file that a call answers', async () => {
    const admin = await signedIn('13800000011', server.url);
    const meeting = await one("SELECT event_id AS id FROM attendance WHERE kind = 'meeting' LIMIT 1");
    const attended = { kind: 'meeting', id: meeting };
    const matched = await one('SELECT meeting_id AS id FROM matchmaking LIMIT 1');
    const signup = await visitor.post('/web/egg/base/add', {
      table: 'meeting_user',
      data: {
        meeting_id: await one(
          'SELECT id FROM meeting WHERE start_time > unixepoch() AND coalesce(capacity, 9) > 0 LIMIT 1',
        ),
        name: '访客',
        phone: '13700000123',
      },
    });
    const manage = new URL(signup.result.manage, server.url).pathname.split('/').pop() ?? '';
    // The demo data has none of these.
    for (const sql of [
      `INSERT INTO forum_cooperation (id, name, org_name, phone, remarks, add_time) VALUES ('hostile', ?1, ?1, ?1, ?1, 1)`,
      `INSERT INTO audit_log (id, action, table_name, item_id, before, after, opinion, add_time) VALUES ('hostile', 'edit', 'news', 'x', ?1, ?1, ?1, 1)`,
    ])
      await database.prepare(sql).bind(HOSTILE).run();
    const course = await one('SELECT id FROM course WHERE is_delete = 0 LIMIT 1');
    await database
      .prepare(
        `INSERT OR IGNORE INTO course_learner (id, course_id, user_id, add_time)
         SELECT 'hostile', ?, user_id, 1 FROM user WHERE is_delete = 0 LIMIT 1`,
      )
      .bind(course)
      .run();
    const asked: Record<string, object> = {
      '/v1/admin/auditLog.csv': {},
      '/v1/admin/securityLog.csv': {},
      '/v1/door/attendance.csv': attended,
      '/v1/door/attendance.xlsx': attended,
      '/v1/booking/ics': { manage },
      '/v1/user/clinic/ics': {
        id: await one('SELECT id FROM clinic_application WHERE slot_start IS NOT NULL AND audit_status = 1 LIMIT 1'),
      },
      '/v1/forum/cooperation.csv': {},
      '/v1/forum/cooperation.xlsx': {},
      '/v1/matchmaking/office/export': { meeting_id: matched },
      '/v1/content/course/learning.csv': { course_id: course },
      '/v1/content/participant.csv': attended,
      '/v1/content/participant.xlsx': attended,
      '/v1/programme/office/projects.csv': {},
      '/v1/programme/office/projects.xlsx': {},
      '/v1/programme/cooperation.csv': {},
      '/v1/programme/cooperation.xlsx': {},
      '/v1/programme/publication/workbook': { id: await one('SELECT id FROM project_publication LIMIT 1') },
    };
    const reads = [];
    for (const [path, query] of Object.entries(asked)) {
      reads.push(await read(admin, `/web${path}?${new URLSearchParams(query as Record<string, string>)}`));
    }
    expect(reads.filter(({ code, strange }) => code !== 200 || strange.length > 0)).toEqual([]);
    // What a publication computed is read from a document of its own, which no row holds.
    const unmarked = reads.filter(({ marked }) => !marked).map(({ path }) => path.split('?')[0]);
    expect(unmarked).toEqual(['/web/v1/programme/publication/workbook']);
    const files = ENDPOINTS.filter(({ file }) => file && /csv|calendar|spreadsheetml/.test(file)).map(
      ({ path }) => path,
    );
    expect(files.filter((path) => !asked[path])).toEqual(WITHOUT_ROWS);
  });
});
