import { promotionTypes } from '../../../db/schema/reference.ts';
import { edited } from './factories.ts';

/** Promotion types (ruling 60). */
export const promotion_type = edited(promotionTypes, 'id', ['code', 'name', 'name_en'], {
  by: 'admin',
  derived: ['id'],
});
