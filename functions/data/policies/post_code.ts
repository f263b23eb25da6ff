import { postCodes } from '../../../db/schema/reference.ts';
import { loaded } from './factories.ts';

/** Post codes (core§3). */
export const post_code = loaded(postCodes, 'id');
