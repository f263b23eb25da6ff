import type { ExpertCard } from '../../../db/contract/experts.ts';
import { AUDIT } from '../../../db/contract/limits.ts';
import type { Statement } from '../../platform/database.ts';
import { placeInEnglish } from '../../platform/place-names.ts';

/** SQL over an expert `e`: whether everybody reads it. */
export const PUBLIC = `e.audit_status = ${AUDIT.approved} AND e.is_delete = 0`;

/** The organisation `o` of an expert `e`, where public lists name it. */
export const ORGANIZATION = `LEFT JOIN organization o ON o.organization_id = e.unit AND o.is_delete = 0
  AND o.audit_status = ${AUDIT.approved} AND o.is_shown = 1`;

/** The order of the editors; of one place, the newest first. */
export const ORDER = 'e.sort, e.add_time DESC, e.expert_id';

/** Columns of a card, as SQL over `e` and `o`; how many works a public expert has is kept. */
export const CARD = `e.expert_id, e.name, e.name_en, e.qualification, e.qualification_en, e.avatar, e.direction, e.direction_en,
  o.organization_id AS unit, coalesce(o.name, nullif(e.org_name, '')) AS org_name, o.name_en AS org_name_en, e.region_name,
  coalesce((SELECT x.works FROM expert_facet x WHERE x.expert_id = e.expert_id),
    (SELECT count(*) FROM zhuanjia_work w WHERE w.expert_id = e.expert_id)) AS works,
  (SELECT json_group_array(json_object('id', s.id, 'name', s.name, 'name_en', s.name_en)) FROM zhuanjia_scope l
     JOIN scope s ON s.id = l.second_scope_id WHERE l.expert_id = e.expert_id) AS scope`;

/** A row of these columns. */
export interface CardRow extends Omit<ExpertCard, 'scope' | 'region_name_en'> {
  scope: string;
}

/** The card of such a row. */
export const cardOf = ({ scope, region_name, ...row }: CardRow): ExpertCard => ({
  ...row,
  region_name: region_name?.replaceAll(',', ' ') || null,
  region_name_en: placeInEnglish(region_name),
  scope: JSON.parse(scope) as ExpertCard['scope'],
});

/**
 * The statement of a number that is kept of all public experts: one row `total`.
 * @param group `*` for how many there are, `w` for how many works they have
 */
export const readTotal = (group: '*' | 'w'): Statement => ({
  sql: `SELECT coalesce(counts ->> '*', 0) AS total FROM facet_count WHERE kind = 'expert' AND grp = '${group}'`,
  params: [],
});
