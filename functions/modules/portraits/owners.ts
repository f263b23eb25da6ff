import { CLINIC, EXPERT_RECORDS } from '../../../db/contract/clinic.ts';
import { itemPage, PUBLISHED, PUBLISHED_KINDS, type PublishedKind } from '../../../db/contract/items.ts';
import { comparedText } from '../../../db/contract/matching.ts';
import type { Portrait, PortrayedTopic } from '../../../db/contract/portraits.ts';
import { type Caller, holds } from '../../platform/caller.ts';
import type { Database, Statement } from '../../platform/database.ts';
import { notFound } from '../../platform/errors.ts';
import { numberIn } from '../../platform/paging.ts';
import { plainText } from '../../platform/plain-text.ts';
import { CASES_OF_EXPERT, CASES_OF_ORGANIZATION } from '../deals/cases.ts';
import { matchOf, readListQuery } from '../items/public/filters.ts';
import { type Topic, type TopicModel, topicsOf } from '../matching/model.ts';
import { portrayed, sentenceFor } from './topics.ts';

/** Newest items of each kind that are read, and topics that are shown. */
const READ = 40;
/** Newest own results of an expert in which the name is looked for. */
const LOOKED = 300;
const TOPICS = 5;
/** What has less weight than this of the strongest topic is not shown. */
const LEAST = 0.15;
/** What is counted up to, and consultations that are. */
const COUNTED = 1000;
const CONSULTED = 200;

interface ItemRow {
  kind: PublishedKind;
  id: string;
  name: string;
  /** JSON; null of what was published a moment ago. */
  topics: string | null;
  text: string;
}

/** The newest public items of a kind that a condition on the publication `p` holds for, with their topics. */
const items = (kind: PublishedKind, where: string, ...params: readonly string[]): Statement => ({
  sql: `SELECT '${kind}' AS kind, p.item_id AS id, p.name, m.topics, substr(coalesce(p.detail ->> '$.profile', p.detail ->> '$.detail_desc', ''), 1, 3000) AS text
    FROM ${PUBLISHED[kind].publication} p LEFT JOIN match_item m ON m.kind = '${kind}' AND m.no = p.release_no
    WHERE ${where} ORDER BY p.release_no DESC LIMIT ${READ}`,
  params: [...params],
});

const count = (kind: PublishedKind, where: string, value: string): Statement => ({
  sql: `SELECT count(*) AS n FROM (SELECT 1 FROM ${PUBLISHED[kind].publication} p WHERE ${where} LIMIT ${COUNTED})`,
  params: [value],
});

const topicsOfItem = (model: TopicModel, { name, topics, text }: ItemRow): Topic[] =>
  topics === null
    ? topicsOf(model, comparedText(name, plainText(text)))
    : (JSON.parse(topics) as [string, number][]).map(([label, weight]) => ({ label, weight }));

/** What several items are about: their strongest topics, each told by the item that is most about it. */
function topicsOfItems(model: TopicModel, rows: readonly ItemRow[]): PortrayedTopic[] {
  const known = new Map<string, { weight: number; best: ItemRow; share: number }>();
  for (const row of rows) {
    for (const { label, weight: share } of topicsOfItem(model, row)) {
      const topic = known.get(label) ?? { weight: 0, best: row, share: 0 };
      topic.weight += share / rows.length;
      if (share > topic.share) Object.assign(topic, { best: row, share });
      known.set(label, topic);
    }
  }
  const ordered = [...known].sort(([, one], [, other]) => other.weight - one.weight);
  const most = ordered[0]?.[1].weight ?? 0;
  return ordered
    .filter(([, { weight }]) => weight >= most * LEAST)
    .slice(0, TOPICS)
    .map(([label, { weight, best }]) => ({
      ...{ label, weight: Math.round(weight * 100) / 100 },
      sentence: sentenceFor(model, label, plainText(best.text) || best.name),
      source: { name: best.name, page: itemPage(PUBLISHED[best.kind].itemType, best.id, best.name) },
    }));
}

interface Answered {
  n: number;
  days: number | null;
}

/**
 * How much was answered, and the median days until then.
 * @param seconds a query of one column `s`, the seconds until each answer, with one parameter
 */
const median = (seconds: string, value: string): Statement => ({
  sql: `WITH a AS (SELECT s, row_number() OVER (ORDER BY s) AS at, count(*) OVER () AS n FROM (${seconds}) WHERE s IS NOT NULL)
    SELECT coalesce(max(n), 0) AS n, round(max(CASE WHEN at = (n + 1) / 2 THEN s END) / 86400.0, 1) AS days FROM a`,
  params: [value],
});

/** Deals of the items of an organisation, or of a user, until they were answered. */
const answered = (owner: 'owner_org' | 'owner_user', id: string): Statement =>
  median(
    `SELECT g.answer_seconds AS s FROM (SELECT id FROM deal WHERE ${owner} = ? ORDER BY update_time DESC LIMIT ${COUNTED}) d
      JOIN deal_progress g ON g.deal_id = d.id`,
    id,
  );

