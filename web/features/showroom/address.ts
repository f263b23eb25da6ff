import { slug } from '../../../db/contract/items';

/** The showroom, in the documented spelling. */
export const SHOWROOM = '/showromm';

/** Path of a hall's page. */
export const hallAddress = (id: string, name: string): string => `/showroom/hall/${id}/${slug(name)}`;
