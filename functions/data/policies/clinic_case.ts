import { clinicCases } from '../../../db/schema/clinic.ts';
import { editedLiving } from './factories.ts';

/** Clinic cases (core§2). */
export const clinic_case = editedLiving(
  clinicCases,
  'id',
  ['title', 'summary', 'content', 'cover', 'org_name', 'expert_id', 'sort'],
  { derived: ['id', 'add_time', 'update_time', 'is_delete'] },
);
