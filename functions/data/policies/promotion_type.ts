import { promotionTypes } from '../../../db/schema/reference.ts';
import { definePolicy } from '../policy.ts';
import { edited } from './factories.ts';

/** Promotion types (decision 60): organisations and the numbers of results name one by its code, which stays. */
export const promotion_type = definePolicy({
  ...edited(promotionTypes, 'id', ['code', 'name', 'name_en'], { by: 'admin', derived: ['id'] }),
  fixed: ['code'],
});
