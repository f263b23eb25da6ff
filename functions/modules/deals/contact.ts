import { PHONE } from '../../../db/contract/accounts.ts';
import { AUDIT } from '../../../db/contract/limits.ts';
import { auditEntry } from '../../platform/audit-log.ts';
import { type Caller, userIdOf } from '../../platform/caller.ts';
import type { Database } from '../../platform/database.ts';
import { AppError, forbidden } from '../../platform/errors.ts';
import { shownName } from '../../platform/masked-account.ts';
import { loadDeal, partySide } from './record.ts';

const DIGITS = '[0-9]'.repeat(9);

/** SQL expression: the phone by which a person `cu` is reached; null for none. */
const OWN_PHONE = `coalesce(nullif(cu.tel, ''), CASE WHEN cu.account GLOB '1[3-9]${DIGITS}' THEN cu.account END)`;

/** The member's own contact stands while that person speaks for the publishing side. */
const IS_OWN = 'cu.user_id IS NOT NULL';

/** Who left without an organisation is not reached by what was published either. */
const REACHED = 'ou.is_delete = 0 OR d.owner_org IS NOT NULL';

const published = (name: 'contacts' | 'contacts_tel'): string =>
  `coalesce(v.form ->> iif(d.item_type = 1, '$.result.${name}', '$.demand.${name}'), pc.${name}, px.${name})`;

/**
 * SQL columns of a deal `d`: name and phone of the publishing side from one source, the contact as it was published, or that of
 * the member who chose so.
 */
export const CONTACT = `iif(${IS_OWN}, 'own', 'published') AS contact_source,
  CASE WHEN ${IS_OWN} THEN ${shownName('cu')} WHEN ${REACHED} THEN ${published('contacts')} END AS contact_name,
  CASE WHEN ${IS_OWN} THEN ${OWN_PHONE} WHEN ${REACHED} THEN ${published('contacts_tel')} END AS contact_phone`;

/** Joins of `CONTACT`. */
export const CONTACT_JOINS = `LEFT JOIN approved_version v ON v.item_id = d.item_id
  LEFT JOIN chengguo pc ON d.item_type = 1 AND pc.chengguo_id = d.item_id
  LEFT JOIN xuqiu px ON d.item_type = 2 AND px.xuqiu_id = d.item_id
  LEFT JOIN user cu ON cu.user_id = d.owner_contact_user AND cu.is_delete = 0 AND (cu.user_id = d.owner_user
    OR EXISTS (SELECT 1 FROM organisation_user m WHERE m.organization_id = d.owner_org AND m.user_id = cu.user_id
      AND m.is_admin = 1 AND m.is_delete = 0 AND m.audit_status = ${AUDIT.approved}))`;

/**
 * The publishing side says whom the other one turns to: the contact as it was published, or the caller.
 * @throws AppError 401 without a user, 404 for strangers, 403 for the asking side and operators, 409 without a phone of one's own
 */
export async function chooseContact(
  db: Database,
  caller: Caller,
  { id, own }: { id: string; own: boolean },
): Promise<{ id: string; own: boolean }> {
  const userId = userIdOf(caller);
  const { deal, side } = partySide(caller, (await loadDeal(db, id)).deal);
  if (side !== 'owner') throw forbidden();
  if (own) {
    const user = await db.first<{ account: string; tel: string | null }>(
      'SELECT account, tel FROM user WHERE user_id = ?',
      [userId],
    );
    if (!user?.tel && !PHONE.test(user?.account ?? '')) throw new AppError(409, 'deal_contact_missing');
  }
  await db.batch([
    { sql: 'UPDATE deal SET owner_contact_user = ? WHERE id = ?', params: [own ? userId : null, deal.id] },
    auditEntry({ userId, action: 'deal-contact', table: 'deal', itemId: deal.id, after: own ? 'own' : 'published' }),
  ]);
  return { id: deal.id, own };
}
