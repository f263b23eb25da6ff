import type { PublishedKind } from '../../../db/contract/items.ts';
import { BLANK_DETAIL } from './snapshot.ts';

type Values = Readonly<Record<string, unknown>>;

/**
 * The detail of a publication with everything that its row says nothing of, in the order of a snapshot's.
 * @param detail JSON as `keptDetail` made it, or as rows had it before; @param more what stands elsewhere: the scopes of its card, and its organisation
 */
export const wholeDetail = (
  kind: PublishedKind,
  detail: string,
  more: { scope: unknown; org: unknown },
): Record<string, unknown> => ({ ...BLANK_DETAIL[kind], ...(JSON.parse(detail) as Values), ...more });
