import * as z from 'zod';
import { itemOrganization, scopeName } from './cards.ts';
import { choices } from './enums.ts';
import { EXPERT_SEX } from './enums-programme.ts';
import { matchScore } from './matches.ts';
import { isWebSite } from './web-address.ts';

/** What a work of an expert is. */
export const WORK_KINDS = choices(
  [1, '论文', 'Paper'],
  [2, '专利', 'Patent'],
  [3, '标准', 'Standard'],
  [4, '奖项', 'Award'],
  [5, '转化项目', 'Transferred project'],
  [6, '著作', 'Book'],
);

/** Most works of one expert. */
export const MAX_WORKS = 30;

/** Longest texts of a work, in characters. */
export const WORK_MAXIMA = { title: 200, title_en: 200, source: 200, url: 500 } as const;

const text = z.string().nullable();
const blank = (max: number) => z.string().trim().max(max, 'too_long').nullish();

/** One work as a member enters it. */
export const expertWorkInput = z.object({
  kind: z.literal(
    WORK_KINDS.map(({ value }) => value),
    'invalid_value',
  ),
  title: z.string().trim().min(1, 'required').max(WORK_MAXIMA.title, 'too_long'),
  title_en: blank(WORK_MAXIMA.title_en),
  year: z.number().int().min(1900, 'invalid_value').max(2100, 'invalid_value').nullish(),
  source: blank(WORK_MAXIMA.source),
  url: blank(WORK_MAXIMA.url).refine((url) => !url || isWebSite(url), 'web_address_invalid'),
  is_highlight: z.literal([0, 1]).default(0),
});
export type ExpertWorkInput = z.output<typeof expertWorkInput>;

/** What an expert did. */
const expertWork = z.object({
  id: z.string(),
  kind: z.number(),
  title: z.string(),
  title_en: text,
  year: z.number().nullable(),
  source: text,
  url: text,
  is_highlight: z.number(),
});
export type ExpertWork = z.output<typeof expertWork>;

/** An expert among others. */
export const expertCard = z.object({
  expert_id: z.string(),
  name: z.string(),
  name_en: text,
  qualification: text,
  qualification_en: text,
  avatar: text,
  direction: text,
  direction_en: text,
  /** Organisation id where public lists name it, and its name. */
  unit: text,
  org_name: text,
  org_name_en: text,
  region_name: text,
  region_name_en: text,
  scope: z.array(scopeName),
  /** How many works the page lists. */
  works: z.number(),
});
export type ExpertCard = z.output<typeof expertCard>;

/** What stands for a part of the directory, and how many experts it has. */
const part = z.object({ id: z.string(), name: z.string(), name_en: text, n: z.number() });
export type ExpertPart = z.output<typeof part>;

/** GET /v1/zhuanjia/list: a page of the directory, and what it may be narrowed to from here. */
export const expertList = z.object({
  records: z.array(expertCard),
  current: z.number(),
  pages: z.number(),
  total: z.number(),
  more: z.boolean().optional(),
  facets: z.object({ scope: z.array(part), region: z.array(part) }),
});
export type ExpertList = z.output<typeof expertList>;

/** GET /v1/zhuanjia/default/statistics. */
export const expertStatistics = z.object({
  total: z.number(),
  organizations: z.number(),
  works: z.number(),
  fields: z.array(part),
  regions: z.array(part),
});
export type ExpertStatistics = z.output<typeof expertStatistics>;

const named = z.object({ id: z.string(), name: z.string(), name_en: text });

/** What the platform itself holds about an expert's fields. */
const evidence = z.object({
  /** Public results that name the expert as the person in charge, the newest. */
  led: z.array(named),
  /** Public results of the organisation, counted among its newest. */
  organization: z.number(),
  /** Of each field: how many of them stand in it, and the newest. */
  fields: z.array(z.object({ scope: scopeName, n: z.number(), items: z.array(named) })),
});
export type ExpertEvidence = z.output<typeof evidence>;

/** GET /v1/zhuanjia/detail. */
export const expertDetail = expertCard.extend({
  sex: z.literal(EXPERT_SEX.map(({ value }) => value)).nullable(),
  duties: text,
  profile: text,
  profile_en: text,
  /** For whom the policy shows them; null for others. */
  contacts_tel: text,
  contacts_email: text,
  /** There is a contact that whoever signs in reads. */
  contact_open: z.boolean(),
  work: z.array(expertWork),
  org: itemOrganization.nullable(),
  evidence,
  similar: z.array(expertCard),
  add_time: z.number(),
  update_time: z.number().nullable(),
  /** Whether everybody sees the expert, and whether the caller entered it. */
  listed: z.boolean(),
  own: z.boolean(),
});
export type ExpertDetail = z.output<typeof expertDetail>;

/** GET /zaicu/recommend/list: experts that are recommended, for a demand with the reasons. */
export const recommendedExpert = expertCard.extend({ score: matchScore.score, reasons: matchScore.reasons });
export type RecommendedExpert = z.output<typeof recommendedExpert>;

/** One's own expert in the list of what one entered. */
export const ownExpert = z.object({
  expert_id: z.string(),
  name: z.string(),
  name_en: text,
  avatar: text,
  qualification: text,
  org_name: text,
  is_self: z.number(),
  audit_status: z.number(),
  audit_opinion: text,
  add_time: z.number(),
  update_time: z.number().nullable(),
  works: z.number(),
});
export type OwnExpert = z.output<typeof ownExpert>;

/** What the form of an expert holds. */
export const expertInput = z.object({
  name: z.string().trim().min(1, 'required').max(100, 'too_long'),
  name_en: z.string().trim().max(100, 'too_long'),
  sex: z.literal([1, 2]).optional(),
  qualification: z.string().trim().max(100, 'too_long'),
  qualification_en: z.string().trim().max(100, 'too_long'),
  duties: z.string().trim().max(200, 'too_long'),
  org_name: z.string().trim().max(100, 'too_long'),
  scopes: z.array(z.string()).min(1, 'required').max(20, 'too_many'),
  direction: z.string().trim().min(1, 'required').max(500, 'too_long'),
  direction_en: z.string().trim().max(500, 'too_long'),
  region: z.array(z.object({ id: z.string(), name: z.string() })),
  avatar: z.string(),
  profile: z.string().min(1, 'required'),
  profile_en: z.string(),
  contacts_tel: z.string().trim().max(100, 'too_long'),
  contacts_email: z.string().trim().max(200, 'too_long'),
  contact_open: z.literal([0, 1]),
  works: z
    .array(
      z.object({
        kind: z.number(),
        title: z.string().trim().min(1, 'required').max(WORK_MAXIMA.title, 'too_long'),
        title_en: z.string().trim().max(WORK_MAXIMA.title_en, 'too_long'),
        year: z
          .string()
          .trim()
          .refine((year) => year === '' || /^(?:19|20)\d\d$/.test(year), 'invalid_value'),
        source: z.string().trim().max(WORK_MAXIMA.source, 'too_long'),
        url: z
          .string()
          .trim()
          .refine((url) => url === '' || isWebSite(url), 'web_address_invalid'),
        is_highlight: z.literal([0, 1]),
      }),
    )
    .max(MAX_WORKS, 'too_many'),
});
export type ExpertInput = z.output<typeof expertInput>;
