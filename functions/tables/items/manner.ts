import type * as z from 'zod';
import type { ErrorCode } from '../../../db/contract/errors.ts';
import type { PublishedKind } from '../../../db/contract/items.ts';
import type { OrganizationGiven, Submitted } from '../../../db/contract/publishing.ts';
import type { StoredFile } from '../../data/files.ts';
import type { Caller } from '../../platform/caller.ts';
import type { Statement } from '../../platform/database.ts';
import type { Env } from '../../platform/env.ts';
import type { FieldError } from '../../platform/errors.ts';
import type { Row } from '../../platform/sql.ts';
import type { OrganizationRow } from './parts.ts';
import type { ScopeRow } from './scopes.ts';
import type { ItemRow } from './working.ts';

/** Everything that a publication needs to know, from one round trip. */
export interface Lookups {
  organization: OrganizationRow | undefined;
  scopes: ScopeRow[];
  uploads: ReadonlyMap<string, StoredFile>;
  /** Region from the province down; empty for an unknown place. */
  region: { id: string; name: string }[];
  /** Rows of `readBeginning`; none for an edit. */
  beginning: unknown[][];
  /** Rows of the places and countries that the submission names and that are known. */
  places: unknown[];
  /** The item that the same submission made before. */
  previous: { id: string; code: string; audit_status: number } | undefined;
  /** Rows of the manner's own lookups. */
  more: unknown[][];
}

/** A submission with everything that a write of it needs to know. */
export interface Given<S extends Submitted> {
  caller: Caller;
  env: Env;
  input: S;
  found: Lookups;
  /** The row before an edit; null for a new item. */
  before: ItemRow | null;
  /** Unix seconds. */
  at: number;
  /** It comes from a file that staff import for others. */
  imported?: boolean;
}

/** A further organisation that an item names, such as the one that recommends a result. */
export interface FurtherOrganization {
  column: 'promotion_org';
  given: OrganizationGiven;
  found: OrganizationRow | undefined;
  /** What a new one takes over. */
  defaults: Row;
}

/** How one kind is published: what its submission names, and what becomes of it. What both share stands beside it. */
export interface Manner<S extends Submitted> {
  kind: PublishedKind;
  /** Refuses what this caller may not send. @throws AppError 422 */
  check?: (caller: Caller, input: S) => void;
  /** The organisation that publishes, or null for a person. */
  organization: (input: S) => OrganizationGiven | null;
  /** Code of the lowest place that the submission names. */
  place: (input: S) => string;
  cover: (input: S) => string | null | undefined;
  profile: (input: S) => string | null | undefined;
  /** The complaint about an empty one. */
  noProfile: ErrorCode;
  /** Further lookups; their rows come as `found.more`, in this order. */
  reads: (input: S) => Statement[];
  /** What does not exist. */
  missing: (given: Given<S>) => FieldError[];
  /** What a new organisation takes over from the publication that names it. */
  organizationDefaults: (given: Given<S>) => Row;
  /** Another organisation that the item names. */
  further?: (given: Given<S>) => FurtherOrganization | null;
  /** Columns that the submission decides; the server's own are not among them (decision 22). */
  columns: (given: Given<S>) => Row;
  /** What stands between the letters and the month of a code (core§9). */
  codeMiddle: (given: Given<S>) => string;
  /** How the table service reads a row as a submission. */
  row: {
    submission: z.ZodType<S>;
    /** Columns that stand in the submission as they are. */
    columns: readonly string[];
    /** Lookups of a new row, in place of `reads`. */
    reads: (row: Readonly<Record<string, unknown>>, place: string) => Statement[];
    /** Columns of the place, and of those that say who publishes: one is written with all of its group. */
    place: readonly string[];
    publisher: readonly string[];
  };
}
