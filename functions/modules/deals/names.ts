import { AUDIT } from '../../../db/contract/limits.ts';
import type { Statement } from '../../platform/database.ts';

/**
 * SQL condition on a deal `d`: the publisher has acted. Until then the asking side learns of the publisher only what is
 * public, since an item may be published without its contact (decision 68).
 */
export const OWNER_ACTED = `EXISTS (SELECT 1 FROM deal_event x WHERE x.deal_id = d.id AND x.side = 'owner')`;

/** SQL condition on a deal `d`: the publisher has taken it up; who only declines gives no number away. */
export const OWNER_ENGAGED = `EXISTS (SELECT 1 FROM deal_event x WHERE x.deal_id = d.id AND x.side = 'owner' AND x.state IS NOT 'declined')`;

/**
 * What the item of a deal `d` is called in English: on the public page, and once it has none, in the version that was approved last
 * as long as nothing was written since (decision 349).
 */
const ITEM_ENGLISH = `coalesce(coalesce(rp.card, dp.card) ->> '$.name_en',
  iif(coalesce(lr.audit_status, ld.audit_status) = ${AUDIT.approved}, coalesce(lr.name_en, ld.name_en), NULL))`;

/** Columns of a deal `d`: what its item, and on the public page the organisation that published it, are called in English. */
export const PUBLIC_ENGLISH = `${ITEM_ENGLISH} AS public_name_en,
  coalesce(rp.card, dp.card) ->> '$.org_name_en' AS public_org_en`;

/** Joins of a deal `d` with the organisations and public versions that it names. */
const NAME_JOINS = `LEFT JOIN organization so ON so.organization_id = d.seeker_org LEFT JOIN organization oo ON oo.organization_id = d.owner_org
  LEFT JOIN result_publication rp ON d.item_type = 1 AND rp.item_id = d.item_id
  LEFT JOIN demand_publication dp ON d.item_type = 2 AND dp.item_id = d.item_id
  LEFT JOIN chengguo lr ON d.item_type = 1 AND rp.item_id IS NULL AND lr.chengguo_id = d.item_id
  LEFT JOIN xuqiu ld ON d.item_type = 2 AND dp.item_id IS NULL AND ld.xuqiu_id = d.item_id`;

/** The same with the people. */
export const DEAL_JOINS = `LEFT JOIN user su ON su.user_id = d.seeker_user LEFT JOIN user ou ON ou.user_id = d.owner_user ${NAME_JOINS}`;

/** Capitals of ASCII as small letters: SQLite's `lower`. */
export const asciiLower = (text: string): string => text.replace(/[A-Z]/g, (letter) => letter.toLowerCase());

/**
 * Of organisations those of which a name, in either language, holds a word.
 * @param ids JSON list of keys; @param word without capitals
 */
export const organizationsNamed = (ids: string, word: string): Statement => ({
  sql: `SELECT o.organization_id AS id FROM json_each(?1) j CROSS JOIN organization o ON o.organization_id = j.value
WHERE instr(lower(coalesce(o.name, '')), ?2) OR instr(lower(coalesce(o.name_en, '')), ?2)`,
  params: [ids, word],
});

/**
 * Of items those that are called in English (see `ITEM_ENGLISH`) by a name that holds a word.
 * @param ids JSON list of keys of results and demands; @param word without capitals
 */
export const itemsNamedInEnglish = (ids: string, word: string): Statement => ({
  sql: `SELECT d.item_id AS id FROM (SELECT value AS item_id FROM json_each(?1)) d
LEFT JOIN result_publication rp ON rp.item_id = d.item_id
LEFT JOIN demand_publication dp ON rp.item_id IS NULL AND dp.item_id = d.item_id
LEFT JOIN chengguo lr ON coalesce(rp.item_id, dp.item_id) IS NULL AND lr.chengguo_id = d.item_id
LEFT JOIN xuqiu ld ON coalesce(rp.item_id, dp.item_id, lr.chengguo_id) IS NULL AND ld.xuqiu_id = d.item_id
WHERE instr(lower(coalesce(${ITEM_ENGLISH}, '')), ?2)`,
  params: [ids, word],
});
