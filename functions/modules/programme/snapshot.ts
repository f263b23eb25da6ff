import { randomInt } from 'node:crypto';
import { CRITERION_NAMES } from '../../../db/contract/programme/criteria.ts';
import type { PublicationFigures, PublishedContent } from '../../../db/contract/programme/publication.ts';
import { sha256 } from '../../platform/random.ts';
import { compareIds } from '../../tables/programme/order.ts';
import { figuresOf, ranked } from './kept-ranking.ts';
import type { RankingInput } from './opinions.ts';

/** Where the snapshot of a publication lies: under the digest of its bytes, so that nothing else can. */
export const snapshotKey = (digest: string): string => `programme/${digest}.json`;

const FORMAT = 'programme-selection/1';

/** A whole number from 0 to below another one. */
type Draw = (below: number) => number;

function shuffled<T>(values: readonly T[], draw: Draw): T[] {
  const mixed = [...values];
  for (let at = mixed.length - 1; at > 0; at--) {
    const other = draw(at + 1);
    const [a, b] = [mixed[at], mixed[other]];
    if (a !== undefined && b !== undefined) [mixed[at], mixed[other]] = [b, a];
  }
  return mixed;
}

/** Names without a meaning: a letter and a number, dealt out at random. */
const labels = (ids: readonly string[], letter: string, draw: Draw): Map<string, string> =>
  new Map(shuffled(ids, draw).map((id, at) => [id, `${letter}${at + 1}`]));

/**
 * What is published of a round, in one text: what was selected, and all figures without names, from which anybody computes the
 * ranking again.
 * @param draw deals out the names
 * @returns the text and its SHA-256
 */
export function snapshotOf(
  round: string,
  version: number,
  { projects, opinions, basis }: RankingInput,
  selected: readonly PublishedContent[],
  draw: Draw = randomInt,
): { text: string; digest: string } {
  const project = labels(projects, 'P', draw);
  const reviewer = labels([...new Set(opinions.map((one) => one.reviewer))], 'R', draw);
  const anonymous = opinions
    .map((one) => ({
      project: project.get(one.project) ?? '',
      reviewer: reviewer.get(one.reviewer) ?? '',
      grades: one.grades,
    }))
    .sort((a, b) => compareIds(a.project, b.project) || compareIds(a.reviewer, b.reviewer));
  const ranking = ranked({ projects: [...project.values()], opinions: anonymous, basis });
  const content: PublicationFigures = {
    format: FORMAT,
    round,
    version,
    criteria: [...CRITERION_NAMES],
    opinions: anonymous.map((one) => [one.project, one.reviewer, one.grades]),
    uncorrected: ranking.uncorrected?.code ?? null,
    ranking: ranking.projects.map((one) => {
      const { third_opinion: _, ...figures } = figuresOf(one);
      return { project: one.projectId, ...figures };
    }),
    selected: selected.map((one) => ({ project: project.get(one.id) ?? '', content: one })),
  };
  const text = JSON.stringify(content);
  return { text, digest: sha256(text) };
}
