import { PUBLISHED, type PublishedKind } from '../../../../db/contract/items.ts';
import { AUDIT } from '../../../../db/contract/limits.ts';
import { isClassified } from '../../../data/publishing.ts';
import type { Statement } from '../../../platform/database.ts';
import { noticeEntry } from '../../../platform/notices.ts';
import type { FormValues } from './form.ts';
import { type ItemRow, idOf } from './working.ts';

/** A version that an auditor approved, or wrote. */
export interface Approved {
  id: string;
  version: number;
  form: FormValues;
  /** Unix seconds. */
  at: number;
  userId: string | null;
}

/** Keeps the values of an approved version, which auditors see beside a later edit. */
export const keepApproved = (kind: PublishedKind, { id, version, form, at, userId }: Approved): Statement => ({
  sql: `INSERT INTO approved_version(item_id, item_type, version, form, approve_time, approve_user) VALUES (?,?,?,?,?,?)
        ON CONFLICT(item_id) DO UPDATE SET version = excluded.version, form = excluded.form,
          approve_time = excluded.approve_time, approve_user = excluded.approve_user`,
  params: [id, PUBLISHED[kind].itemType, version, JSON.stringify(form), at, userId],
});

/**
 * Keeps the values of a version that went back to its publisher, which auditors see beside what is handed in again; another
 * decision than a return ends that.
 * @param decided audit_status after the decision, the version and the form that it was about, unix seconds
 */
export const keepReturned = (
  kind: PublishedKind,
  id: string,
  decided: { audit_status: number; version: number; form: FormValues; at: number },
): Statement =>
  decided.audit_status === AUDIT.returned
    ? {
        sql: `INSERT INTO returned_version(item_id, item_type, version, form, return_time) VALUES (?,?,?,?,?)
              ON CONFLICT(item_id) DO UPDATE SET version = excluded.version, form = excluded.form, return_time = excluded.return_time`,
        params: [id, PUBLISHED[kind].itemType, decided.version, JSON.stringify(decided.form), decided.at],
      }
    : { sql: 'DELETE FROM returned_version WHERE item_id = ?', params: [id] };

/**
 * When the listing of an approved item ends: an end that still lies ahead stays.
 * @param end what a listing that begins now would have, unix seconds
 */
export function endOf(row: ItemRow, end: number, at: number): number {
  const before = Number(row.expire_time ?? 0);
  return before > at ? before : end;
}

/**
 * Tells the publisher what an auditor decided; nobody is told of an own decision.
 * @param decision audit_status after it, the opinion, and whether an approval makes it public
 */
export function auditNotice(
  kind: PublishedKind,
  row: ItemRow,
  decision: { userId: string; audit_status: number; opinion: string | null; listed: boolean },
): Statement[] {
  if (row.add_user === decision.userId) return [];
  const id = idOf(kind, row);
  const { page, pages } = PUBLISHED[kind];
  const approved = decision.audit_status === AUDIT.approved;
  const inside = approved && isClassified(row);
  const isPublic = decision.listed && approved && !inside;
  return [
    noticeEntry({
      userId: row.add_user,
      topic: 'audited',
      itemType: PUBLISHED[kind].itemType,
      itemId: id,
      params: {
        name: row.name,
        audit_status: decision.audit_status,
        opinion: decision.opinion,
        ...(inside && { inside: 1 }),
      },
      link: isPublic ? `${page}/${id}/${encodeURIComponent(row.name)}` : `/reviewTalk/${pages}/${id}`,
      onceKey: `audited:${id}:${row.version}`,
    }),
  ];
}
