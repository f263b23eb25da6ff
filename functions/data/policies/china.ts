import { divisions } from '../../../db/schema/reference.ts';
import { loaded } from './factories.ts';

/** Administrative divisions (core§3). */
export const china = loaded(divisions, 'id');
