import { workstations } from '../../../db/schema/reference.ts';
import { edited } from './factories.ts';

/** Workstations: a public list that staff keep (decision 16). */
export const workstation = edited(workstations, 'id', ['area_code', 'name', 'url', 'platform_url', 'kind'], {
  derived: ['id'],
});
