import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import type { PublishedKind } from '../../db/contract/items.ts';
import { FIRST_MODEL, modelKey } from '../../functions/modules/matching/kept-model.ts';
import { encodeModel } from '../../functions/modules/matching/model.ts';
import { trainedModel } from '../../functions/modules/matching/training.ts';
import type { TopicTrainerStub } from '../../functions/platform/env.ts';
import { publishStatements } from '../../functions/tables/items/publication.ts';
import { Failure, step } from '../local/command.ts';
import { type Runtime, startRuntime } from '../local/runtime.ts';
import { freePort } from '../local/settings.ts';

const TOP = 10;
/** Publications that are written at once. */
const AT_ONCE = 50;

const USAGE = 'usage: npm run bench -- retrieval ITEMS.tsv QUERIES.tsv [--judged JUDGED.tsv] [--model-from TRAIN.tsv]';

/** Rows of a tab-separated file by its heading. */
export function readRows<C extends string>(file: string, columns: readonly C[]): Record<C, string>[] {
  const [heading = '', ...lines] = readFileSync(file, 'utf8')
    .replace(/^\ufeff/, '')
    .split(/\r?\n/);
  const names = heading.split('\t');
  const places = columns.map((column) => names.indexOf(column));
  if (places.includes(-1)) throw new Failure(`${file}: the first line names ${columns.join(', ')}`);
  return lines
    .filter(Boolean)
    .map((line) => line.split('\t'))
    .map(
      (cells) =>
        Object.fromEntries(columns.map((column, at) => [column, cells[places[at] ?? 0] ?? ''])) as Record<C, string>,
    );
}

interface Text {
  id: string;
  text: string;
}

const NAME = 60;

/** A text as a public item: its beginning is the name, and what the name leaves out the profile. */
const publicationOf = (kind: PublishedKind, { id, text }: Text, at: number) => {
  const characters = [...text];
  const name = characters.slice(0, NAME).join('');
  const profile = characters.length > NAME ? text : '';
  return {
    itemId: id,
    code: null,
    name,
    cover: null,
    summary: characters.slice(0, 140).join(''),
    organizationId: null,
    organizationName: null,
    regionName: null,
    card: { scope: [], ...(kind === 'result' ? { cooperation: [] } : { cooperation_mode: null }) },
    facets: ['*'],
    detail: { profile },
    body: profile,
    releaseTime: at,
    updateTime: at,
  };
};

/** What one call answered, and what it cost. */
interface Called {
  ids: string[];
  rows: number;
  milliseconds: number;
}

const median = (values: readonly number[], share = 0.5): number =>
  [...values].sort((one, other) => one - other)[Math.min(values.length - 1, Math.floor(values.length * share))] ?? 0;

export const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

const reciprocal = (ids: readonly string[], id: string): number => {
  const place = ids.slice(0, TOP).indexOf(id);
  return place < 0 ? 0 : 1 / (place + 1);
};

class Platform {
  private readonly runtime: Runtime;

  constructor(runtime: Runtime) {
    this.runtime = runtime;
  }

  async publish(kind: PublishedKind, texts: readonly Text[]): Promise<void> {
    const db = (await this.runtime.miniflare.getD1Database('DB')) as unknown as D1Database;
    const at = Math.floor(Date.now() / 1000);
    for (let from = 0; from < texts.length; from += AT_ONCE) {
      const statements = texts
        .slice(from, from + AT_ONCE)
        .flatMap((text) => publishStatements(kind, publicationOf(kind, text, at)));
      await db.batch(statements.map(({ sql, params }) => db.prepare(sql).bind(...params)));
    }
  }

  /** Lets the background worker read what was published, and learn from it, as it does by itself every minute and every night. */
  async night(learn: boolean): Promise<void> {
    const db = (await this.runtime.miniflare.getD1Database('DB')) as unknown as D1Database;
    const left = async () => (await db.prepare('SELECT count(*) AS n FROM match_due').first<{ n: number }>())?.n ?? 0;
    const read = async () => {
      while ((await left()) > 0) await this.runtime.fireCron('* * * * *');
    };
    await read();
    if (!learn) return;
    const trainers = (await this.runtime.miniflare.getDurableObjectNamespace(
      'TRAINER',
    )) as unknown as DurableObjectNamespace<TopicTrainerStub>;
    const trainer = trainers.get(trainers.idFromName('topics'));
    await trainer.start();
    do await sleep(200);
    while (await trainer.busy());
    await read();
  }

