import type { DemandCard, ResultCard } from '../../../db/contract/cards';

export interface Reason {
  code: 'fields' | 'text' | 'region' | 'cooperation' | 'maturity';
  score: number;
  values: (string | number)[];
}

/** A counterpart as the call answers it: the card of its kind with the score. */
export type Matched = (Partial<ResultCard> &
  Partial<DemandCard> &
  Pick<ResultCard, 'name' | 'scope' | 'region_name' | 'region_name_en' | 'org_name'>) & {
  id: string;
  score: number;
  reasons: Reason[];
};

export interface MatchesProps {
  /** 1 for a result, 2 for a demand. */
  itemType: number;
  itemId: string;
  name: string;
}
