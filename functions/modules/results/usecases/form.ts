import { type Caller, userIdOf } from '../../../platform/caller.ts';
import type { Database } from '../../../platform/database.ts';
import type { Env } from '../../../platform/env.ts';
import { shownIdNumber } from '../../../platform/id-number.ts';
import type { Row } from '../../../platform/sql.ts';
import { type ResultRow, selectFiles, selectResult } from '../working.ts';
import { checkWriter } from './edit.ts';

const RESULT_FIELDS = [
  ...['name', 'cover', 'profile', 'level', 'conversion_type', 'sub_type', 'director', 'id_number', 'contacts'],
  ...['contacts_tel', 'contacts_email', 'contacts_wechat', 'contacts_addr', 'region_id', 'region_name', 'org_country'],
  ...['intellectual_property', 'intellectual_property_code', 'ownership', 'process', 'cooperation', 'investment'],
  ...['investment_use', 'implementation_conditions', 'term', 'ranges', 'secrecy', 'extension_mode', 'is_open'],
  ...['complete_time', 'industry_id', 'old_profile'],
];

const ORGANIZATION_FIELDS = [
  ...['organization_id', 'name', 'org_type', 'web_site', 'director', 'profile', 'contacts', 'contacts_tel'],
  ...['contacts_email', 'wechat', 'province', 'city', 'county', 'provinceName', 'cityName', 'countyName', 'country'],
  ...['address', 'social_credit_code', 'legal_person_name', 'reg_location', 'estiblish_time', 'promotion_type'],
];

const pick = (row: Row, names: string[]): Row => Object.fromEntries(names.map((name) => [name, row[name] ?? null]));

/** A working version as the wizard and the audit dialog show it: the groups of a submission, and where it stands. */
export interface ResultForm {
  chengguo_id: string;
  code: string;
  version: number;
  audit_status: number;
  audit_opinion: string | number | null;
  add_user: string;
  variant: 'domestic' | 'overseas';
  result: Row;
  organization: Row | null;
  promotion: Row | null;
  scopes: { id: string; name: string; name_en: string | null }[];
  attachments: Row[];
}

const organizationOf = (column: 'unit' | 'promotion_org', id: string) => ({
  sql: `SELECT o.* FROM organization o WHERE o.is_delete = 0
        AND o.organization_id = (SELECT ${column} FROM chengguo WHERE chengguo_id = ?)`,
  params: [id],
});

/**
 * One result for its edit or audit form (core§2): for its publisher and auditors. The identity number is masked.
 * @throws AppError 401 without a user, 404 for results of others
 */
export async function resultForm(db: Database, env: Env, caller: Caller, id: string): Promise<ResultForm> {
  userIdOf(caller);
  const [rows = [], units = [], promotions = [], scopes = [], files = []] = await db.batch<unknown>([
    selectResult(id),
    organizationOf('unit', id),
    organizationOf('promotion_org', id),
    {
      sql: `SELECT s.id, s.name, s.name_en FROM chengguo_scope l JOIN scope s ON s.id = l.second_scope_id
            WHERE l.chengguo_id = ? ORDER BY s.id`,
      params: [id],
    },
    selectFiles(id),
  ]);
  const row = rows[0] as ResultRow | undefined;
  checkWriter(caller, row);
  const organization = units[0] as Row | undefined;
  const promotion = promotions[0] as Row | undefined;
  return {
    chengguo_id: row.chengguo_id,
    code: row.code,
    version: row.version,
    audit_status: row.audit_status,
    audit_opinion: row.audit_opinion ?? null,
    add_user: row.add_user,
    variant: row.org_country ? 'overseas' : 'domestic',
    result: { ...pick(row, RESULT_FIELDS), id_number: shownIdNumber(env, row.id_number) },
    organization: organization ? pick(organization, ORGANIZATION_FIELDS) : null,
    promotion: promotion ? pick(promotion, ORGANIZATION_FIELDS) : null,
    scopes: scopes as ResultForm['scopes'],
    attachments: files as Row[],
  };
}
