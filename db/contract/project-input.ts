import * as z from 'zod';

/** What the form of a project holds. */
export const projectInput = z.object({
  name: z.string().trim().min(1, 'required').max(200, 'too_long'),
  name_en: z.string().trim().max(200, 'too_long'),
  summary_en: z.string().trim().max(600, 'too_long'),
  org_name: z.string().trim().max(100, 'too_long'),
  scopes: z.array(z.string()).min(1, 'required').max(20, 'too_many'),
  region: z.array(z.object({ id: z.string(), name: z.string() })),
  investment_amount: z.string().trim().max(20, 'too_long'),
  cover: z.string(),
  profile: z.string().min(1, 'required'),
  contacts: z.string().trim().min(1, 'required').max(50, 'too_long'),
  contacts_tel: z.string().trim().min(1, 'required').max(100, 'too_long'),
  contacts_email: z.string().trim().max(200, 'too_long'),
});
export type ProjectInput = z.output<typeof projectInput>;
