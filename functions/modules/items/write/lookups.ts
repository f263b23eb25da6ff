import { PUBLISHED } from '../../../../db/contract/items.ts';
import type { Submitted } from '../../../../db/contract/publishing.ts';
import { byKey, selectUploads } from '../../../data/files.ts';
import { type Caller, userIdOf } from '../../../platform/caller.ts';
import { now } from '../../../platform/clock.ts';
import type { Database, Statement } from '../../../platform/database.ts';
import { namesPlaces, selectKnownPlaces, selectRegion } from '../../../platform/places.ts';
import { addressOf } from '../../../tables/items/files.ts';
import { readBeginning } from '../../../tables/items/lifecycle.ts';
import type { Lookups, Manner } from '../../../tables/items/manner.ts';
import { findOrganization } from '../../../tables/items/named-organizations.ts';
import type { OrganizationRow } from '../../../tables/items/parts.ts';
import { placesOf } from '../../../tables/items/references.ts';
import { type ScopeRow, selectScopes } from '../../../tables/items/scopes.ts';

/** What a lookup is asked for beside the submission. */
interface LookupOptions {
  submissionKey: string | null;
  /** The item that is edited: its files may stay. */
  item?: string;
  /** Which try of a new item this is. */
  attempt?: number;
  /** Statements of the use case, for the same round trip. */
  also?: Statement[];
}

/**
 * Looks up what a submission names, together with statements of the use case.
 * @returns the lookups, and the rows of `also` in their order
 */
export async function lookUp<S extends Submitted>(
  db: Database,
  caller: Caller,
  manner: Manner<S>,
  input: S,
  { submissionKey, item, attempt = 0, also = [] }: LookupOptions,
): Promise<{ found: Lookups; rows: unknown[][] }> {
  const { noun, key } = PUBLISHED[manner.kind];
  const addresses = [...(input.attachments ?? []).map(addressOf), manner.cover(input) ?? ''];
  const named = addresses.filter(Boolean).map((address) => ({ address, item }));
  const places = placesOf(manner, input);
  const organization = manner.organization(input)?.name;
  // What names nothing finds nothing, and is not asked for.
  const asked = {
    organization: organization ? [findOrganization(organization)] : [],
    scopes: [selectScopes(input.scopes)],
    uploads: named.length > 0 ? [selectUploads(caller, named)] : [],
    region: manner.place(input) ? [selectRegion(manner.place(input))] : [],
    previous:
      submissionKey === null
        ? []
        : [
            {
              sql: `SELECT ${key} AS id, code, audit_status FROM ${noun} WHERE add_user = ? AND submission_key = ?`,
              params: [userIdOf(caller), submissionKey],
            },
          ],
    places: namesPlaces(places) ? [selectKnownPlaces(places)] : [],
    beginning: item === undefined ? readBeginning(manner.kind, { caller, at: now() }, attempt) : [],
    more: manner.reads(input),
    also,
  } satisfies Record<string, Statement[]>;
  const answers = await db.batch<unknown>(Object.values(asked).flat());
  let from = 0;
  const rows = Object.fromEntries(
    Object.entries(asked).map(([name, statements]) => {
      from += statements.length;
      return [name, answers.slice(from - statements.length, from)];
    }),
  ) as Record<keyof typeof asked, unknown[][]>;
  return {
    found: {
      organization: rows.organization[0]?.[0] as OrganizationRow | undefined,
      scopes: (rows.scopes[0] ?? []) as ScopeRow[],
      uploads: byKey(rows.uploads[0]),
      region: (rows.region[0] ?? []) as Lookups['region'],
      previous: rows.previous[0]?.[0] as Lookups['previous'],
      places: rows.places[0] ?? [],
      beginning: rows.beginning,
      more: rows.more,
    },
    rows: rows.also,
  };
}
