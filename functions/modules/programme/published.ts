import type { programmePublicCalls } from '../../../db/contract/calls/programme-publish.ts';
import type { QueryOf } from '../../../db/contract/endpoint.ts';
import { LIMITS } from '../../../db/contract/limits.ts';
import { PROGRAMME_NEWS } from '../../../db/contract/programme/news.ts';
import type {
  NewsDetail,
  ProgrammeFront,
  PublishedCard,
  PublishedContent,
  PublishedDetail,
  PublishedList,
} from '../../../db/contract/programme/publication.ts';
import { now } from '../../platform/clock.ts';
import type { Database, Statement } from '../../platform/database.ts';
import { notFound } from '../../platform/errors.ts';
import { countedPage, countedPart, pagingOf } from '../../platform/paging.ts';
import { beginningOf } from '../../platform/plain-text.ts';

type Query = QueryOf<typeof programmePublicCalls.published>;

const SUMMARY = 140;
/** Characters of a text in which its summary is looked for. */
const BEGINNING = 3_000;
/** Projects on the programme's page, and news and files each. */
const SHOWN = 6;
/** Choices of a filter: the most frequent. */
const CHOICES = 200;

/** Published projects of all rounds: alias `c` with its publication `b`. */
const PUBLIC = `project_publication b JOIN published_project c ON c.publication_id = b.id`;
const CURRENT = 'b.undo_time IS NULL';

const text = (name: string) => `(c.content ->> '${name}')`;

/** What narrows the catalogue, by the name of its parameter. */
const FILTERS = {
  field: `EXISTS (SELECT 1 FROM json_each(c.content, '$.fields') f WHERE f.value ->> 'id' = ?)`,
  unit: `${text('unit')} = ?`,
  person: `${text('person')} = ?`,
  region: `${text('province')} = ?`,
  round: 'b.round_id = ?',
  keyword: `instr(lower(${text('name')} || ' ' || ${text('declared_name')} || ' ' || ${text('org_name')}), ?) > 0`,
} as const;

function conditionOf(query: Query): Statement {
  const asked = (Object.keys(FILTERS) as (keyof typeof FILTERS)[]).flatMap((name) => {
    const value = query[name]?.trim().slice(0, 100);
    return value ? [{ sql: FILTERS[name], value: name === 'keyword' ? value.toLowerCase() : value }] : [];
  });
  return {
    sql: [CURRENT, ...asked.map(({ sql }) => sql)].join(' AND '),
    params: asked.map(({ value }) => value),
  };
}

/** What the declaring organisation is called in English today: that is no part of what was published. */
const ORG_NAME_EN = `(SELECT o.name_en FROM organization o WHERE o.name = ${text('org_name')} AND o.is_delete = 0)`;

const ROUND_EN = '(SELECT n.title_en FROM project_round n WHERE n.id = b.round_id)';

const CARD = `json_set(json_remove(c.content, '$.profile'), '$.org_name_en', ${ORG_NAME_EN}, '$.round.title_en', ${ROUND_EN},
  '$.summary', substr(coalesce(${text('profile')}, ''), 1, ${BEGINNING}))`;

const cardOf = ({ card }: { card: string }): PublishedCard => {
  const row = JSON.parse(card) as PublishedCard;
  return { ...row, summary: beginningOf(row.summary, SUMMARY) };
};

/** The rounds follow each other, the newest first; within one, the order is the office's. */
const ORDER = 'b.add_time DESC, b.id, c.sort';

/** Filters that have choices. */
const CHOSEN = ['field', 'unit', 'person', 'region', 'round'] as const;

/** What the catalogue can be narrowed to, the most frequent first, counted when each publication was made (db/derived/programme.sql). */
const selectChoices: Statement = {
  sql: `SELECT x.filter, iif(x.filter = 'round', b.round_id, x.value) AS value, x.label,
          iif(x.filter = 'round', ${ROUND_EN}, x.label_en) AS label_en, sum(x.projects) AS count
        FROM project_publication b CROSS JOIN published_choice x ON x.publication_id = b.id
        WHERE ${CURRENT} GROUP BY 1, 2 HAVING count > 0 ORDER BY count DESC, x.label`,
  params: [],
};

type Choices = PublishedList['choices'];
type ChoiceRow = Choices[keyof Choices][number] & { filter: string };

const choicesOf = (rows: ChoiceRow[], chosen: string) =>
  rows.flatMap(({ filter, ...choice }) => (filter === chosen ? [choice] : [])).slice(0, CHOICES);

const KEYS = 'c.publication_id, c.project_id';

/** Cards of the projects of a page alone; @param page a SELECT of their keys */
const cardsIn = (page: string): string => `SELECT ${CARD} AS card FROM (${page}) x
  CROSS JOIN published_project c ON c.publication_id = x.publication_id AND c.project_id = x.project_id
  CROSS JOIN project_publication b ON b.id = x.publication_id ORDER BY ${ORDER}`;

/**
 * A page, and first how many there are. A filter looks into the texts of all projects, and does so once for both; without one the
 * choices know how many there are.
 */
function selectPage({ sql: where, params }: Statement, size: number, offset: number): Statement {
  const part = countedPart(size, offset);
  const all = `SELECT ${KEYS} FROM ${PUBLIC} WHERE ${where} ORDER BY ${ORDER}`;
  return params?.length
    ? {
        sql: `WITH found AS MATERIALIZED (${all} LIMIT ${LIMITS.listTotal + 1})
              SELECT count(*) AS total, NULL AS card FROM found
              UNION ALL SELECT NULL, card FROM (${cardsIn('SELECT * FROM found LIMIT ? OFFSET ?')})`,
        params: [...params, ...part],
      }
    : { sql: cardsIn(`${all} LIMIT ? OFFSET ?`), params: part };
}

