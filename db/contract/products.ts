import * as z from 'zod';
import { itemOrganization, scopeName } from './cards.ts';

/** GET /v1/product/list?keyword&scope&unit&pageIndex&pageSize: public products, newest first; `scope` at any level. */
export const productCard = z.object({
  chanpin_id: z.string(),
  name: z.string(),
  /** For readers abroad, where the publisher or staff wrote them. */
  name_en: z.string().nullable(),
  summary_en: z.string().nullable(),
  cover: z.string().nullable(),
  /** Plain text, at most 140 characters. */
  summary: z.string(),
  unit: z.string().nullable(),
  org_name: z.string().nullable(),
  org_name_en: z.string().nullable(),
  scope: z.array(scopeName),
  add_time: z.number(),
});
export type ProductCard = z.output<typeof productCard>;

/** GET /v1/product/detail?id=: a public product; its publisher and content editors see it before. */
export const productDetail = z.object({
  chanpin_id: z.string(),
  name: z.string(),
  name_en: z.string().nullable(),
  summary_en: z.string().nullable(),
  cover: z.string().nullable(),
  profile: z.string().nullable(),
  detail_desc: z.string().nullable(),
  unit: z.string().nullable(),
  scope: z.array(scopeName),
  add_time: z.number(),
  update_time: z.number().nullable(),
  /** Name of the organisation, also of one that has no page. */
  org_name: z.string().nullable(),
  /** The organisation, where public lists name it. */
  org: itemOrganization.nullable(),
  /** Others of its fields or its organisation, the nearest first. */
  similar: z.array(productCard),
  /** Whether everybody sees it, and whether the reader entered it. */
  listed: z.boolean(),
  own: z.boolean(),
});
export type ProductDetail = z.output<typeof productDetail>;

const text = z.string().nullable();

/** GET /v1/user/chanpin/list: what a member entered, in every state. */
export const ownProduct = z.object({
  chanpin_id: z.string(),
  name: z.string(),
  name_en: text,
  cover: text,
  scope: z.array(scopeName),
  org_name: text,
  audit_status: z.number(),
  audit_opinion: text,
  add_time: z.number(),
  update_time: z.number().nullable(),
  /** Remarks of its review that wait for an answer. */
  open_comments: z.number(),
  /** Who entered it has left the organisation in whose name it stands. */
  has_left: z.number(),
});
export type OwnProduct = z.output<typeof ownProduct>;

/** What the form of a product holds. */
export const productInput = z.object({
  name: z.string().trim().min(1, 'required').max(200, 'too_long'),
  name_en: z.string().trim().max(200, 'too_long'),
  summary_en: z.string().trim().max(600, 'too_long'),
  org_name: z.string().trim().max(100, 'too_long'),
  scopes: z.array(z.string()).min(1, 'required').max(20, 'too_many'),
  cover: z.string(),
  profile: z.string().min(1, 'required'),
  detail_desc: z.string(),
});
export type ProductInput = z.output<typeof productInput>;
