import { ITEMS, slug } from '../../db/contract/items.ts';
import type { ProductCard, ProductDetail } from '../../db/contract/products.ts';
import { shownDay } from '../platform/clock.ts';
import type { Page } from '../platform/envelope.ts';
import { plainText } from '../platform/plain-text.ts';
import { escapeHtml } from './html.ts';
import { organizationPath } from './organization-pages.ts';
import { itemView, listAt, section } from './pages.ts';
import { linkTo, pictureOf } from './parts.ts';
import { type Tile, tile, tileList } from './tiles.ts';
import { nameIn, nameOf, namesOf, type View, type Visit } from './view.ts';
import { WORDS } from './words.ts';

export const PRODUCTS = '/products';
export const PRODUCT = ITEMS.product.page;

/** Path of a product's page. */
export const productPath = ({ chanpin_id, name }: Pick<ProductCard, 'chanpin_id' | 'name'>): string =>
  `${PRODUCT}/${chanpin_id}/${slug(name)}`;

const tileOf = (visit: Visit, product: ProductCard): Tile => ({
  path: productPath(product),
  name: nameOf(visit, product),
  picture: pictureOf(product.name, product.cover, product.scope),
  eyebrow: nameIn(visit.lang, product.org_name ?? '', product.org_name_en),
  text: nameIn(visit.lang, product.summary, product.summary_en),
  tags: namesOf(visit, product.scope).slice(0, 2),
  foot: [shownDay(product.add_time)],
});

/** A product as an entry of a list. */
export const productItem = (visit: Visit, product: ProductCard, level: 'h2' | 'h3' = 'h2'): string =>
  tile(visit, tileOf(visit, product), level);

/** Address and names of the list of products. */
export const productsOf = listAt(PRODUCTS, (lang) => ({
  title: WORDS[lang].products.list,
  lead: WORDS[lang].products.lead,
}));

/**
 * The first view of the list of products.
 * @param params of the call that the page's script makes for this address
 */
export const productsPage = (visit: Visit, cards: Page<ProductCard>, params: Record<string, string>): View =>
  tileList(visit, {
    list: productsOf(visit),
    cards,
    tileOf: (product) => tileOf(visit, product),
    call: { path: '/v1/product/list', params },
  });

/** The first view of a product. */
export function productPage(visit: Visit, product: ProductDetail): View {
  const { org, cover } = product;
  const name = nameOf(visit, product);
  const fields = namesOf(visit, product.scope).join(WORDS[visit.lang].catalog.separator);
  const text = plainText(`${product.profile ?? ''} ${product.detail_desc ?? ''}`).trim();
  const profile = nameIn(visit.lang, text, product.summary_en);
  const orgName = org ? nameIn(visit.lang, org.name, org.name_en) : product.org_name;
  const unit = org
    ? `<a href="${linkTo(visit, organizationPath(org))}">${escapeHtml(orgName ?? '')}</a>`
    : escapeHtml(orgName ?? '');
  return itemView(visit, {
    list: productsOf(visit),
    name,
    path: productPath(product),
    about: [orgName, fields, profile],
    image: cover,
    picture: pictureOf(product.name, cover, product.scope),
    type: 'article',
    unlisted: !product.listed,
    linked: {
      '@type': 'Product',
      ...(orgName && { brand: { '@type': 'Organization', name: orgName } }),
      ...(fields && { category: fields }),
      ...(product.name_en && { alternateName: visit.lang === 'en' ? product.name : product.name_en }),
    },
    lead: [unit, escapeHtml(fields)].filter(Boolean).join(' · '),
    body: section('', profile && `<p>${escapeHtml(profile)}</p>`),
    call: { path: '/v1/product/detail', params: { id: product.chanpin_id }, result: product },
  });
}
