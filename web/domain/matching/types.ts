import type { Answer } from '../../kit/api';

/** A counterpart: the card of its kind with the score. */
export type Matched = Answer<'get', '/egg/match/match'>['records'][number];
export type Reason = Matched['reasons'][number];

export interface MatchesProps {
  /** 1 for a result, 2 for a demand. */
  itemType: number;
  itemId: string;
  name: string;
}
