import { innovations } from '../../../db/schema/content.ts';
import { editedLiving } from './factories.ts';

/** Innovation items (back-office§3). */
export const innovate = editedLiving(innovations, 'id', ['title', 'content', 'type', 'cover', 'source'], {
  derived: ['id', 'add_time', 'is_delete'],
});
