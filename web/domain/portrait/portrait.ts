import { PUBLISHED_PAGES, type PublishedPages } from '../../../db/contract/items';
import type { Row } from '../../../db/contract/tables';
import { useRows } from '../../kit/api';

export interface PortraitProps {
  kind: PublishedPages;
  id: string;
}

/** Columns of it; the kind's key comes beside them. */
export const PORTRAIT_COLUMNS = [
  ...(['name', 'code', 'org_name', 'add_time', 'match_state', 'audit_status'] as const),
  ...(['expire_time', 'unlist_time'] as const),
] as const;

/** An item as far as its portrait goes. */
export type Portrayed = Pick<Row<'chengguo' | 'xuqiu'>, (typeof PORTRAIT_COLUMNS)[number]>;

/** One item's portrait, for the kind's auditors. */
export const usePortrait = ({ kind, id }: PortraitProps) => {
  const { noun, key } = PUBLISHED_PAGES[kind];
  return useRows(
    ['portraits', 'item'],
    {
      table: noun,
      columns: [key, ...PORTRAIT_COLUMNS],
      where: { [key]: id },
      process: [{ as: 'fields', table: `${noun}_scope`, on: { [key]: key }, columns: ['second_scope_id'] }],
      pageSize: 1,
    },
    { staleMs: 0 },
  );
};
