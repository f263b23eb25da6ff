import { pageFacts } from './form.ts';
import { DEMAND_FORM } from './form-demands.ts';

/** What the page of a demand tells of its fields: the build writes it out (web/build/readyFacts.ts). */
export const DEMAND_FACTS = pageFacts(DEMAND_FORM);
