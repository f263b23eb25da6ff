import { slug } from '../../../db/contract/items';

/** Address of a project's showcase; its name makes it readable. */
export const showcaseAddress = (id: string, name?: string): string =>
  name ? `/programme/selected/${id}/${slug(name)}` : `/programme/selected/${id}`;
