import { EVALUATE, evaluationWords, LEVELS } from '../../db/contract/evaluation.ts';
import { OFFERS, SERVICE, serviceWords } from '../../db/contract/service-desk.ts';
import { escapeHtml } from './html.ts';
import { section, standingView } from './pages.ts';
import { linkTo } from './parts.ts';
import type { View, Visit } from './view.ts';

/** The first view of what the platform offers. */
export function servicePage(visit: Visit): View {
  const words = serviceWords[visit.lang];
  const offered = (Object.keys(OFFERS) as (keyof typeof OFFERS)[]).map((audience) => {
    const names = words.services[audience] as Record<string, string>;
    const about = words.about[audience] as Record<string, string>;
    const offers = Object.entries(OFFERS[audience]).map(
      ([offer, to]) =>
        `<li><a href="${linkTo(visit, to)}">${escapeHtml(names[offer] ?? '')}</a> ${escapeHtml(about[offer] ?? '')}</li>`,
    );
    return section(escapeHtml(words.audiences[audience]), `<ul>${offers.join('')}</ul>`);
  });
  return standingView(visit, { path: SERVICE, name: words.title, lead: words.lead, body: offered.join('') });
}

/** The first view of the evaluation. */
export function evaluatePage(visit: Visit): View {
  const words = evaluationWords[visit.lang];
  const levels = LEVELS.map((level) => `<li>${escapeHtml(words.levels[level])}</li>`).join('');
  return standingView(visit, {
    path: EVALUATE,
    name: words.title,
    lead: words.lead,
    body: `<p>${escapeHtml(words.honest)}</p>${section(words.readiness, `<ol>${levels}</ol>`)}`,
  });
}
