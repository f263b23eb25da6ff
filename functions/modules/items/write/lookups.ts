import { PUBLISHED } from '../../../../db/contract/items.ts';
import type { Submitted } from '../../../../db/contract/publishing.ts';
import { byKey, selectUploads } from '../../../data/files.ts';
import { type Caller, userIdOf } from '../../../platform/caller.ts';
import type { Database, Statement } from '../../../platform/database.ts';
import { selectKnownPlaces, selectRegion } from '../../../platform/places.ts';
import { addressOf } from '../../../tables/items/files.ts';
import { readBeginning } from '../../../tables/items/lifecycle.ts';
import type { Lookups, Manner } from '../../../tables/items/manner.ts';
import { findOrganization } from '../../../tables/items/named-organizations.ts';
import type { OrganizationRow } from '../../../tables/items/parts.ts';
import { placesOf } from '../../../tables/items/references.ts';
import { type ScopeRow, selectScopes } from '../../../tables/items/scopes.ts';

/** What a lookup is asked for beside the submission. */
export interface LookupOptions {
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
  const named = addresses.map((address) => ({ address, item }));
  const common: Statement[] = [
    findOrganization(manner.organization(input)?.name ?? ''),
    selectScopes(input.scopes),
    selectUploads(caller, named),
    selectRegion(manner.place(input)),
    {
      sql: `SELECT ${key} AS id, code, audit_status FROM ${noun} WHERE add_user = ? AND submission_key = ?`,
      params: [userIdOf(caller), submissionKey],
    },
    selectKnownPlaces(placesOf(manner, input)),
    ...(item === undefined ? readBeginning(manner.kind, attempt) : []),
  ];
  const own = manner.reads(input);
  const answers = await db.batch<unknown>([...common, ...own, ...also]);
  const [organizations, scopes, uploads, region, previous, places, ...beginning] = answers.slice(0, common.length);
  return {
    found: {
      organization: organizations?.[0] as OrganizationRow | undefined,
      scopes: (scopes ?? []) as ScopeRow[],
      uploads: byKey(uploads),
      region: (region ?? []) as Lookups['region'],
      previous: previous?.[0] as Lookups['previous'],
      places: places ?? [],
      beginning,
      more: answers.slice(common.length, common.length + own.length),
    },
    rows: answers.slice(common.length + own.length),
  };
}
