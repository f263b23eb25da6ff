import * as z from 'zod';
import { workGroup } from '../../../db/contract/work-groups.ts';
import { holds, userIdOf } from '../../platform/caller.ts';
import type { Database } from '../../platform/database.ts';
import { ok, pageOf } from '../../platform/envelope.ts';
import { createRoute, createRouter, envelope } from '../../platform/openapi.ts';
import { takeAttempt } from '../../platform/rate-limit.ts';
import { type Company, searchRegister } from './company.ts';
import { ownWorkGroups } from './work-groups.ts';

/** Suggestions that one answer holds. */
const MAX = 20;

interface Suggestion {
  organization_id: string | null;
  name: string;
  social_credit_code: string | null;
  legal_person_name: string | null;
  estiblish_time: string | null;
}

const ownOrganizations = (db: Database, word: string): Promise<Suggestion[]> =>
  db.all<Suggestion>(
    `SELECT organization_id, name, social_credit_code, legal_person_name, estiblish_time FROM organization
     WHERE is_delete = 0 AND instr(name, ?) > 0 ORDER BY length(name), name LIMIT ?`,
    [word, MAX],
  );

const suggestionOf = (company: Company): Suggestion => ({
  organization_id: null,
  name: company.name,
  social_credit_code: company.creditCode ?? null,
  legal_person_name: company.legalPersonName ?? null,
  estiblish_time: company.estiblishTime ?? null,
});

const workGroups = createRoute({
  method: 'get',
  path: '/v1/user/workGroups',
  tags: ['reference'],
  who: 'user',
  summary: 'The studios that the signed-in member of staff belongs to',
  responses: envelope(z.array(workGroup)),
});

const search = createRoute({
  method: 'get',
  path: '/egg/tyc/search',
  tags: ['reference'],
  who: 'user',
  summary: 'Companies of the register whose names hold a word; for staff, organisations of the platform before them',
  request: { query: z.object({ word: z.string().optional() }) },
  responses: envelope(z.object({ records: z.array(z.record(z.string(), z.unknown())), total: z.number() })),
});

/** Searches of the register that one member may cause: it is a service outside. */
const MEMBER_LIMIT = { name: 'company-search', limit: 200, windowSeconds: 600 };

/**
 * Organisation suggestions (core§7, decision 70): all of the platform's and the register's for staff, the register's alone for
 * members, who fill in their company's form with them.
 */
export const referenceRoutes = createRouter()
  .openapi(workGroups, async (c) => ok(c, await ownWorkGroups(c.get('db'), await c.get('caller')())))
  .openapi(search, async (c) => {
    const caller = await c.get('caller')();
    const userId = userIdOf(caller);
    const staff = holds(caller, 'cg-input', 'xq-input');
    const word = (c.req.valid('query').word ?? '').trim().slice(0, 100);
    if (!word) return ok(c, pageOf([], 1, MAX, 0));
    if (!staff) await takeAttempt(c.env, [{ ...MEMBER_LIMIT, key: userId }]);
    const base = c.env.COMPANY_API_BASE;
    const [own, register] = await Promise.all([
      staff ? ownOrganizations(c.get('db'), word) : [],
      base ? searchRegister(base, word) : [],
    ]);
    const known = new Set(own.map((organization) => organization.name));
    const records = [...own, ...register.filter(({ name }) => !known.has(name)).map(suggestionOf)].slice(0, MAX);
    return ok(c, pageOf(records, 1, MAX, records.length));
  });
