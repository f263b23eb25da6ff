import type { CockpitFigures, FieldFigures, NextMeeting } from '../../../db/contract/cockpit.ts';
import { toldSum } from '../../../db/contract/figures.ts';
import type { Range } from '../../../db/contract/panels.ts';
import { now, shownTime } from '../../platform/clock.ts';
import type { Database } from '../../platform/database.ts';
import { AppError } from '../../platform/errors.ts';
import { shownNow } from '../../platform/sql.ts';
import { childrenOf, directory } from '../items/public/directory.ts';
import { type Counts, groupOf, type KeptFigures, keptFigures, readFigures } from './kept.ts';
import { approvedOf, figuresOfPlaces, keepNames, placeKeys, placeParts, readApproved } from './places.ts';
import { byStep, byToken, type Span, spanOf, sumIn } from './spans.ts';
import { amountOf, firstAnswers } from './year.ts';

/** Meetings to come that are named. */
const NEXT = 3;

/** The tree of fields by technology, whose first level the cockpit compares. */
const TECHNOLOGY = 'technology';

function fieldsOf(kept: KeptFigures, span: Span): FieldFigures[] {
  const { entries, children } = directory('scope:');
  const top = childrenOf({ entries, children }, '0').find((id) => entries[id]?.[4] === TECHNOLOGY);
  const ids = top === undefined ? [] : childrenOf({ entries, children }, top);
  const of = (kind: string) => groupOf(kept, kind, 's');
  const [results, demands] = [of('result'), of('demand')];
  const [deals, shown] = ['signed-s', 'shown-s'].map((group) => byToken(span, groupOf(kept, 'deal', group)));
  return ids.map((id) => ({
    id,
    name: entries[id]?.[0] ?? id,
    name_en: entries[id]?.[1] ?? null,
    results: results[`s${id}`] ?? 0,
    demands: demands[`s${id}`] ?? 0,
    deals: deals?.[`s${id}`] ?? 0,
    // What is left of a told sum after other parts of it may be a single deal's: a field tells what everybody reads anyway.
    amount: toldSum([{ shown: shown?.[`s${id}`] ?? 0, told: 0, deals: 0 }]),
  }));
}

/** The sum of the calendar years of a range; sums of single months would give away single deals as these pass. */
function amountIn(kept: KeptFigures, { range }: Span, year: string): number | null {
  if (range === '12m') return null;
  const all = ['shown', 'told'].flatMap((group) => Object.keys(groupOf(kept, 'deal', group)));
  return amountOf(kept, range === 'year' ? [year] : [...new Set(all)]);
}

/** A region that does not exist, or has no parts, is the country again. */
function regionParts(region: string) {
  try {
    const parts = placeParts(region);
    return parts.parts.length > 0 ? parts : placeParts('');
  } catch (error) {
    if (error instanceof AppError && error.status === 404) return placeParts('');
    throw error;
  }
}

/**
 * Everything that the cockpit shows, from kept counters: some fifty rows, whatever the tables hold.
 * @param region code of the place whose parts stand beside the country
 * @param range the time of what happened
 */
export async function cockpit(db: Database, region: string, range: Range): Promise<CockpitFigures> {
  const own = /^\d{6}$/.test(region) ? region : '';
  await keepNames(db, ['scope:', ...placeKeys(own)]);
  const place = regionParts(own);
  const at = now();
  const [figures, facets, settings, meetings] = await db.batch<unknown>([
    readFigures,
    {
      sql: `SELECT kind, grp, counts FROM facet_count WHERE kind IN ('result', 'demand') AND grp IN ('*', 's', 'r', ?)`,
      params: [place.letter],
    },
    readApproved,
    {
      sql: `SELECT id, name, name_en, address, address_en, start_time FROM meeting INDEXED BY meeting_next
            WHERE ${shownNow()} AND cancel_time IS NULL AND start_time >= ? ORDER BY start_time LIMIT ${NEXT}`,
      params: [at],
    },
  ]);
  const kept = keptFigures([...(figures ?? []), ...(facets ?? [])]);
  const span = spanOf(range, at, kept);
  const inSpan = (kind: string, group: string) => sumIn(span, groupOf(kept, kind, group));
  const steps = (kind: string, group: string) => byStep(span, groupOf(kept, kind, group));
  const states: Counts = groupOf(kept, 'deal', 'state');
  const stages: Counts = groupOf(kept, 'programme', 'stage');
  const country = figuresOfPlaces(placeParts(''), kept, approvedOf(settings));
  return {
    counted_time: at,
    range,
    steps: [...span.steps],
    totals: { results: groupOf(kept, 'result', '*')['*'] ?? 0, demands: groupOf(kept, 'demand', '*')['*'] ?? 0 },
    released: { results: steps('result', 'month'), demands: steps('demand', 'month') },
    flow: {
      published: inSpan('demand', 'month'),
      answered: inSpan('demand', 'answered'),
      talks: inSpan('demand', 'talks'),
      signed: inSpan('demand', 'signed'),
    },
    signed: {
      n: inSpan('deal', 'signed'),
      amount: amountIn(kept, span, shownTime(at).slice(0, 4)),
      steps: steps('deal', 'signed'),
    },
    first_answer: firstAnswers(kept, span.holds),
    fields: fieldsOf(kept, span),
    country,
    region: place.of ? figuresOfPlaces(place, kept, null) : country,
    states: {
      interest: states.interest ?? 0,
      contacted: states.contacted ?? 0,
      negotiating: states.negotiating ?? 0,
      signed: states.signed ?? 0,
      declined: states.declined ?? 0,
    },
    pushes: {
      reached: inSpan('push', 'reached'),
      opened: inSpan('push', 'opened'),
      answered: inSpan('push', 'answered'),
      failed: inSpan('push', 'failed'),
      steps: steps('push', 'reached'),
    },
    programme: {
      declared: stages.declared ?? 0,
      published: stages.published ?? 0,
    },
    meetings: {
      n: inSpan('meeting', 'month'),
      signups: inSpan('meeting', 'signup'),
      next: (meetings ?? []) as NextMeeting[],
    },
  };
}
