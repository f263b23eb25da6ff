import { PUBLISHED, type PublishedKind } from '../../../db/contract/items.ts';
import { MATCH_USE_DAYS, MOST, REASONS } from '../../../db/contract/matching.ts';
import { DAY } from '../../../db/contract/time.ts';
import { now } from '../../platform/clock.ts';
import type { Database } from '../../platform/database.ts';
import { candidatesFor, counterpartOf, namedCandidates, publishedSource } from './candidates.ts';
import type { TopicModel } from './model.ts';
import { askingOf, readTexts, scored, withNeighbours } from './score.ts';
import type { Judgement } from './weights.ts';

/** Newest counterparts shown that are learned from. */
const MOST_USES = 4000;

/** What a signed deal, a deal, a look, and a dismissal count. */
const COUNTS = { dealt: 3, contacted: 2, opened: 1, dismissed: 2, passed: 1 } as const;
type Verdict = keyof typeof COUNTS;

/** Counterparts of an item that members judged. */
export interface Judged {
  kind: PublishedKind;
  itemId: string;
  verdicts: { otherId: string; verdict: Verdict }[];
}

/**
 * What members thought of counterparts: those that they signed a deal about, asked for, opened, dismissed, or passed over on the way to one
 * that they opened. What nobody looked so far down as is no judgement: where something stands says nothing of it.
 * @returns by items, in an order that says nothing of them; says of no one who they were
 */
export async function judgedPairs(db: Database): Promise<Judged[]> {
  const rows = await db.all<{ kind: PublishedKind; item_id: string; other_id: string; verdict: Verdict }>(
    `WITH used AS (SELECT u.kind, u.user_id, u.item_id, u.other_id, u.position, u.open_time,
        (SELECT max(d.state = 'signed') FROM deal d WHERE d.item_id = u.other_id AND d.seeker_user = u.user_id) AS signed,
        EXISTS (SELECT 1 FROM match_dismissal d WHERE d.user_id = u.user_id AND d.item_id = u.item_id AND d.other_id = u.other_id) AS dismissed
        FROM (SELECT * FROM match_use WHERE add_time > ? ORDER BY add_time DESC LIMIT ${MOST_USES}) u),
      reached AS (SELECT user_id, item_id, max(position) AS position FROM used
        WHERE open_time IS NOT NULL OR signed IS NOT NULL GROUP BY user_id, item_id),
      said AS (SELECT u.kind, u.item_id, u.other_id, CASE WHEN u.signed = 1 THEN 'dealt' WHEN u.signed = 0 THEN 'contacted'
          WHEN u.dismissed THEN 'dismissed' WHEN u.open_time IS NOT NULL THEN 'opened' WHEN u.position < r.position THEN 'passed' END AS verdict
        FROM used u LEFT JOIN reached r ON r.user_id = u.user_id AND r.item_id = u.item_id)
    SELECT kind, item_id, other_id, verdict FROM said WHERE verdict IS NOT NULL ORDER BY item_id, other_id, verdict`,
    [now() - MATCH_USE_DAYS * DAY],
  );
  return [...Map.groupBy(rows, ({ item_id }) => item_id)].map(([itemId, own]) => ({
    kind: own[0]?.kind ?? 'result',
    itemId,
    verdicts: own.map(({ other_id, verdict }) => ({ otherId: other_id, verdict })),
  }));
}

/** Judgements about the counterparts of an item, as they would be scored today; none of what is no longer public. */
export async function judgementsOf(db: Database, model: TopicModel, judged: Judged): Promise<Judgement[]> {
  const { kind, itemId, verdicts } = judged;
  const source = await publishedSource(db, model, kind, itemId);
  if (!source) return [];
  // Shares are asked for, not points: with the defaults each share is its points of theirs.
  const alone = { ...askingOf(model, source), most: MOST };
  const near = await candidatesFor(db, model, kind, source, undefined);
  const asking = withNeighbours(alone, readTexts(model, alone, near));
  const others = await namedCandidates(
    db,
    model,
    PUBLISHED[counterpartOf(kind)].kind,
    verdicts.map(({ otherId }) => otherId),
  );
  const pairs = new Map(
    readTexts(model, asking, others).map((read) => [read.candidate.id, scored(kind, source, asking, read)]),
  );
  return verdicts.flatMap(({ otherId, verdict }): Judgement[] => {
    const pair = pairs.get(otherId);
    if (!pair) return [];
    const points = new Map(pair.reasons.map(({ code, score }) => [code, score]));
    const shares = Object.fromEntries(REASONS.map((code) => [code, (points.get(code) ?? 0) / MOST[code]]));
    const good = verdict !== 'dismissed' && verdict !== 'passed';
    return [{ shares: shares as Judgement['shares'], good, counts: COUNTS[verdict] }];
  });
}
