import { tokensOf } from '../../db/contract/work-groups.ts';
import type { Statement } from '../platform/database.ts';
import { noticeEntry } from '../platform/notices.ts';

/** What `user` says of somebody's rights; blank ones are null or ''. */
interface Rights {
  authority?: unknown;
  visible_province?: unknown;
  visible_city?: unknown;
  visible_county?: unknown;
}

const AREAS = ['visible_province', 'visible_city', 'visible_county'] as const;

const without = (list: string[], others: string[]): string => list.filter((each) => !others.includes(each)).join();

/**
 * What somebody is told whose authorities or visible region an administrator changed, for the batch of the change (decision 346).
 * @returns nothing where both mean the same
 */
export function rightsTold(userId: string, before: Rights, after: Rights): Statement[] {
  const [had, has] = [before, after].map(({ authority }) => tokensOf(String(authority ?? ''))) as [string[], string[]];
  const [added, removed] = [without(has, had), without(had, has)];
  const area = AREAS.some((name) => (before[name] || null) !== (after[name] || null));
  if (!added && !removed && !area) return [];
  const params = { added, removed, ...(area && { code: 'area' }) };
  return [noticeEntry({ userId, topic: 'rights_changed', params, link: has.length > 0 ? '/workplace' : '' })];
}
