import { slug } from '../items.ts';

/** Address of a published project's page; its name makes it readable. */
export const showcaseAddress = (id: string, name?: string): string =>
  name ? `/programme/selected/${id}/${slug(name)}` : `/programme/selected/${id}`;
