import type { CockpitFigures } from './cockpit.ts';
import type { PlacesFigures } from './figures.ts';
import type { Panel } from './panels.ts';
import { shownDay } from './time.ts';
import { cockpit } from './words/cockpit.ts';
import { defineText } from './words.ts';

const WORDS = defineText(cockpit);

type Lang = 'zh' | 'en';

/** The sum of numbers. */
export const total = (numbers: readonly number[]): number => numbers.reduce((sum, n) => sum + n, 0);

/** The place of the highest number, the first of several; -1 without any above 0. */
const highest = (numbers: readonly number[]): number => {
  const most = Math.max(0, ...numbers);
  return most > 0 ? numbers.indexOf(most) : -1;
};

const nameOf = (lang: Lang, thing: { name: string; name_en: string | null }): string =>
  (lang === 'en' && thing.name_en) || thing.name;

const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

/** What a step of a range is called in a sentence. */
function stepName(step: string, lang: Lang): string {
  const { quarter, month, year } = WORDS[lang].step;
  const [of = '', part] = step.split('-');
  if (part === undefined) return year(of);
  return part.startsWith('Q') ? quarter(of, part.slice(1)) : month(Number(part), MONTHS[Number(part) - 1] ?? step);
}

/** The steps of the way from a demand to a deal, with how many did not come from the step before. */
export const flowSteps = ({ flow }: CockpitFigures) =>
  (['published', 'answered', 'talks', 'signed'] as const).map((step, index, steps) => {
    const before = steps[index - 1];
    return { step, n: flow[step], lost: before ? flow[before] - flow[step] : 0 };
  });

/** The step at which most are lost; null where none is. */
export function worstStep(figures: CockpitFigures) {
  const steps = flowSteps(figures);
  const at = highest(steps.map(({ lost }) => lost));
  return at < 0 ? null : (steps[at] ?? null);
}

function flow(figures: CockpitFigures, lang: Lang): string[] {
  const { says, steps, times } = WORDS[lang];
  const time = times[figures.range];
  const { published, answered, signed } = figures.flow;
  if (published === 0) return [says.noDemands(time)];
  const worst = worstStep(figures);
  return [
    says.flow(time, published, answered, signed),
    ...(worst ? [says.lostMost(steps[worst.step], worst.lost)] : []),
  ];
}

const mostOf = ({ places }: PlacesFigures) => places[highest(places.map(({ results }) => results))];

function map({ country, region }: CockpitFigures, lang: Lang): string[] {
  const { says } = WORDS[lang];
  const all = total(country.places.map(({ results }) => results));
  const most = mostOf(country);
  if (all === 0 || !most) return [says.noResults];
  const own = total(region.places.map(({ results }) => results));
  const within = mostOf(region);
  if (!region.of || own === 0 || !within) return [says.country(nameOf(lang, most), most.results, all)];
  return [says.map(all, nameOf(lang, region), own), says.mostOf(nameOf(lang, within), within.results)];
}

/** Demands that a field must have before what it lacks is told of: less is chance. */
const SCARCE_FROM = 3;

function fields({ fields: list }: CockpitFigures, lang: Lang): string[] {
  const { says } = WORDS[lang];
  const most = list[highest(list.map(({ results }) => results))];
  if (!most) return [says.noFields];
  const [scarce] = list
    .filter(({ demands }) => demands >= SCARCE_FROM)
    .sort((a, b) => a.results / a.demands - b.results / b.demands);
  return [
    says.fields(nameOf(lang, most), most.results),
    ...(scarce ? [says.scarce(nameOf(lang, scarce), Math.round((scarce.results / scarce.demands) * 10) / 10)] : []),
  ];
}

function months({ released, steps, range }: CockpitFigures, lang: Lang): string[] {
  const { says, times } = WORDS[lang];
  const [results, demands] = [total(released.results), total(released.demands)];
  if (results + demands === 0) return [says.noneInMonths(times[range])];
  const most = Math.max(...released.results);
  // Several months that are alike have no peak, and a single step is none.
  const alone = steps.length > 1 && released.results.filter((n) => n === most).length === 1;
  const at = alone ? highest(released.results) : -1;
  return [
    says.months(times[range], results, demands),
    ...(at < 0 ? [] : [says.peak(stepName(steps[at] ?? '', lang), released.results[at] ?? 0)]),
  ];
}

/** What the steps saw, a line for each kind; shades compare a line with itself. */
export const activityLines = ({ released, signed, pushes }: CockpitFigures) =>
  [
    { kind: 'results', steps: released.results },
    { kind: 'demands', steps: released.demands },
    { kind: 'deals', steps: signed.steps },
    { kind: 'pushes', steps: pushes.steps },
  ] as const;

function activity(figures: CockpitFigures, lang: Lang): string[] {
  const { says, times } = WORDS[lang];
  const lines = activityLines(figures);
  const sums = figures.steps.map((_, index) =>
    total(lines.map((line) => (line.steps[index] ?? 0) / Math.max(1, ...line.steps))),
  );
  const at = highest(sums);
  return [at < 0 ? says.noActivity(times[figures.range]) : says.activity(stepName(figures.steps[at] ?? '', lang))];
}

function deals({ states, signed, range }: CockpitFigures, lang: Lang): string[] {
  const { says, times } = WORDS[lang];
  if (total(Object.values(states)) === 0) return [says.noDeals];
  const open = states.interest + states.contacted + states.negotiating;
  return [says.deals(times[range], signed.n, open), ...(signed.amount === null ? [] : [says.amount(signed.amount)])];
}

function pushes({ pushes: sent, range }: CockpitFigures, lang: Lang): string[] {
  const { says, times } = WORDS[lang];
  if (sent.reached === 0) return [says.noPushes(times[range])];
  const share = (n: number) => Math.round((n / sent.reached) * 100);
  return [says.pushes(times[range], share(sent.opened), share(sent.answered))];
}

function programme({ programme: count, meetings }: CockpitFigures, lang: Lang): string[] {
  const { says } = WORDS[lang];
  const [next] = meetings.next;
  return [
    count.declared === 0 ? says.noProgramme : says.programme(count.declared, count.published),
    ...(next ? [says.meeting(shownDay(next.start_time))] : []),
  ];
}

const CONCLUSIONS: Readonly<Record<Panel, (figures: CockpitFigures, lang: Lang) => string[]>> = {
  flow,
  map,
  fields,
  months,
  activity,
  deals,
  pushes,
  programme,
};

/** What a panel's picture comes to, in a sentence or two. */
export const conclusionOf = (panel: Panel, figures: CockpitFigures, lang: Lang): string =>
  CONCLUSIONS[panel](figures, lang).join(lang === 'en' ? ' ' : '');
