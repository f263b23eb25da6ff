import * as z from 'zod';
import { itemOrganization, scopeName } from './cards.ts';

/** GET /v1/product/list?keyword&scope&unit&pageIndex&pageSize: public products, newest first; `scope` at any level. */
export const productCard = z.object({
  chanpin_id: z.string(),
  name: z.string(),
  cover: z.string().nullable(),
  /** Plain text, at most 140 characters. */
  summary: z.string(),
  unit: z.string().nullable(),
  org_name: z.string().nullable(),
  scope: z.array(scopeName),
  add_time: z.number(),
});
export type ProductCard = z.output<typeof productCard>;

/** GET /v1/product/detail?id=: a public product; its publisher and content editors see it before. */
export const productDetail = z.object({
  chanpin_id: z.string(),
  name: z.string(),
  cover: z.string().nullable(),
  profile: z.string().nullable(),
  detail_desc: z.string().nullable(),
  unit: z.string().nullable(),
  scope: z.array(scopeName),
  add_time: z.number(),
  update_time: z.number().nullable(),
  /** The organisation, where public lists name it. */
  org: itemOrganization.nullable(),
  /** Whether everybody sees it. */
  listed: z.boolean(),
});
export type ProductDetail = z.output<typeof productDetail>;