/** The published projects of all rounds, narrowed as asked, with what they can be narrowed to. */
export async function publishedList(db: Database, query: Query): Promise<PublishedList> {
  const { current, size, offset } = pagingOf(query);
  const [rows = [], chosen = []] = await db.batch<unknown>([
    selectPage(conditionOf(query), size, offset),
    selectChoices,
  ]);
  const choices = chosen as ChoiceRow[];
  const found = rows as { total?: number | null; card: string | null }[];
  // Each project is of one round.
  const everything = choices.reduce((sum, { filter, count }) => sum + (filter === 'round' ? count : 0), 0);
  const total = found.find((row) => typeof row.total === 'number')?.total ?? everything;
  const cards = found.flatMap(({ card }) => (card === null ? [] : [cardOf({ card })]));
  return {
    ...countedPage(cards, current, size, [{ total }]),
    choices: Object.fromEntries(CHOSEN.map((name) => [name, choicesOf(choices, name)])) as Choices,
  };
}

const PUBLICATION = 'b.id, b.version, b.sha256, b.projects, b.add_time';

/**
 * A published project as it was published.
 * @throws AppError 404 where no publication shows it
 */
export async function publishedDetail(db: Database, id: string): Promise<PublishedDetail> {
  const row = await db.first<PublishedDetail['publication'] & { content: string; org_name_en: string | null }>(
    `SELECT c.content, ${ORG_NAME_EN} AS org_name_en, ${ROUND_EN} AS round_title_en, ${PUBLICATION} FROM project p JOIN ${PUBLIC} AND c.project_id = p.id
     WHERE p.id = ? AND b.id = p.publication_id AND ${CURRENT}`,
    [id],
  );
  if (!row) throw notFound();
  const { content, org_name_en, ...publication } = row;
  const found = JSON.parse(content) as PublishedContent;
  const round = { ...found.round, title_en: publication.round_title_en };
  return { ...found, org_name_en, round, publication: { ...publication, round_title: round.title } };
}

/** The programme's page. */
export async function programmeFront(db: Database): Promise<ProgrammeFront> {
  const at = now();
  // The newest of each kind, by its index: however many there are, no others are read.
  const newest = (kind: number) =>
    `SELECT * FROM (SELECT id, title, identify, add_date FROM project_news INDEXED BY project_news_kind WHERE identify = ${kind} AND is_delete = 0
      ORDER BY add_date DESC, id DESC LIMIT ${SHOWN})`;
  const news = (...kinds: number[]): Statement => ({
    sql: `${kinds.map(newest).join(' UNION ALL ')} ORDER BY add_date DESC, id DESC LIMIT ${SHOWN}`,
    params: [],
  });
  const [rounds = [], latest = [], files = [], selected = [], publications = []] = await db.batch<unknown>([
    {
      sql: `SELECT r.id, r.title, r.title_en, r.guide, r.open_time AS opens, r.close_time AS closes,
              (SELECT json_group_array(json_object('name', f.name, 'is_required', f.is_required))
               FROM (SELECT * FROM project_round_file WHERE round_id = r.id ORDER BY sort LIMIT 50) f) AS files
            FROM project_round r WHERE r.is_delete = 0
            ORDER BY r.close_time > ?1 DESC, CASE WHEN r.close_time > ?1 THEN r.open_time ELSE -r.open_time END LIMIT 1`,
      params: [at],
    },
    news(PROGRAMME_NEWS.news, PROGRAMME_NEWS.notice),
    news(PROGRAMME_NEWS.file),
    { sql: `SELECT ${CARD} AS card FROM ${PUBLIC} WHERE ${CURRENT} ORDER BY ${ORDER} LIMIT ${SHOWN}`, params: [] },
    {
      sql: `SELECT ${PUBLICATION}, coalesce(r.title, '') AS round_title, r.title_en AS round_title_en FROM project_publication b
            LEFT JOIN project_round r ON r.id = b.round_id WHERE ${CURRENT} ORDER BY b.add_time DESC LIMIT 20`,
      params: [],
    },
  ]);
  const [round] = rounds as (Omit<NonNullable<ProgrammeFront['round']>, 'files'> & { files: string })[];
  const listed = publications as ProgrammeFront['publications'];
  return {
    round: round ? { ...round, files: JSON.parse(round.files) as never } : null,
    news: latest as ProgrammeFront['news'],
    files: files as ProgrammeFront['files'],
    selected: (selected as { card: string }[]).map(cardOf),
    total: listed.reduce((sum, { projects }) => sum + projects, 0),
    publications: listed,
  };
}

/**
 * News, or a file item with its files.
 * @throws AppError 404
 */
export async function programmeNews(db: Database, id: string): Promise<NewsDetail> {
  const [rows = [], files = []] = await db.batch<unknown>([
    {
      sql: 'SELECT id, title, identify, add_date, profile FROM project_news WHERE id = ? AND is_delete = 0',
      params: [id],
    },
    {
      sql: `SELECT file_name AS name, file_path AS url, size FROM attachment_relation
            WHERE item_id = ? AND is_delete = 0 ORDER BY add_time, id LIMIT 100`,
      params: [id],
    },
  ]);
  const [news] = rows as Omit<NewsDetail, 'files'>[];
  if (!news) throw notFound();
  return { ...news, files: files as NewsDetail['files'] };
}

/**
 * The digest under which a publication's snapshot lies. One that was undone keeps its own: whoever noted it can still check it.
 * @throws AppError 404
 */
export async function publicationDigest(db: Database, id: string): Promise<{ sha256: string; version: number }> {
  const row = await db.first<{ sha256: string; version: number }>(
    'SELECT sha256, version FROM project_publication WHERE id = ?',
    [id],
  );
  if (!row) throw notFound();
  return row;
}
