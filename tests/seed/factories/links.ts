import { scopeIds } from '../fields/shape.ts';
import { hash32 } from '../random.ts';
import { DEMO_START, demoId, type Row } from '../rows.ts';

/**
 * Scope links of one item: the chosen scopes, each with its parent (core§3).
 * @param column the column that names the item, such as `chengguo_id`
 * @param id the item; @param codes short scope codes (see `scopeIds`), repeated ones count once
 * @returns rows of the item's scope link table
 */
export function scopeLinks(column: string, id: string, codes: string): Row[] {
  return [...new Set(scopeIds(codes))].map((scope) => ({
    id: demoId(`${column} ${scope}`, hash32(`${id} ${scope}`), DEMO_START),
    [column]: id,
    first_scope_id: scope.split('-').slice(0, -1).join('-'),
    second_scope_id: scope,
  }));
}
