import { facetToken, placeLetter } from '../../../../db/contract/facets.ts';
import type { Caller } from '../../../platform/caller.ts';
import type { Statement } from '../../../platform/database.ts';
import { tagQuery } from '../../../tables/items/tokens.ts';

/** Code of the area that public lists are limited to for this caller; staff see everything (core§6, decision 54). */
export function areaOf(caller: Caller): string | undefined {
  return caller.authorities.size > 0 ? undefined : caller.visibleArea?.code;
}

/** Whether public lists show a caller what they show to visitors. */
export const seesAll = (caller: Caller): boolean => areaOf(caller) === undefined;

/**
 * Condition on a snapshot `p`: it lies in the area (decision 54).
 * @param area code of a place; without one every row fulfils it
 */
export const inArea = (area: string | undefined): Statement =>
  area === undefined
    ? { sql: '1', params: [] }
    : {
        sql: 'EXISTS (SELECT 1 FROM json_each(p.facets) f WHERE f.value = ?)',
        params: [facetToken(placeLetter(area), area)],
      };

/** The same for an expression of the full-text index, behind others; blank without an area. */
export const taggedInArea = (area: string | undefined): string =>
  area === undefined ? '' : ` AND tags : ${tagQuery(facetToken(placeLetter(area), area) ?? '-')}`;
