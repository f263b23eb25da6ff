import { ITEM } from '../limits.ts';
import type { Pair } from '../words.ts';

/** What one of a kind is called, by its item type. */
export const itemKinds: Record<number, Pair> = {
  [ITEM.result]: ['成果', 'Result'],
  [ITEM.demand]: ['需求', 'Demand'],
  [ITEM.product]: ['产品', 'Product'],
  [ITEM.project]: ['项目', 'Project'],
  [ITEM.expert]: ['专家', 'Expert'],
  [ITEM.park]: ['园区', 'Park'],
};

/** What those that members publish, match and push are called together. */
export const publishedKinds: Record<number, Pair> = {
  [ITEM.result]: ['成果', 'Results'],
  [ITEM.demand]: ['需求', 'Demands'],
};