  private async call(path: string): Promise<{ result: unknown; rows: number; milliseconds: number }> {
    const began = performance.now();
    const response = await fetch(`${this.runtime.url}${path}`);
    const { status, msg, result } = (await response.json()) as { status: number; msg: string; result: unknown };
    const milliseconds = performance.now() - began;
    if (status !== 200) throw new Failure(`${path}: ${status} ${msg}`);
    return {
      result,
      rows: Number(/rows_read=(\d+)/.exec(response.headers.get('server-timing') ?? '')?.[1]),
      milliseconds,
    };
  }

  async match(id: string): Promise<Called> {
    const { result, ...cost } = await this.call(`/uncached/web/egg/match/match?item_type=2&id=${id}&pageSize=${TOP}`);
    return { ids: (result as { records: { id: string }[] }).records.map((record) => record.id), ...cost };
  }

  async search(text: string): Promise<Called> {
    const { result, ...cost } = await this.call(
      `/uncached/web/v1/search?type=result&pageSize=${TOP}&keyword=${encodeURIComponent(text)}`,
    );
    const { groups } = result as { groups: { kind: string; records: { id: string }[] }[] };
    return { ids: groups.find(({ kind }) => kind === 'result')?.records.map(({ id }) => id) ?? [], ...cost };
  }

  async pairs(id: string, ids: readonly string[]): Promise<{ id: string; score: number }[]> {
    const response = await fetch(`${this.runtime.url}/bench/pairs`, {
      method: 'POST',
      body: JSON.stringify({ id, ids }),
    });
    return (await response.json()) as { id: string; score: number }[];
  }
}

interface Judged {
  item: string;
  grade: number;
  score: number;
}

/** How near the order of the scores is to that of the grades, for the first ten. */
function gainOf(judged: readonly Judged[]): number {
  const gain = (list: readonly Judged[]) =>
    list.slice(0, TOP).reduce((sum, { grade }, place) => sum + (grade - 1) / Math.log2(place + 2), 0);
  const best = gain([...judged].sort((one, other) => other.grade - one.grade));
  return best === 0 ? Number.NaN : gain([...judged].sort((one, other) => other.score - one.score)) / best;
}

/** How often a fitting item (grade 3 or 4) has a higher score than another. */
function areaOf(judged: readonly Judged[]): number {
  const good = judged.filter(({ grade }) => grade >= 3);
  const rest = judged.filter(({ grade }) => grade < 3);
  const wins = good.flatMap((one) =>
    rest.map((other) => (one.score > other.score ? 1 : one.score === other.score ? 0.5 : 0)),
  );
  return wins.length === 0 ? Number.NaN : mean(wins);
}

// An item and a query may bear the same id.
const prefixed = (id: string) => `query-${id}`;

async function judge(platform: Platform, file: string): Promise<string[]> {
  const byQuery = Map.groupBy(readRows(file, ['query', 'item', 'grade'] as const), ({ query }) => query);
  const [gains, areas]: [number[], number[]] = [[], []];
  for (const [query, rows] of byQuery) {
    const scores = new Map(
      (
        await platform.pairs(
          prefixed(query),
          rows.map(({ item }) => item),
        )
      ).map(({ id, score }) => [id, score]),
    );
    const judged = rows.map(({ item, grade }) => ({ item, grade: Number(grade), score: scores.get(item) ?? 0 }));
    gains.push(gainOf(judged));
    areas.push(areaOf(judged));
  }
  const known = (values: readonly number[]) => mean(values.filter((value) => !Number.isNaN(value))).toFixed(4);
  return [`nDCG@10 ${known(gains)}`, `AUC ${known(areas)}`];
}

/** A text that search and match are asked with; `item` is what the searcher had in mind, empty where nothing is known. */
interface Query extends Text {
  label: string;
  item: string;
}

/** A text to be found. */
interface Item extends Text {
  label: string;
}

type Lesson = Pick<Item, 'text' | 'label'>;

/** What queries brought. */
interface Asked {
  /** Share of the query's label among the first ten of the match. */
  precision: number[];
  /** One by the place of what was meant, of queries that meant something. */
  match: number[];
  search: number[];
  costs: { match: Called[]; search: Called[] };
}

