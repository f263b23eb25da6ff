import { countries as countryTable } from '../../../db/schema/reference.ts';
import { loaded } from './factories.ts';

/** Countries (core§3). */
export const countries = loaded(countryTable, 'id', ['country']);
