import { objectKeyOf } from '../../../db/contract/attachments.ts';
import type { ResultSubmission } from '../../../db/contract/results.ts';
import { lastCodes } from '../../platform/codes.ts';
import type { Database, Statement } from '../../platform/database.ts';
import { findOrganization } from '../organizations/find.ts';
import type { OrganizationRow } from './organizations.ts';

export interface ScopeRow {
  id: string;
  name: string;
  name_en: string | null;
  pid: string;
  ppid: string | null;
}

/** A file that the caller may attach: a completed upload of the caller's own. */
export interface UploadedRow {
  object_key: string;
  name: string;
  size: number;
}

/** Everything a publication needs to know, from one round trip. */
export interface Lookups {
  organization: OrganizationRow | undefined;
  promotion: OrganizationRow | undefined;
  scopes: ScopeRow[];
  uploads: ReadonlyMap<string, UploadedRow>;
  /** Region from the province down. */
  region: { id: string; name: string }[];
  promotionCode: string | undefined;
  codes: { code: string }[];
  previous: { chengguo_id: string; code: string; audit_status: number } | undefined;
}

/** Lowest place that a submission names, in the result or in the organisation. */
function placeOf({ result, organization }: ResultSubmission): string {
  const named = (result.region_id ?? '').split(',').map((code) => code.trim());
  const ofOrganization = organization?.county || organization?.city || organization?.province;
  return named.filter(Boolean).pop() ?? ofOrganization ?? '';
}

function keysOf({ result, attachments }: ResultSubmission): string[] {
  const addresses = (attachments ?? []).map((file) => file.file_path || file.url || '');
  return [...addresses, result.cover ?? ''].map(objectKeyOf).filter((key) => key !== null);
}

function statements(
  userId: string,
  input: ResultSubmission,
  submissionKey: string | null,
  codeRows: number,
): Statement[] {
  const promotionType = input.promotion?.promotion_type ?? '';
  return [
    findOrganization(input.organization?.name ?? ''),
    findOrganization(input.promotion?.name ?? ''),
    {
      sql: `SELECT s.id, s.name, s.name_en, s.pid, p.pid AS ppid FROM json_each(?) j JOIN scope s ON s.id = j.value
            LEFT JOIN scope p ON p.id = s.pid WHERE s.is_delete = 0`,
      params: [JSON.stringify([...new Set(input.scopes)])],
    },
    {
      sql: `SELECT u.object_key, u.name, u.size FROM json_each(?) j JOIN upload u ON u.object_key = j.value
            WHERE u.user_id = ? AND u.complete_time IS NOT NULL`,
      params: [JSON.stringify(keysOf(input)), userId],
    },
    {
      sql: `WITH RECURSIVE up(id, name, pid, level) AS (
              SELECT id, name, pid, level FROM china WHERE id = ?
              UNION ALL SELECT c.id, c.name, c.pid, c.level FROM china c JOIN up ON c.id = up.pid)
            SELECT id, name FROM up ORDER BY level LIMIT 3`,
      params: [placeOf(input)],
    },
    { sql: 'SELECT code FROM promotion_type WHERE id = ? OR code = ? LIMIT 1', params: [promotionType, promotionType] },
    {
      sql: 'SELECT chengguo_id, code, audit_status FROM chengguo WHERE add_user = ? AND submission_key = ?',
      params: [userId, submissionKey],
    },
    lastCodes('result', codeRows),
  ];
}

/**
 * Looks up what a submission names, together with statements of the use case.
 * @param codeRows rows to look at for the last code
 * @returns the lookups, and the rows of `more` in their order
 */
export async function lookUp(
  db: Database,
  userId: string,
  input: ResultSubmission,
  options: { submissionKey: string | null; codeRows?: number; more?: Statement[] },
): Promise<{ found: Lookups; more: unknown[][] }> {
  const own = statements(userId, input, options.submissionKey, options.codeRows ?? 20);
  const rows = await db.batch<unknown>([...own, ...(options.more ?? [])]);
  const [organizations, promotions, scopes, uploads, region, types, previous, codes] = rows;
  const files = (uploads ?? []) as UploadedRow[];
  return {
    found: {
      organization: organizations?.[0] as OrganizationRow | undefined,
      promotion: promotions?.[0] as OrganizationRow | undefined,
      scopes: (scopes ?? []) as ScopeRow[],
      uploads: new Map(files.map((file) => [file.object_key, file])),
      region: (region ?? []) as Lookups['region'],
      promotionCode: (types?.[0] as { code: string } | undefined)?.code,
      previous: previous?.[0] as Lookups['previous'],
      codes: (codes ?? []) as { code: string }[],
    },
    more: rows.slice(own.length),
  };
}
