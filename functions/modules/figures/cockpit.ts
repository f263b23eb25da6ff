import type { CockpitFigures, FieldFigures, NextMeeting } from '../../../db/contract/cockpit.ts';
import { toldSums } from '../../../db/contract/figures.ts';
import { now } from '../../platform/clock.ts';
import type { Database } from '../../platform/database.ts';
import { AppError } from '../../platform/errors.ts';
import { childrenOf, directory } from '../items/public/directory.ts';
import { byMonth, type Counts, groupOf, type KeptFigures, keptFigures, readFigures, sumOf } from './kept.ts';
import { approvedOf, figuresOfPlaces, keepNames, placeKeys, placeParts, readApproved } from './places.ts';
import { yearFiguresOf } from './year.ts';

/** Meetings to come that are named. */
const NEXT = 3;

/** The tree of fields by technology, whose first level the cockpit compares. */
const TECHNOLOGY = 'technology';

function fieldsOf(kept: KeptFigures, year: string): FieldFigures[] {
  const { entries, children } = directory('scope:');
  const top = childrenOf({ entries, children }, '0').find((id) => entries[id]?.[4] === TECHNOLOGY);
  const ids = top === undefined ? [] : childrenOf({ entries, children }, top);
  const of = (kind: string, group: string, name: string) => groupOf(kept, kind, group)[name] ?? 0;
  const sums = toldSums(
    ids.map((id) => ({
      priced: of('deal', 'priced-s', `${year}:s${id}`),
      yuan: of('deal', 'yuan-s', `${year}:s${id}`),
    })),
  );
  return ids.map((id, index) => ({
    id,
    name: entries[id]?.[0] ?? id,
    name_en: entries[id]?.[1] ?? null,
    results: of('result', 's', `s${id}`),
    demands: of('demand', 's', `s${id}`),
    deals: of('deal', 'signed-s', `${year}:s${id}`),
    amount: sums[index] ?? null,
  }));
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
 */
export async function cockpit(db: Database, region: string): Promise<CockpitFigures> {
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
      sql: `SELECT id, name, address, start_time FROM meeting INDEXED BY meeting_next
            WHERE is_delete = 0 AND start_time >= ? ORDER BY start_time LIMIT ${NEXT}`,
      params: [at],
    },
  ]);
  const kept = keptFigures([...(figures ?? []), ...(facets ?? [])]);
  const year = yearFiguresOf(kept, at);
  const name = String(year.year);
  const inYear = (kind: string, group: string) => sumOf(groupOf(kept, kind, group), name);
  const states: Counts = groupOf(kept, 'deal', 'state');
  const stages: Counts = groupOf(kept, 'programme', 'stage');
  const country = figuresOfPlaces(placeParts(''), kept, approvedOf(settings));
  return {
    year,
    totals: { results: groupOf(kept, 'result', '*')['*'] ?? 0, demands: groupOf(kept, 'demand', '*')['*'] ?? 0 },
    released: {
      results: byMonth(groupOf(kept, 'result', 'month'), year.months),
      demands: byMonth(groupOf(kept, 'demand', 'month'), year.months),
    },
    flow: {
      published: year.demands.published,
      answered: year.demands.answered,
      talks: sumOf(groupOf(kept, 'demand', 'talks')),
      signed: sumOf(groupOf(kept, 'demand', 'signed')),
    },
    fields: fieldsOf(kept, name),
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
      reached: year.pushes.reached,
      opened: year.pushes.opened,
      answered: inYear('push', 'answered'),
      failed: inYear('push', 'failed'),
    },
    programme: {
      declared: stages.declared ?? 0,
      published: stages.published ?? 0,
    },
    meetings: {
      n: inYear('meeting', 'month'),
      signups: inYear('meeting', 'signup'),
      next: (meetings ?? []) as NextMeeting[],
    },
  };
}
