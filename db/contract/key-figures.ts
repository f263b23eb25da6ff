import type { YearFigures } from './figures.ts';
import { keyFigureWords } from './words/key-figures.ts';
import { defineText } from './words.ts';

export const FIGURE_TEXTS = defineText(keyFigureWords);

/** One of the four figures of the home page, in the language of its words. */
export interface KeyFigure {
  name: 'signed' | 'answered' | 'pushes' | 'answer';
  title: string;
  /** Null where there is none yet. */
  value: number | null;
  unit: string;
  /** What it means, in one line. */
  says: string;
  /** The last twelve months; none where months say nothing. */
  months: readonly number[];
  /** Page of its details. */
  to: string;
}

/** What the platform brought about this year, as the home page and its first view from the server say it. */
export function keyFigures(lang: keyof typeof FIGURE_TEXTS, figures: YearFigures): KeyFigure[] {
  const text = FIGURE_TEXTS[lang];
  const { signed, demands, pushes, first_answer: answer } = figures;
  const facts: Omit<KeyFigure, 'title'>[] = [
    {
      name: 'signed',
      value: signed.n,
      unit: text.deals,
      says: signed.amount ? text.sum(signed.amount) : text.sumUntold,
      months: signed.months,
      // Of what is counted, what both sides let everybody read.
      to: `/cases?from=${figures.year}-01-01&to=${figures.year}-12-31`,
    },
    {
      name: 'answered',
      value: demands.answered,
      unit: text.ofDemands(demands.published),
      says: text.answeredSays,
      months: demands.months,
      to: '/demands',
    },
    {
      name: 'pushes',
      value: pushes.reached,
      unit: text.messages,
      says: pushes.reached ? text.openedShare(Math.round((100 * pushes.opened) / pushes.reached)) : text.pushesSay,
      months: pushes.months,
      to: '/bigdata',
    },
    {
      name: 'answer',
      value: answer.days,
      unit: text.days,
      says: answer.n ? text.answersCounted(answer.n) : text.noAnswers,
      months: [],
      to: '/bigdata',
    },
  ];
  return facts.map((fact) => ({ ...fact, title: text.names[fact.name] }));
}
