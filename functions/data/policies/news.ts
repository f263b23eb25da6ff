import { news as newsItems } from '../../../db/schema/content.ts';
import { editedLiving } from './factories.ts';

/** News (core§3). */
export const news = editedLiving(
  newsItems,
  'id',
  ['title', 'title_en', 'summary', 'content', 'cover', 'type', 'source', 'sort'],
  { derived: ['id', 'add_time', 'update_time', 'is_delete'] },
);
