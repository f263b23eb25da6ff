import { referenceCalls, type Suggestion } from '../../../db/contract/calls/reference.ts';
import { tokensOf, WORK_GROUPS, type WorkGroup } from '../../../db/contract/work-groups.ts';
import { type Caller, holds } from '../../platform/caller.ts';
import type { Database } from '../../platform/database.ts';
import { pageOf } from '../../platform/envelope.ts';
import { createRouter } from '../../platform/openapi.ts';
import { takeAttempt } from '../../platform/rate-limit.ts';
import { serve } from '../../platform/serve.ts';
import { nameMatch } from '../organizations/directory.ts';
import { type Company, searchRegister } from './company.ts';

/**
 * The groups that the caller belongs to by an authority of their own: what `admin` implies makes nobody a colleague.
 * @returns the groups in the order of their choice; none for who is no staff
 */
async function ownWorkGroups(db: Database, caller: Caller): Promise<WorkGroup[]> {
  const held = new Set(caller.authorities);
  if (held.size === 0) return [];
  const groups = await db.all<WorkGroup & { authorities: string }>(
    `SELECT id, name, name_en, authorities FROM work_group WHERE is_delete = 0 ORDER BY sort, id LIMIT ${WORK_GROUPS}`,
  );
  return groups
    .filter(({ authorities }) => tokensOf(authorities).some((token) => held.has(token as never)))
    .map(({ id, name, name_en }) => ({ id, name, name_en }));
}

/** Suggestions that one answer holds. */
const MAX = 20;

/** Organisations that are looked through one by one, those that came last, and hits of the index of public ones that are compared. */
const [LOOKED_AT, COMPARED] = [1_000, 200];

/**
 * Organisations whose name bears a word, the shortest name first: public ones by their index, all by how their name begins, and of the others
 * the last thousand, at any number of organisations.
 */
const ownOrganizations = (db: Database, word: string): Promise<Suggestion[]> =>
  db.all<Suggestion>(
    `WITH found(id) AS (
       SELECT organization_id FROM organization_listing WHERE listing_no IN (
         SELECT rowid FROM organization_search WHERE organization_search MATCH ?2 ORDER BY rowid DESC LIMIT ${COMPARED})
       UNION SELECT organization_id FROM (SELECT organization_id FROM organization
         WHERE is_delete = 0 AND name >= ?1 AND name < ?1 || char(1114111) ORDER BY name LIMIT ${MAX})
       UNION SELECT organization_id FROM (SELECT organization_id FROM (
           SELECT organization_id, name FROM organization INDEXED BY organization_time
           WHERE is_delete = 0 ORDER BY add_time DESC, organization_id DESC LIMIT ${LOOKED_AT})
         WHERE instr(name, ?1) > 0 ORDER BY length(name), name LIMIT ?3))
     SELECT o.organization_id, o.name, o.social_credit_code, o.legal_person_name, o.estiblish_time
     FROM found f CROSS JOIN organization o ON o.organization_id = f.id WHERE o.is_delete = 0 ORDER BY length(o.name), o.name LIMIT ?3`,
    [word, nameMatch(word), MAX],
  );

const suggestionOf = (company: Company): Suggestion => ({
  organization_id: null,
  name: company.name,
  social_credit_code: company.creditCode ?? null,
  legal_person_name: company.legalPersonName ?? null,
  estiblish_time: company.estiblishTime ?? null,
});

/** Searches of the register that one member may cause: it is a service outside. */
const MEMBER_LIMIT = { name: 'company-search', limit: 200, windowSeconds: 600 };

/**
 * Organisation suggestions (core§7, decision 70): all of the platform's and the register's for staff, the register's alone for
 * members, who fill in their company's form with them.
 */
export const referenceRoutes = createRouter();

serve(referenceRoutes, referenceCalls.workGroups, ({ db, caller }) => ownWorkGroups(db, caller));
serve(referenceRoutes, referenceCalls.search, async ({ db, env, caller, userId, query }) => {
  const staff = holds(caller, 'cg-input', 'xq-input');
  const word = (query.word ?? '').trim().slice(0, 100);
  if (!word) return pageOf<Suggestion>([], 1, MAX, 0);
  if (!staff) await takeAttempt(env, [{ ...MEMBER_LIMIT, key: userId }]);
  const base = env.COMPANY_API_BASE;
  const [own, register] = await Promise.all([
    staff ? ownOrganizations(db, word) : [],
    base ? searchRegister(base, word) : [],
  ]);
  const known = new Set(own.map((organization) => organization.name));
  const records = [...own, ...register.filter(({ name }) => !known.has(name)).map(suggestionOf)].slice(0, MAX);
  return pageOf(records, 1, MAX, records.length);
});
