import * as z from 'zod';
import { AUTHORITIES } from './limits.ts';

/** Groups that are read at most: there are as many as a platform has studios. */
export const WORK_GROUPS = 50;

/** A group that a member of staff belongs to (GET /web/v1/user/workGroups). */
export const workGroup = z.object({ id: z.string(), name: z.string(), name_en: z.string().nullable() });
export type WorkGroup = z.output<typeof workGroup>;

const KNOWN: ReadonlySet<string> = new Set(AUTHORITIES);

/** The tokens of a stored list. */
export const tokensOf = (list: string): string[] =>
  list
    .split(',')
    .map((token) => token.trim())
    .filter(Boolean);

/** Whether a text is a list of authorities that exist. */
export const isAuthorityList = (list: string): boolean => tokensOf(list).every((token) => KNOWN.has(token));
