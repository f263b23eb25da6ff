import { slug } from '../../../db/contract/items';

/** Path of the list. */
export const NEWS = '/news';

/** Path of the page of news. */
export const newsAddress = (id: string, title: string): string => `/newsDetail/${id}/${slug(title)}`;
