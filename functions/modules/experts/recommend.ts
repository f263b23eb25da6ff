import type { ExpertCard, RecommendedExpert } from '../../../db/contract/experts.ts';
import { FACET, placeTokens } from '../../../db/contract/facets.ts';
import { comparedText, type Declared } from '../../../db/contract/matching.ts';
import { termsOf } from '../../../db/contract/matching-terms.ts';
import type { Database, Statement } from '../../platform/database.ts';
import type { Env } from '../../platform/env.ts';
import { type Page, pageOf } from '../../platform/envelope.ts';
import { notFound } from '../../platform/errors.ts';
import { numberIn, type Paging, pagingOf } from '../../platform/paging.ts';
import { plainText } from '../../platform/plain-text.ts';
import { publishedSource } from '../matching/candidates.ts';
import { currentModel } from '../matching/kept-model.ts';
import { readTopics, type TopicModel } from '../matching/model.ts';
import { askingOf, byScore, type Compared, explained, readTexts, scored, weightOfText } from '../matching/score.ts';
import { CARD, type CardRow, cardOf, ORDER, ORGANIZATION, PUBLIC, readTotal } from './cards.ts';

/** Experts that each way of looking brings: of the demand's fields and their branches, and the first of the directory. */
const NEAR = 120;
const LOOKED = 300;
/** Words of the demand that are looked for. */
const ASKED = 8;
/** Experts whose fields are read in their texts: the nearest. */
const READ = 60;
/** Recommended without a demand: the first of the directory. */
const MOST = 200;
/** Below this, what two texts have in common is chance. */
const LEAST = 12;

/** What an expert is judged by; cards are made for those of the page alone. */
interface Candidate {
  expert_id: string;
  name: string;
  text: string;
  /** JSON lists: places, and ids of fields. */
  places: string;
  scopes: string;
}

const SELECTED = `e.expert_id, e.name, json_array(e.province, e.city, e.county) AS places,
  (SELECT json_group_array(l.second_scope_id) FROM zhuanjia_scope l WHERE l.expert_id = e.expert_id) AS scopes,
  substr(concat_ws(' ', e.name, e.direction, e.duties, e.profile,
    (SELECT group_concat(w.title, ' ') FROM zhuanjia_work w WHERE w.expert_id = e.expert_id)), 1, 4000) AS text`;

/** Experts that may fit: those of its fields and their branches, and among the first of the directory those with one of its words. */
const candidates = (scopes: readonly string[], words: readonly string[]): Statement => ({
  sql: `SELECT ${SELECTED} FROM (
      SELECT * FROM (SELECT DISTINCT l.expert_id FROM (SELECT s.id FROM scope s WHERE s.pid IN (SELECT b.pid FROM scope b WHERE b.id IN (SELECT value FROM json_each(?1)))
          ORDER BY s.id IN (SELECT value FROM json_each(?1)) DESC, s.id LIMIT -1) s CROSS JOIN zhuanjia_scope l ON l.second_scope_id = s.id LIMIT ${NEAR})
      UNION SELECT expert_id FROM (SELECT * FROM zhuanjia e INDEXED BY zhuanjia_order WHERE ${PUBLIC} ORDER BY ${ORDER} LIMIT ${LOOKED}) e
        WHERE ${words.map((_, at) => `instr(lower(concat_ws(' ', e.direction, e.profile)), ?${at + 2}) > 0`).join(' OR ') || '0'}) n
    CROSS JOIN zhuanjia e ON e.expert_id = n.expert_id AND ${PUBLIC}`,
  params: [JSON.stringify(scopes), ...words],
});

interface Said extends Compared {
  id: string;
}

function saidOf(model: TopicModel, { expert_id, name, text, places, scopes }: Candidate): Said {
  const compared = comparedText(name, plainText(text));
  return {
    id: expert_id,
    name,
    text: compared,
    scopes: JSON.parse(scopes) as string[],
    facets: new Set((JSON.parse(places) as (string | null)[]).flatMap((code) => placeTokens(code ?? ''))),
    cooperation: [],
    topics: [],
    vector: [],
    ...weightOfText(model, compared),
  };
}

