import { fileURLToPath } from 'node:url';
import { readTsv } from '../../db/reference/tsv.ts';
import { asked, mean, readRows } from './retrieval.ts';

/**
 * Titles of papers (CSL, Apache License 2.0, as db/reference/papers.ts says) in other words, written by hand: `reworded` as somebody else
 * would say it, `translated` as it comes back from another language, `described` as who knows no term of the trade asks for it. What
 * belongs to the part `choosing` may be looked at to better the product, `judging` is what it is judged by.
 */
const FILE = fileURLToPath(new URL('./paraphrases.tsv', import.meta.url));

export const paraphrases = () => readRows(FILE, ['way', 'part', 'title', 'text'] as const);

const WAYS = ['reworded', 'translated', 'described'] as const;

/**
 * How much of its place in the lists a paper loses where it is asked for in other words than its title's. Pools are a half of the papers
 * (500) and all of them; the model learned the half that no query is of.
 */
export async function paraphrased(): Promise<string> {
  const papers = readTsv('papers.tsv').map(([title = '', abstract = '', discipline = ''], place) => ({
    ...{ id: String(place), title, abstract },
    label: discipline,
  }));
  const places = new Map(papers.map(({ id, title }) => [title, id]));
  const items = papers.map(({ id, abstract, label }) => ({ id, text: abstract, label }));
  const lines: string[] = [];
  for (const size of [500, 1000]) {
    const found = new Map<string, { match: number[]; search: number[] }>();
    for (const half of [0, 1]) {
      const isOf = ({ id }: { id: string }) => Number(id) % 2 === half;
      const said = paraphrases().flatMap(({ way, part, title, text }) => {
        const item = places.get(title) ?? '';
        return isOf({ id: item }) ? [{ of: `${way} ${part}`, title, text, item }] : [];
      });
      const queries = said.flatMap(({ title, text, item }, place) => [
        { id: `${place}-title`, text: title, item, label: '' },
        { id: `${place}-said`, text, item, label: '' },
      ]);
      const pool = size === 500 ? items.filter(isOf) : items;
      const { match, search } = await asked(
        pool,
        queries,
        papers
          .filter((paper) => !isOf(paper))
          .map(({ title, abstract, label }) => ({ text: `${title} ${abstract}`, label })),
      );
      for (const [place, { of }] of said.entries()) {
        for (const [at, key] of [`${of} title`, `${of} said`].entries()) {
          const known = found.get(key) ?? { match: [], search: [] };
          known.match.push(match[place * 2 + at] ?? 0);
          known.search.push(search[place * 2 + at] ?? 0);
          found.set(key, known);
        }
      }
    }
    for (const way of WAYS) {
      for (const part of ['choosing', 'judging']) {
        const [title, text] = [found.get(`${way} ${part} title`), found.get(`${way} ${part} said`)];
        if (!title || !text) continue;
        const figures = (['match', 'search'] as const).map((call) => {
          const [before, after] = [mean(title[call]), mean(text[call])];
          return `${call} MRR@10 ${before.toFixed(4)} -> ${after.toFixed(4)} (lost ${(((before - after) / before) * 100).toFixed(1)} %)`;
        });
        lines.push(`${size} ${way} (${part}, ${title.match.length}): ${figures.join(', ')}`);
      }
    }
  }
  return lines.join('\n');
}
