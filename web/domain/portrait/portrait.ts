import { PUBLISHED_PAGES, type PublishedPages } from '../../../db/contract/items';
import { type ApiQuery, type Paged, useApiQuery } from '../../kit/api';
import { registerDialogs } from '../../kit/dialogs/registry';

export interface PortraitProps {
  kind: PublishedPages;
  id: string;
}

declare module '../../kit/dialogs/registry' {
  interface DialogMap {
    portrait: DialogType<PortraitProps, boolean>;
  }
}

registerDialogs({ portrait: () => import('./PortraitDialog') });

/** An item as far as its portrait goes. */
export interface Portrayed {
  name: string;
  code: string | null;
  org_name: string | null;
  add_time: number;
  match_state: number;
  audit_status: number;
  /** Unix seconds. */
  expire_time: number | null;
  unlist_time: number | null;
}

/** Columns of it; the kind's key comes beside them. */
export const PORTRAIT_COLUMNS = [
  ...(['name', 'code', 'org_name', 'add_time', 'match_state', 'audit_status'] as const),
  ...(['expire_time', 'unlist_time'] as const),
];

interface WithFields extends Portrayed {
  fields: { second_scope_id: string }[];
}

/** One item's portrait, for the kind's auditors. */
export const usePortrait = ({ kind, id }: PortraitProps): ApiQuery<Paged<WithFields>> => {
  const { noun, key } = PUBLISHED_PAGES[kind];
  return useApiQuery<Paged<WithFields>>(
    ['portraits', 'item'],
    '/egg/base/list',
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
