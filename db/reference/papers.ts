import { readTsv } from './tsv.ts';

/** A scientific paper: title and abstract, and the discipline that it was filed under. */
interface Paper {
  text: string;
  discipline: string;
}

/**
 * A thousand papers of 67 disciplines, of which an installation learns its first fields: from CSL, a data set of Chinese scientific
 * literature (github.com/ydli-ai/CSL), under the Apache License 2.0.
 */
export const papers = (): Paper[] =>
  readTsv('papers.tsv').map(([title, abstract, discipline]) => ({
    text: `${title} ${abstract}`,
    discipline: String(discipline),
  }));
