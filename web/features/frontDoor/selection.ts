import { LIMITS } from '../../../db/contract/limits';

/** Key of the queries that what is selected changes. */
export const KEY = 'frontDoor';

/** Everything that was selected, in its order. */
export const selectionRows = {
  table: 'front_door_item',
  columns: ['id', 'item_type', 'item_id', 'note', 'note_en', 'sort', 'is_open', 'publish_time', 'unpublish_time'],
  order: [['sort'], ['add_time'], ['id']],
  pageSize: LIMITS.maxPageSize,
} as const;
