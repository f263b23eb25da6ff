/** The covering index that the minimal handler's search scans; the product has none. */
export const SEARCH_INDEX = 'bench_search';

export const ADD_SEARCH_INDEX = `CREATE INDEX ${SEARCH_INDEX} ON result_publication(name, item_id, code, summary, organization_name)`;
