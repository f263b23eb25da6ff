import { ITEMS, slug } from '../../db/contract/items.ts';
import { smallPicture } from '../../db/contract/pictures.ts';
import type { ProductCard, ProductDetail } from '../../db/contract/products.ts';
import type { Page } from '../platform/envelope.ts';
import { plainText, shortened } from '../platform/plain-text.ts';
import { escapeHtml } from './html.ts';
import { organizationPath } from './organization-pages.ts';
import { crumbList, crumbs, linkTo, topBar } from './parts.ts';
import { addressOf, dayOf, nameIn, pictureAddress, type View, type Visit } from './view.ts';
import { WORDS } from './words.ts';

export const PRODUCTS = '/products';
export const PRODUCT = ITEMS.product.page;

/** Path of a product's page. */
export const productPath = ({ chanpin_id, name }: Pick<ProductCard, 'chanpin_id' | 'name'>): string =>
  `${PRODUCT}/${chanpin_id}/${slug(name)}`;

const fieldsOf = (visit: Visit, { scope }: Pick<ProductCard, 'scope'>): string[] =>
  scope.map(({ name, name_en }) => nameIn(visit.lang, name, name_en));

function card(visit: Visit, product: ProductCard): string {
  const { name, cover, org_name, summary, add_time } = product;
  const tags = fieldsOf(visit, product).map((field) => `<span>${escapeHtml(field)}</span>`);
  const picture = cover
    ? `<img src="${escapeHtml(smallPicture(cover))}" alt="" width="192" height="128" loading="lazy" />`
    : '';
  return `<li><article class="card row"><div><h2><a href="${linkTo(visit, productPath(product))}">${escapeHtml(name)}</a></h2>${
    org_name ? `<p>${escapeHtml(org_name)}</p>` : ''
  }<p class="sum">${escapeHtml(summary)}</p><div class="tags">${tags.join('')}</div><small>${WORDS[visit.lang].catalog.published} ${dayOf(add_time)}</small></div>${picture}</article></li>`;
}

/**
 * Head and first view of the list of products.
 * @param params of the call that the page's script makes for this address
 */
export function productsPage(visit: Visit, list: Page<ProductCard>, params: Record<string, string>): View {
  const words = WORDS[visit.lang];
  const { lead, emptyTitle, emptyAll } = words.products;
  const narrowed = Object.keys(params).some((name) => !name.startsWith('page'));
  const cards = list.records.map((product) => card(visit, product));
  return {
    title: words.products.list,
    description: lead,
    path: PRODUCTS + (list.current > 1 ? `?page=${list.current}` : ''),
    // Search engines list the whole, not what somebody narrowed it to.
    unlisted: narrowed || list.records.length === 0,
    linked: [
      {
        '@context': 'https://schema.org',
        '@type': 'ItemList',
        name: words.products.list,
        numberOfItems: list.total,
        itemListElement: list.records.map((product, index) => ({
          '@type': 'ListItem',
          position: index + 1,
          name: product.name,
          url: addressOf(visit, productPath(product), visit.lang),
        })),
      },
      crumbList(visit, [{ label: words.products.list, path: PRODUCTS }]),
    ],
    content: `<div class="e">${topBar(visit)}<main class="wide">${crumbs(visit, [{ label: words.products.list }])}<h1>${words.products.list}</h1><p class="lead">${lead}</p>${
      cards.length > 0 ? `<ul>${cards.join('')}</ul>` : `<p>${narrowed ? emptyTitle : emptyAll}</p>`
    }</main></div>`,
    data: [{ path: '/v1/product/list', params, result: list }],
  };
}

/** Head and first view of a product's page. */
export function productPage(visit: Visit, product: ProductDetail): View {
  const words = WORDS[visit.lang];
  const path = productPath(product);
  const { name, org, cover } = product;
  const fields = fieldsOf(visit, product).join(WORDS[visit.lang].catalog.separator);
  const profile = plainText(`${product.profile ?? ''} ${product.detail_desc ?? ''}`).trim();
  const description = shortened([name, org?.name, fields, profile].filter(Boolean).join(' · '), 150);
  const image = cover && pictureAddress(visit, cover);
  const unit = org ? `<a href="${linkTo(visit, organizationPath(org))}">${escapeHtml(org.name)}</a>` : '';
  return {
    title: name,
    description,
    path,
    image: cover,
    type: 'article',
    unlisted: !product.listed,
    linked: [
      {
        '@context': 'https://schema.org',
        '@type': 'Product',
        name,
        description,
        url: addressOf(visit, path, visit.lang),
        ...(image && { image }),
        ...(org && { brand: { '@type': 'Organization', name: org.name } }),
      },
      crumbList(visit, [
        { label: words.products.list, path: PRODUCTS },
        { label: name, path },
      ]),
    ],
    content: `<div class="e">${topBar(visit)}<main class="wide">${crumbs(visit, [{ label: words.products.list, path: PRODUCTS }, { label: name }])}<h1>${escapeHtml(name)}</h1><p class="lead">${[unit, escapeHtml(fields)].filter(Boolean).join(' · ')}</p>${
      profile ? `<section class="card text"><p>${escapeHtml(profile)}</p></section>` : ''
    }</main></div>`,
    data: [{ path: '/v1/product/detail', params: { id: product.chanpin_id }, result: product }],
  };
}

/** The page of a product that does not exist or is not public: its script says so. */
export function noProductPage(visit: Visit, id: string): View {
  const words = WORDS[visit.lang];
  return {
    title: words.products.list,
    description: words.catalog.goneHint,
    path: `${PRODUCT}/${encodeURIComponent(id)}`,
    status: 404,
    unlisted: true,
    linked: [],
    content: `<div class="e">${topBar(visit)}<main class="wide">${crumbs(visit, [{ label: words.products.list, path: PRODUCTS }])}<h1>${words.products.list}</h1><p class="lead">${words.catalog.goneHint}</p></main></div>`,
    data: [],
  };
}