/** Consultations that were put to an expert, until the expert wrote first or the consultation was closed. */
const consulted = (id: string): Statement =>
  median(
    `SELECT coalesce((SELECT min(m.add_time) FROM clinic_message m WHERE m.application_id = a.id AND m.side = 'expert'), a.finish_time) - a.add_time AS s
      FROM (SELECT id, add_time, finish_time FROM clinic_application WHERE expert_id = ? AND is_delete = 0 AND +audit_status = ${CLINIC.booked}
        ORDER BY add_time DESC LIMIT ${CONSULTED}) a`,
    id,
  );

const answersOf = (rows: readonly unknown[] | undefined, to: string) => {
  const { n, days } = (rows?.[0] ?? { n: 0, days: null }) as Answered;
  return { count: n, days, to };
};

/**
 * What an organisation is about and how it trades. Who traded stands in no figure (decision 117): of deals the public cases are counted,
 * and answers are told to the organisation's administrators and to staff.
 * @throws AppError 404 for an organisation that is not public
 */
export async function organizationPortrait(
  db: Database,
  model: TopicModel,
  caller: Caller,
  id: string,
): Promise<Portrait> {
  const own = 'p.organization_id = ?';
  const [known = [], results = [], demands = [], supply, demand, cases, answers] = await db.batch<unknown>([
    {
      sql: 'SELECT 1 FROM organization WHERE organization_id = ? AND is_delete = 0 AND audit_status = 4 AND is_shown = 1',
      params: [id],
    },
    ...PUBLISHED_KINDS.map((kind) => items(kind, own, id)),
    ...PUBLISHED_KINDS.map((kind) => count(kind, own, id)),
    {
      sql: `SELECT count(*) AS n FROM (SELECT 1 ${CASES_OF_ORGANIZATION} LIMIT ${COUNTED})`,
      params: [id],
    },
    answered('owner_org', id),
  ]);
  if (known.length === 0) throw notFound();
  const reads = holds(caller, 'admin') || caller.adminOrganizationIds.includes(id);
  return {
    topics: topicsOfItems(model, [...results, ...demands] as ItemRow[]),
    supply: { count: numberIn(supply), to: '#results' },
    demand: { count: numberIn(demand), to: '#demands' },
    deals: { count: numberIn(cases), to: `/cases?${new URLSearchParams({ org: id })}` },
    answers: reads ? answersOf(answers, '/deals') : null,
    consultations: null,
  };
}

interface ExpertRow {
  name: string;
  text: string;
  publisher: string | null;
}

/** What an account published lately, as far as its text says so itself: whose an item is, is public of no other. */
const OWN_AND_NAMED = `p.item_id IN (SELECT c.chengguo_id FROM chengguo c WHERE c.add_user = ?1 AND c.is_delete = 0
    ORDER BY c.add_time DESC LIMIT ${LOOKED})
  AND (instr(p.name, ?2) > 0 OR instr(p.detail ->> '$.profile', ?2) > 0)`;

/** Items that the lists find by a name: as many as stand behind the number. */
const named = (kind: PublishedKind, name: string): Statement => {
  const match = matchOf(readListQuery({ keyword: name }));
  if (match === null || match === 'nothing') return { sql: 'SELECT 0 AS n', params: [] };
  const { search } = PUBLISHED[kind];
  return {
    sql: `SELECT count(*) AS n FROM (SELECT 1 FROM ${search} WHERE ${search} MATCH ? LIMIT ${COUNTED})`,
    params: [match.all],
  };
};

/**
 * What an expert is about, by the own introduction, else by what the expert published and is named in, how many items name the expert,
 * and how the expert trades and answers; how fast, the expert alone reads (decision 292).
 * @throws AppError 404 for an expert who is not public
 */
export async function expertPortrait(db: Database, model: TopicModel, caller: Caller, id: string): Promise<Portrait> {
  const expert = await db.first<ExpertRow>(
    `SELECT name, substr(concat_ws('。', direction, profile), 1, 4000) AS text, iif(is_self = 1, add_user, NULL) AS publisher
      FROM zhuanjia WHERE expert_id = ? AND is_delete = 0 AND audit_status = 4`,
    [id],
  );
  if (!expert) throw notFound();
  const publisher = expert.publisher ?? '';
  const isOwn = publisher !== '' && caller.userId === publisher;
  const [results = [], supply, demand, cases, answers, consultations] = await db.batch<unknown>([
    items('result', OWN_AND_NAMED, publisher, expert.name),
    named('result', expert.name),
    named('demand', expert.name),
    { sql: `SELECT count(*) AS n FROM (SELECT 1 ${CASES_OF_EXPERT} LIMIT ${COUNTED})`, params: [id] },
    ...(isOwn ? [answered('owner_user', publisher), consulted(id)] : []),
  ]);
  const text = plainText(expert.text);
  const read: Topic[] = topicsOf(model, text).filter(({ weight }, _, all) => weight >= (all[0]?.weight ?? 0) * LEAST);
  const told = portrayed(model, read, text);
  const by = `?${new URLSearchParams({ keyword: expert.name })}`;
  return {
    topics: told.length > 0 ? told : topicsOfItems(model, results as ItemRow[]),
    supply: { count: numberIn(supply), to: `/results${by}` },
    demand: { count: numberIn(demand), to: `/demands${by}` },
    deals: { count: numberIn(cases), to: `/cases?${new URLSearchParams({ expert: id })}` },
    answers: isOwn ? answersOf(answers, '/deals') : null,
    consultations: isOwn ? answersOf(consultations, EXPERT_RECORDS) : null,
  };
}
