import { asked, type RowAsked } from '../../../db/contract/tables';
import { addRow, removeRows, reread } from '../../kit/api';

const PAGE_SIZE = 10;

/** The documented call (core§7): by item, joined to the user, newest first. */
export const commentCall = (itemType: number, itemId: string, pageIndex: number) =>
  asked({
    table: 'comment',
    columns: ['comment_id', 'add_user', 'content', 'add_time', 'like_amount', 'hide_time', 'hide_reason'],
    where: { item_id: itemId, item_type: itemType },
    leftJoin: [{ table: 'user', on: { add_user: 'user_id' }, columns: ['nickname', 'avatar'], as: 'user' }],
    order: [
      ['add_time', 'desc'],
      ['comment_id', 'desc'],
    ],
    pageIndex,
    pageSize: PAGE_SIZE,
  });

/** A row of the comment table with who wrote it (COMM-005); its author still reads what the moderators took away. */
export type Comment = RowAsked<ReturnType<typeof commentCall>>;

export const addComment = (itemType: number, itemId: string, content: string) =>
  addRow('comment', { item_id: itemId, item_type: itemType, content });

export const removeComment = (id: string) => removeRows('comment', { comment_id: id });

export const refreshComments = (itemId: string): Promise<void> => reread([['comments', itemId]]);
