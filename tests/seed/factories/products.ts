import { FIELDS } from '../fields/index.ts';
import { PRODUCTS } from '../fields/products.ts';
import { at } from '../random.ts';
import { demoId, demoTime, nextNumber, type Row, type TableRows } from '../rows.ts';
import { scopeLinks } from './links.ts';
import { administratorOf, organizationFacts } from './organizations.ts';
import { accountId } from './users.ts';

const MATERIALS = 3;

/** Which organisation offers the product of each field. */
const MAKERS = [17, 4, 1, 0, 16, 5, 25, 6, 23, 10, 12, 11, 13];

/** The result that makes the n-th product, and who offers it; the last two are the first organisation's, which has one already. */
const sourceOf = (number: number) => {
  const waits = number - FIELDS.length;
  return waits < 0
    ? { organization: at(MAKERS, number), result: at(at(FIELDS, number).results, 1) }
    : { organization: 0, result: at(at(FIELDS, MATERIALS).results, waits * 3) };
};

/** Id of the n-th demo product, from 0. */
export const productId = (number: number): string => demoId('product', number, demoTime(number, PRODUCTS.length));

/**
 * A product row (`chanpin`); every column may be overridden.
 * @param overrides wire-named columns; @param number chooses texts and organisation, and makes the id unique
 */
export function makeProduct(overrides: Row = {}, number = nextNumber('product')): Row {
  const { organization, result } = sourceOf(number % PRODUCTS.length);
  const { how, gain, use } = result;
  const offered = at(PRODUCTS, number);
  const added = demoTime(number, PRODUCTS.length);
  return {
    chanpin_id: productId(number),
    ...offered,
    cover: null,
    profile: `${offered.name}面向${use}，${gain}。`,
    detail_desc: `<h3>技术特点</h3><p>${how}。</p><h3>主要指标</h3><p>${gain}。</p><h3>适用范围</h3><p>${use}。</p><h3>供货与服务</h3><p>可提供样品和技术资料，支持小批量试用，正式供货后提供一年技术支持。</p>`,
    unit: organizationFacts(organization).id,
    add_user: administratorOf(organization) ?? accountId(13),
    add_time: added,
    release_time: added,
    update_time: added,
    audit_status: 4,
    audit_opinion: null,
    is_delete: 0,
    ...overrides,
  };
}

/** Hours for which the one that waits has waited. */
const WAITING_HOURS = 52;

/** What a product that has not been approved has of its own: one waits, one was sent back. */
function stateOf(number: number, now: number): Row {
  if (number < FIELDS.length) return {};
  if (number > FIELDS.length)
    return { audit_status: 3, release_time: null, audit_opinion: '请补充第三方检测报告的编号，并说明供货规格。' };
  const added = now - WAITING_HOURS * 3600;
  return { audit_status: 1, release_time: null, add_time: added, update_time: added };
}

/**
 * Demo products with their scope links.
 * @param now unix seconds of the load
 */
export function demoProducts(now: number): TableRows[] {
  const numbers = PRODUCTS.map((_, number) => number);
  const links = (number: number) => scopeLinks('chanpin_id', productId(number), sourceOf(number).result.scopes);
  return [
    { table: 'chanpin', rows: numbers.map((number) => makeProduct(stateOf(number, now), number)) },
    { table: 'chanpin_scope', rows: numbers.flatMap(links) },
  ];
}
