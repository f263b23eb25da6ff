import * as z from 'zod';
import { calls, get, page, texts } from '../endpoint.ts';
import { workGroup } from '../work-groups.ts';

const suggestion = z.object({
  /** Of the platform; null for a company of the register. */
  organization_id: z.string().nullable(),
  name: z.string(),
  social_credit_code: z.string().nullable(),
  legal_person_name: z.string().nullable(),
  estiblish_time: z.string().nullable(),
});
export type Suggestion = z.output<typeof suggestion>;

export const referenceCalls = calls('reference', {
  workGroups: get('/v1/user/workGroups', {
    who: 'user',
    summary: 'The studios that the signed-in member of staff belongs to',
    answer: z.array(workGroup),
  }),
  search: get('/egg/tyc/search', {
    who: 'user',
    summary: 'Companies of the register whose names hold a word; for staff, organisations of the platform before them',
    query: texts('word'),
    answer: page(suggestion),
  }),
});
