import type { CockpitFigures } from '../../db/contract/cockpit.ts';
import { conclusionOf } from '../../db/contract/cockpit-conclusions.ts';
import { COCKPIT, PANELS, type Panel } from '../../db/contract/panels.ts';
import { shownMinute } from '../platform/clock.ts';
import { escapeHtml } from './html.ts';
import { crumbList, crumbs, topBar } from './parts.ts';
import { addressOf, type View, type Visit } from './view.ts';
import { WORDS } from './words.ts';

/**
 * The cockpit's head and first view: what its pictures come to, in words.
 * @param panel that stands alone under an address of its own; null for all of them
 */
export function cockpitPage(visit: Visit, panel: Panel | null, figures: CockpitFigures): View {
  const words = WORDS[visit.lang].cockpit;
  const shown = panel ? [panel] : PANELS;
  const path = panel ? `${COCKPIT}/${panel}` : COCKPIT;
  const title = panel ? `${words.panels[panel]} · ${words.title}` : words.title;
  const says = (each: Panel) => conclusionOf(each, figures, visit.lang);
  const description = panel ? says(panel) : `${words.lead}${visit.lang === 'en' ? ' ' : ''}${says('deals')}`;
  const sections = shown
    .map(
      (each) => `<section class="card text"><h2>${words.panels[each]}</h2><p>${escapeHtml(says(each))}</p></section>`,
    )
    .join('');
  const counted = words.counted(shownMinute(figures.counted_time));
  return {
    title,
    description,
    path,
    linked: [
      {
        '@context': 'https://schema.org',
        '@type': 'Dataset',
        name: title,
        description,
        url: addressOf(visit, path, visit.lang),
        dateModified: new Date(figures.counted_time * 1000).toISOString(),
        inLanguage: visit.lang === 'zh' ? 'zh-CN' : 'en',
        isAccessibleForFree: true,
      },
      crumbList(visit, [{ label: words.title, path: COCKPIT }]),
    ],
    content: `<div class="e">${topBar(visit)}<main class="wide">${crumbs(visit, [{ label: words.title }])}<h1>${words.title}</h1><p class="lead">${words.lead}</p><p>${counted}</p>${sections}</main></div>`,
    data: [{ path: '/v1/figures/cockpit', params: { region: visit.region, range: figures.range }, result: figures }],
  };
}