/** A platform of its own on which items are published, read and learned from. */
async function onPlatform<T>(
  items: readonly Item[],
  train: readonly Lesson[] | undefined,
  use: (platform: Platform) => Promise<T>,
): Promise<T> {
  const stateDir = mkdtempSync(join(tmpdir(), 'platform-retrieval-'));
  const runtime = await startRuntime({
    demo: false,
    stateDir,
    port: await freePort(),
    siteEntry: 'tests/bench/entry.ts',
    crons: false,
    quiet: true,
  });
  try {
    const platform = new Platform(runtime);
    if (train) {
      const bucket = (await runtime.miniflare.getR2Bucket('FILES')) as unknown as R2Bucket;
      const texts = train.map(({ text, label }) => ({ text, label: label || null }));
      await step(`Learning ${train.length} texts`, async () =>
        bucket.put(modelKey(FIRST_MODEL), encodeModel(trainedModel(FIRST_MODEL, texts))),
      );
    }
    await step(`Publishing ${items.length} items`, () => platform.publish('result', items));
    await step('Reading them, and learning from them', () => platform.night(true));
    return await use(platform);
  } finally {
    await runtime.stop();
    rmSync(stateDir, { recursive: true, force: true });
  }
}

async function ask(platform: Platform, items: readonly Item[], queries: readonly Query[]): Promise<Asked> {
  await step(`Publishing ${queries.length} queries`, async () => {
    await platform.publish(
      'demand',
      queries.map(({ id, text }) => ({ id: prefixed(id), text })),
    );
    await platform.night(false);
  });
  const labels = new Map(items.map(({ id, label }) => [id, label]));
  const found: Asked = { precision: [], match: [], search: [], costs: { match: [], search: [] } };
  await step(`Asking ${queries.length} queries`, async () => {
    for (const { id, text, label, item } of queries) {
      const [match, search] = [await platform.match(prefixed(id)), await platform.search(text)];
      found.costs.match.push(match);
      found.costs.search.push(search);
      found.precision.push(match.ids.slice(0, TOP).filter((each) => labels.get(each) === label).length / TOP);
      if (!item) continue;
      found.match.push(reciprocal(match.ids, item));
      found.search.push(reciprocal(search.ids, item));
    }
  });
  return found;
}

/**
 * Asks the product's own calls for items, on a platform of its own.
 * @param train texts that the first model learns; without them an installation begins as always
 */
export const asked = (
  items: readonly Item[],
  queries: readonly Query[],
  train: readonly Lesson[] | undefined,
): Promise<Asked> => onPlatform(items, train, (platform) => ask(platform, items, queries));

function costOf(name: string, calls: readonly Called[]): string[] {
  const [rows, milliseconds] = [calls.map((call) => call.rows), calls.map((call) => call.milliseconds)];
  return [
    `${name} rows read a query: median ${median(rows)}, p99 ${median(rows, 0.99)}`,
    `${name} milliseconds a query: median ${median(milliseconds).toFixed(1)}, p99 ${median(milliseconds, 0.99).toFixed(1)}`,
  ];
}

/**
 * How well search and matching find: texts are published as results, each query as a demand, and the product's own calls are asked.
 * @param given files of items and queries; `--judged` pairs graded by people, `--model-from` texts with labels to learn from
 */
export async function retrieval(given: readonly string[]): Promise<string> {
  const { positionals, values } = parseArgs({
    args: [...given],
    allowPositionals: true,
    options: { judged: { type: 'string' }, 'model-from': { type: 'string' } },
  });
  const [itemFile, queryFile] = positionals;
  if (!itemFile || !queryFile) throw new Failure(USAGE);
  const items = readRows(itemFile, ['id', 'text', 'label'] as const);
  const queries = readRows(queryFile, ['id', 'text', 'label', 'item'] as const);
  const train = values['model-from'] ? readRows(values['model-from'], ['text', 'label'] as const) : undefined;
  return onPlatform(items, train, async (platform) => {
    const { precision, match, search, costs } = await ask(platform, items, queries);
    return [
      `P@10 ${mean(precision).toFixed(4)}`,
      ...(match.length > 0 ? [`MRR@10 ${mean(match).toFixed(4)}`, `search MRR@10 ${mean(search).toFixed(4)}`] : []),
      ...(values.judged ? await judge(platform, values.judged) : []),
      ...costOf('match', costs.match),
      ...costOf('search', costs.search),
    ].join('\n');
  });
}
