import { itemPage, PUBLISHED, type PublishedKind } from '../../../db/contract/items.ts';
import { comparedText } from '../../../db/contract/matching.ts';
import type { Portrait, PortrayedTopic } from '../../../db/contract/portraits.ts';
import { type Caller, holds } from '../../platform/caller.ts';
import type { Database, Statement } from '../../platform/database.ts';
import { notFound } from '../../platform/errors.ts';
import { plainText } from '../../platform/plain-text.ts';
import { PUBLIC_CASES } from '../deals/cases.ts';
import { type Topic, type TopicModel, topicsOf } from '../matching/model.ts';
import { portrayed, sentenceFor } from './topics.ts';

/** Newest items of each kind that are read, and topics that are shown. */
const READ = 40;
const TOPICS = 5;
/** What has less weight than this of the strongest topic is not shown. */
const LEAST = 0.15;
/** What is counted up to. */
const COUNTED = 1000;

interface ItemRow {
  kind: PublishedKind;
  id: string;
  name: string;
  /** JSON; null of what was published a moment ago. */
  topics: string | null;
  text: string;
}

const KINDS: readonly PublishedKind[] = ['result', 'demand'];

/** The newest public items of a kind that a condition on the publication `p` holds for, with their topics. */
const items = (kind: PublishedKind, where: string, value: string): Statement => ({
  sql: `SELECT '${kind}' AS kind, p.item_id AS id, p.name, m.topics, substr(coalesce(p.detail ->> '$.profile', p.detail ->> '$.detail_desc', ''), 1, 3000) AS text
    FROM ${PUBLISHED[kind].publication} p LEFT JOIN match_item m ON m.kind = '${kind}' AND m.no = p.release_no
    WHERE ${where} ORDER BY p.release_no DESC LIMIT ${READ}`,
  params: [value],
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

/** Deals of an organisation's items that were answered, and the median days until then. */
const answered = (id: string): Statement => ({
  sql: `WITH a AS (SELECT g.answer_seconds AS s, row_number() OVER (ORDER BY g.answer_seconds) AS at, count(*) OVER () AS n
      FROM (SELECT id FROM deal WHERE owner_org = ? ORDER BY update_time DESC LIMIT ${COUNTED}) d
      JOIN deal_progress g ON g.deal_id = d.id WHERE g.answer_seconds IS NOT NULL)
    SELECT coalesce(max(n), 0) AS n, round(max(CASE WHEN at = (n + 1) / 2 THEN s END) / 86400.0, 1) AS days FROM a`,
  params: [id],
});

const numberOf = (rows: readonly unknown[] | undefined): number => (rows?.[0] as { n: number } | undefined)?.n ?? 0;

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
    ...KINDS.map((kind) => items(kind, own, id)),
    ...KINDS.map((kind) => count(kind, own, id)),
    {
      sql: `SELECT count(*) AS n FROM (SELECT 1 ${PUBLIC_CASES} AND ? IN (d.seeker_org, d.owner_org) LIMIT ${COUNTED})`,
      params: [id],
    },
    answered(id),
  ]);
  if (known.length === 0) throw notFound();
  const reads = holds(caller, 'admin') || caller.adminOrganizationIds.includes(id);
  const { n, days } = (answers?.[0] ?? { n: 0, days: null }) as Answered;
  return {
    topics: topicsOfItems(model, [...results, ...demands] as ItemRow[]),
    supply: { count: numberOf(supply), to: '#results' },
    demand: { count: numberOf(demand), to: '#demands' },
    deals: { count: numberOf(cases), to: '/cases' },
    answers: reads ? { count: n, days, to: '/deals' } : null,
  };
}

interface ExpertRow {
  name: string;
  text: string;
  publisher: string | null;
}

const OWN = (kind: PublishedKind): string =>
  `p.item_id IN (SELECT c.${PUBLISHED[kind].key} FROM ${PUBLISHED[kind].noun} c WHERE c.add_user = ? AND c.is_delete = 0)`;

/**
 * What an expert is about: by the own introduction, else by what the expert published.
 * @throws AppError 404 for an expert who is not public
 */
export async function expertPortrait(db: Database, model: TopicModel, id: string): Promise<Portrait> {
  const expert = await db.first<ExpertRow>(
    `SELECT name, substr(concat_ws('。', direction, profile), 1, 4000) AS text, iif(is_self = 1, add_user, NULL) AS publisher
      FROM zhuanjia WHERE expert_id = ? AND is_delete = 0 AND audit_status = 4`,
    [id],
  );
  if (!expert) throw notFound();
  const publisher = expert.publisher ?? '';
  const [results = [], supply, demand] = await db.batch<unknown>([
    items('result', OWN('result'), publisher),
    count('result', OWN('result'), publisher),
    count('demand', OWN('demand'), publisher),
  ]);
  const text = plainText(expert.text);
  const read: Topic[] = topicsOf(model, text).filter(({ weight }, _, all) => weight >= (all[0]?.weight ?? 0) * LEAST);
  const told = portrayed(model, read, text, null);
  const by = `?${new URLSearchParams({ keyword: expert.name })}`;
  return {
    topics: told.length > 0 ? told : topicsOfItems(model, results as ItemRow[]),
    supply: { count: numberOf(supply), to: `/results${by}` },
    demand: { count: numberOf(demand), to: `/demands${by}` },
    deals: { count: 0, to: '/cases' },
    answers: null,
  };
}
