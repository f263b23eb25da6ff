import { industries } from '../../../db/schema/reference.ts';
import { loaded } from './factories.ts';

/** Industries (core§3). */
export const industry_v2 = loaded(industries, 'code', ['industry']);
