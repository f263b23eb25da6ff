import { scopes } from '../../../db/schema/reference.ts';
import { editedLiving } from './factories.ts';

/** Fields of technology (core§3). */
export const scope = editedLiving(
  scopes,
  'id',
  ['pid', 'name', 'name_en', 'sort', 'code', 'stage', 'patent_classify_ids', 'patent_classify_names'],
  { derived: ['id', 'is_delete', 'level'] },
);
