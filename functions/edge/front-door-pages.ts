import { FRONT_DOOR_PAGES } from '../../db/contract/front-door.ts';
import type {
  FrontDoorHome,
  SelectedItem,
  SelectedList,
  TopItem,
  TopList,
} from '../../db/contract/front-door-answers.ts';
import { PAGES } from '../../db/contract/pages.ts';
import { escapeHtml } from './html.ts';
import { isNarrowed, listView, standingView } from './pages.ts';
import { cardItem, detailPath, linkTo, searchForm, topBar } from './parts.ts';
import { productItem, productPath } from './product-pages.ts';
import { tilesUnder } from './tiles.ts';
import { addressOf, namedPath, nameIn, type Path, type View, type Visit } from './view.ts';
import { WORDS } from './words.ts';

/** The head and first view of the international home page. */
export function frontDoorHomePage(visit: Visit, home: FrontDoorHome): View {
  const { lang } = visit;
  const words = WORDS[lang].frontDoor;
  const text = words.home;
  const path = FRONT_DOOR_PAGES.home;
  const fields = home.fields
    .slice(0, 5)
    .map(
      ({ id, name, name_en }) =>
        `<a href="${linkTo(visit, `/results?scope=${encodeURIComponent(id)}&language=1`)}">${escapeHtml(nameIn(lang, name, name_en))}</a>`,
    );
  const organizations = home.organizations.map(
    ({ organization_id, name, name_en, summary_en }) =>
      `<li><article class="card"><h3><a href="${linkTo(visit, namedPath(`/organizationDetail/${organization_id}`, name, name_en))}">${escapeHtml(nameIn(lang, name, name_en))}</a></h3><p class="sum">${escapeHtml(summary_en)}</p></article></li>`,
  );
  const site = addressOf(visit, path, lang);
  return {
    title: text.title,
    description: text.lead,
    path,
    image: '/share/front-door.jpg',
    linked: [
      {
        '@context': 'https://schema.org',
        '@type': 'WebPage',
        name: text.title,
        description: text.lead,
        url: site,
        inLanguage: lang === 'en' ? 'en' : 'zh-CN',
        mainEntity: {
          '@type': 'Organization',
          name: words.name,
          url: site,
          contactPoint: {
            '@type': 'ContactPoint',
            contactType: 'partnership',
            url: `${site}#contact`,
            availableLanguage: ['en', 'zh'],
          },
        },
      },
    ],
    content: `<div class="e">${topBar(visit)}<main><div class="hero"><div class="wide"><div><h1>${text.hero}</h1><p>${text.lead}</p>${searchForm(
      visit,
      '/results',
      text.searchLabel,
      '',
      { language: '1' },
    )}<nav aria-label="${text.fields}">${fields.join('')}</nav></div></div></div><div class="wide">${tilesUnder(
      text.selectedResults,
      home.results.map((card) => cardItem(visit, 'result', card, 'h3')),
    )}${tilesUnder(
      text.selectedDemands,
      home.demands.map((card) => cardItem(visit, 'demand', card, 'h3')),
    )}${tilesUnder(
      text.selectedProducts,
      home.products.map((card) => productItem(visit, card, 'h3')),
    )}${tilesUnder(text.organizations, organizations)}</div></main></div>`,
    data: [{ path: '/v1/frontDoor/home', params: {}, result: home }],
  };
}

type Cards = Pick<SelectedItem, 'result' | 'demand'> & Partial<Pick<SelectedItem, 'product'>>;

const cardOf = (visit: Visit, { result, demand, product }: Cards): string => {
  if (result) return cardItem(visit, 'result', result, 'h2');
  if (product) return productItem(visit, product);
  return demand ? cardItem(visit, 'demand', demand, 'h2') : '';
};
const nameOf = ({ lang }: Visit, { result, demand, product }: Cards): string => {
  const card = result ?? demand ?? product;
  return card ? nameIn(lang, card.name, card.name_en) : '';
};
const pathOf = ({ result, demand, product }: Cards): Path => {
  if (result) return detailPath('result', result, result.chengguo_id);
  if (product) return productPath(product);
  return demand ? detailPath('demand', demand, demand.xuqiu_id) : '';
};

/** The head and first view of what editors selected for partners abroad. */
export function selectedItemsPage(visit: Visit, list: SelectedList, params: Record<string, string>): View {
  const { title: name, lead } = WORDS[visit.lang].frontDoor.selected;
  return listView(visit, {
    list: { path: FRONT_DOOR_PAGES.selected, name, lead },
    cards: list,
    nameOf: (item) => nameOf(visit, item),
    pathOf,
    cardOf: (item) => cardOf(visit, item),
    call: { path: '/v1/frontDoor/selected', params },
    unlisted: isNarrowed(params),
  });
}

/** The head and first view of the top list. */
export function topItemsPage(visit: Visit, by: string, list: TopList): View {
  const { title: name, lead, counts } = WORDS[visit.lang].frontDoor.top;
  const cards = { ...list, current: 1, pages: 1, total: list.records.length };
  return listView<TopItem>(visit, {
    list: { path: FRONT_DOOR_PAGES.top, name, lead },
    cards,
    nameOf: (item) => nameOf(visit, item),
    pathOf,
    cardOf: (item) => cardOf(visit, item),
    call: { path: '/v1/frontDoor/top', params: by ? { by } : {} },
    ...(by && { path: `${FRONT_DOOR_PAGES.top}?by=${by}` }),
    above: `<p>${counts[list.by]}</p>`,
    unlisted: by !== '',
  });
}

/** The head and first view of the pages around signing in. */
export function frontDoorEntrance(visit: Visit, entrance: 'login' | 'adminLogin' | 'register' | 'retrieve'): View {
  const path = FRONT_DOOR_PAGES[entrance];
  return standingView(visit, {
    path,
    name: PAGES[path][visit.lang],
    lead: WORDS[visit.lang].frontDoor.entrance[entrance],
    unlisted: entrance === 'adminLogin',
  });
}
