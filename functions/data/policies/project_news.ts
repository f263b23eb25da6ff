import { projectNews } from '../../../db/schema/programme.ts';
import { editedLiving } from './factories.ts';

/** News and files of the programme (back-office§6). */
export const project_news = editedLiving(projectNews, 'id', ['title', 'profile', 'identify'], {
  by: 'project-admin',
  derived: ['id', 'add_user', 'add_date', 'update_date', 'is_delete'],
});
