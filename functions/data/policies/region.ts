import { regions } from '../../../db/schema/reference.ts';
import { edited } from './factories.ts';

/** Regions with a front page of their own (core§3). */
export const region = edited(regions, 'id', ['id', 'name', 'en_name', 'logo', 'title', 'title_en', 'center_url'], {
  aliases: ['regions'],
});
