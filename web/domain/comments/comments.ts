import { api, type Paged, type Params, queryClient } from '../../kit/api';

/** A row of the comment table with who wrote it (COMM-005). */
export interface Comment {
  comment_id: string;
  add_user: string;
  content: string;
  add_time: number;
  like_amount: number;
  /** When the moderators took it away: its author still reads it. */
  hide_time: number | null;
  hide_reason: string | null;
  user: { nickname: string | null; avatar: string | null } | null;
}

export type CommentPage = Paged<Comment>;

const PAGE_SIZE = 10;

/** The documented call (core§7): by item, joined to the user, newest first. */
export const commentCall = (itemType: number, itemId: string, pageIndex: number): Params => ({
  table: 'comment',
  where: { item_id: itemId, item_type: itemType },
  leftJoin: [{ table: 'user', on: { add_user: 'user_id' }, columns: ['nickname', 'avatar'], as: 'user' }],
  order: [
    ['add_time', 'desc'],
    ['comment_id', 'desc'],
  ],
  pageIndex,
  pageSize: PAGE_SIZE,
});

export const addComment = (itemType: number, itemId: string, content: string): Promise<{ id: string }> =>
  api.post('/egg/base/add', { table: 'comment', data: { item_id: itemId, item_type: itemType, content } });

export const removeComment = (id: string): Promise<unknown> =>
  api.del('/egg/base/remove', undefined, { table: 'comment', where: { comment_id: id } });

export const refreshComments = (itemId: string): Promise<void> =>
  queryClient.invalidateQueries({ queryKey: ['comments', itemId] });
