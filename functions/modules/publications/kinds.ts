/** What the public reads: results (chengguo) and demands (xuqiu). */
export type Kind = 'result' | 'demand';

export interface KindFacts {
  kind: Kind;
  /** Table of public snapshots, and the full-text index with the same rowids. */
  table: 'result_publication' | 'demand_publication';
  search: 'result_search' | 'demand_search';
  /** Name of the key on the wire. */
  key: 'chengguo_id' | 'xuqiu_id';
  /** First segment of the calls after /web/v1. */
  noun: 'chengguo' | 'xuqiu';
  /** Setting that holds the platform's contact, see decision 69. */
  contactSetting: 'result-contacts' | 'demand-contacts';
}

export const KINDS: Readonly<Record<Kind, KindFacts>> = {
  result: {
    kind: 'result',
    table: 'result_publication',
    search: 'result_search',
    key: 'chengguo_id',
    noun: 'chengguo',
    contactSetting: 'result-contacts',
  },
  demand: {
    kind: 'demand',
    table: 'demand_publication',
    search: 'demand_search',
    key: 'xuqiu_id',
    noun: 'xuqiu',
    contactSetting: 'demand-contacts',
  },
};
