import { pageFacts } from './form.ts';
import { RESULT_FORM } from './form-results.ts';

/** What the page of a result tells of its fields: the build writes it out (web/build/readyFacts.ts). */
export const RESULT_FACTS = pageFacts(RESULT_FORM);