/** Place, but neither kind nor stage: what a demand asks of a result is asked of no person. */
const asked = (demand: Declared): Declared => ({
  scopes: demand.scopes,
  facets: new Set(
    [...demand.facets].filter((token) =>
      [FACET.province, FACET.city, FACET.county].some((letter) => token.startsWith(letter)),
    ),
  ),
  cooperation: [],
});

/**
 * Public experts that fit a public demand, best first, each with the reasons (decision 72): common fields, common words, the same
 * place. Looks at no more than some hundred experts.
 * @throws AppError 404 when the demand is not public
 */
async function fitting(
  db: Database,
  model: TopicModel,
  id: string,
): Promise<(Pick<RecommendedExpert, 'score' | 'reasons'> & { id: string })[]> {
  const demand = await publishedSource(db, model, 'demand', id);
  if (!demand) throw notFound();
  const { sql, params } = candidates(demand.scopes, termsOf(demand.text, ASKED));
  const rows = await db.all<Candidate>(sql, params);
  const asking = askingOf(model, demand);
  return readTexts(
    model,
    asking,
    rows.map((row) => saidOf(model, row)),
  )
    .slice(0, READ)
    .map(({ candidate, shared }) => ({
      candidate: { ...candidate, ...readTopics(model, candidate.text) },
      shared,
    }))
    .map((read) => scored('demand', asked(demand), asking, read))
    .filter(({ score }) => score >= LEAST)
    .sort((one, other) => byScore(one, other) || (one.candidate.id < other.candidate.id ? -1 : 1))
    .map((pair) => ({ id: pair.candidate.id, ...explained(model, asking, pair) }));
}

/** Cards of public experts, in any order. */
async function readCards(db: Database, ids: readonly string[]): Promise<ExpertCard[]> {
  if (ids.length === 0) return [];
  const rows = await db.all<CardRow>(
    `SELECT ${CARD} FROM json_each(?) j CROSS JOIN zhuanjia e ON e.expert_id = j.value AND ${PUBLIC} ${ORGANIZATION}`,
    [JSON.stringify(ids)],
  );
  return rows.map(cardOf);
}

/**
 * Recommended experts (core§7): those who fit a demand, or without one the first of the directory.
 * @throws AppError 404 when the demand is not public
 */
export async function recommendedExperts(
  db: Database,
  env: Pick<Env, 'FILES'>,
  query: Paging & { xuqiu_id?: string | undefined },
): Promise<Page<RecommendedExpert>> {
  const { current, size, offset } = pagingOf(query);
  const demand = query.xuqiu_id?.trim();
  if (demand) {
    const all = await fitting(db, await currentModel(db, env), demand.slice(0, 40));
    const page = all.slice(offset, offset + size);
    const cards = new Map(
      (
        await readCards(
          db,
          page.map(({ id }) => id),
        )
      ).map((card) => [card.expert_id, card]),
    );
    const records = page.flatMap(({ id, ...reasons }) => {
      const card = cards.get(id);
      return card ? [{ ...card, ...reasons }] : [];
    });
    return pageOf(records, current, size, all.length);
  }
  const shown = Math.max(0, Math.min(size, MOST - offset));
  const [rows = [], totals = []] = await db.batch<unknown>([
    {
      sql: `SELECT ${CARD} FROM (SELECT * FROM zhuanjia e INDEXED BY zhuanjia_order WHERE ${PUBLIC} ORDER BY ${ORDER} LIMIT ? OFFSET ?) e ${ORGANIZATION} ORDER BY ${ORDER}`,
      params: [shown, Math.min(offset, MOST)],
    },
    readTotal('*'),
  ]);
  const cards = (rows as CardRow[]).map((row) => ({ ...cardOf(row), score: 0, reasons: [] }));
  return pageOf(cards, current, size, Math.min(numberIn(totals), MOST));
}
