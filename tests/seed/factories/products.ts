import { FIELDS } from '../fields/index.ts';
import { at, chooser } from '../random.ts';
import { demoId, demoTime, nextNumber, type Row, type TableRows } from '../rows.ts';
import { scopeLinks } from './links.ts';
import { administratorOf, organizationFacts } from './organizations.ts';
import { accountId } from './users.ts';

/** How many demo products there are. */
const PRODUCT_COUNT = 13;

const SERIES = ['系列产品', '一体机', '成套设备', '解决方案'];

/** Id of the n-th demo product, from 0. */
const productId = (number: number): string => demoId('product', number, demoTime(number, PRODUCT_COUNT));

/**
 * A product row (`chanpin`); every column may be overridden.
 * @param overrides wire-named columns; @param number chooses texts and organisation, and makes the id unique
 */
export function makeProduct(overrides: Row = {}, number = nextNumber('product')): Row {
  const field = at(FIELDS, number);
  const choose = chooser(`product ${number}`);
  const organization = number * 2 + 1;
  const object = at(field.objects, number + 1);
  const added = demoTime(number, PRODUCT_COUNT);
  return {
    chanpin_id: productId(number),
    name: `${object}${at(SERIES, number)}`,
    cover: null,
    profile: `${object}，采用${choose.one(field.methods)}技术，${choose.some(field.effects, 2).join('、')}。`,
    detail_desc: `<p>${choose.one(field.background)}</p><p>产品采用${choose.some(field.methods, 2).join('与')}，实现${choose.some(field.effects, 3).join('、')}，适用于${choose.some(field.uses, 3).join('、')}。</p><p>提供安装调试、操作培训和一年质保服务。</p>`,
    unit: organizationFacts(organization).id,
    add_user: administratorOf(organization) ?? accountId(13),
    add_time: added,
    update_time: added,
    audit_status: 4,
    audit_opinion: null,
    is_delete: 0,
    ...overrides,
  };
}

/** Demo products with their scope links. */
export function demoProducts(): TableRows[] {
  const numbers = Array.from({ length: PRODUCT_COUNT }, (_, number) => number);
  const links = (number: number) =>
    scopeLinks('chanpin_id', productId(number), at(at(FIELDS, number).results, 1).scopes);
  return [
    { table: 'chanpin', rows: numbers.map((number) => makeProduct({}, number)) },
    { table: 'chanpin_scope', rows: numbers.flatMap(links) },
  ];
}
