import { EVALUATE, evaluationWords, LEVELS } from '../../db/contract/evaluation.ts';
import { OFFERS, SERVICE, serviceWords } from '../../db/contract/service-desk.ts';
import { escapeHtml } from './html.ts';
import { section } from './pages.ts';
import { crumbList, crumbs, linkTo, topBar } from './parts.ts';
import { addressOf, type View, type Visit } from './view.ts';

/** A page whose words stand in the code: its head and its first view. */
function standing(
  visit: Visit,
  path: string,
  { title, lead }: { title: string; lead: string },
  body: string,
  more: object = {},
): View {
  return {
    title,
    description: lead,
    path,
    linked: [
      {
        '@context': 'https://schema.org',
        '@type': 'WebPage',
        name: title,
        description: lead,
        url: addressOf(visit, path, visit.lang),
        ...more,
      },
      crumbList(visit, [{ label: title, path }]),
    ],
    content: `<div class="e">${topBar(visit)}<main class="wide">${crumbs(visit, [{ label: title }])}<h1>${title}</h1><p class="lead">${lead}</p>${body}</main></div>`,
    data: [],
  };
}

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
  return standing(visit, SERVICE, words, offered.join(''));
}

/** The first view of the evaluation. */
export function evaluatePage(visit: Visit): View {
  const words = evaluationWords[visit.lang];
  const levels = LEVELS.map((level) => `<li>${escapeHtml(words.levels[level])}</li>`).join('');
  return standing(
    visit,
    EVALUATE,
    words,
    `<p>${escapeHtml(words.honest)}</p>${section(words.readiness, `<ol>${levels}</ol>`)}`,
  );
}
