import { videos } from '../../../db/schema/content.ts';
import { editedLiving } from './factories.ts';

/** Videos (core§2). */
export const video = editedLiving(videos, 'id', ['title', 'profile', 'cover', 'url', 'type', 'duration', 'sort'], {
  derived: ['id', 'add_time', 'is_delete'],
});
