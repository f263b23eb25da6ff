import { closeTables } from '../data/table.ts';
/** Public versions and what is counted of them; drafts, favourites and contacts that were shown. */
export const publications = closeTables(
  'result_publication',
  'demand_publication',
  'facet_count',
  'publication_rank',
  'publishing_count',
  'publishing_request',
  'draft',
  'favourite',
  'contact_reveal',
);
