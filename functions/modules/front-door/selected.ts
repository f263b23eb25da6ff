import type { frontDoorCalls } from '../../../db/contract/calls/front-door.ts';
import type { QueryOf } from '../../../db/contract/endpoint.ts';
import {
  MOST_SELECTED,
  type SelectedItem,
  type SelectedList,
  type SelectionNames,
} from '../../../db/contract/front-door-answers.ts';
import { AUDIT, ITEM, LIMITS } from '../../../db/contract/limits.ts';
import type { Database } from '../../platform/database.ts';
import { pagingOf } from '../../platform/paging.ts';
import { withinShown } from '../../platform/sql.ts';
import { productCards, selectProductCards } from '../items/products/products.ts';
import { kindOf, selectCard } from './cards.ts';

interface Row extends Pick<SelectedItem, 'id' | 'item_type' | 'note' | 'note_en'> {
  item_id: string;
  /** Null for products, which are read beside it, and for what is not public. */
  card: string | null;
}

const CHOSEN = `SELECT * FROM front_door_item WHERE ${withinShown()} ORDER BY sort, add_time LIMIT ${MOST_SELECTED}`;

/**
 * Everything that is selected and public now, in the editors' order: at most `MOST_SELECTED` items.
 * @param area code of the place that results and demands are limited to for who asks; undefined for none
 */
export async function allSelected(db: Database, area: string | undefined): Promise<SelectedItem[]> {
  const card = selectCard(area);
  const [rows = [], found = []] = await db.batch<unknown>([
    {
      sql: `SELECT e.id, e.item_type, e.item_id, e.note, e.note_en, ${card.sql} AS card FROM (${CHOSEN}) e`,
      params: card.params,
    },
    selectProductCards(`SELECT item_id FROM (${CHOSEN}) WHERE item_type = ${ITEM.product}`),
  ]);
  const products = new Map(productCards(found).map((card) => [card.chanpin_id, card]));
  return (rows as Row[]).flatMap(({ card, item_id, ...row }): SelectedItem[] => {
    if (card !== null) return [{ ...row, ...kindOf(row.item_type, card), product: null }];
    const product = row.item_type === ITEM.product ? products.get(item_id) : undefined;
    return product ? [{ ...row, result: null, demand: null, product }] : [];
  });
}

/** Names of what is selected and public, shown or retired: the first hundred, as editors keep them. */
export const selectionNames = (db: Database): Promise<SelectionNames> =>
  db.all(
    `SELECT e.id, coalesce(r.name, d.name, c.name) AS name, coalesce(coalesce(r.card, d.card) ->> '$.name_en', c.name_en) AS name_en
     FROM (SELECT * FROM front_door_item ORDER BY sort, add_time, id LIMIT ${LIMITS.maxPageSize}) e
     LEFT JOIN result_publication r ON e.item_type = ${ITEM.result} AND r.item_id = e.item_id
     LEFT JOIN demand_publication d ON e.item_type = ${ITEM.demand} AND d.item_id = e.item_id
     LEFT JOIN chanpin c ON e.item_type = ${ITEM.product} AND c.chanpin_id = e.item_id AND c.audit_status = ${AUDIT.approved} AND c.is_delete = 0
     WHERE coalesce(r.item_id, d.item_id, c.chanpin_id) IS NOT NULL`,
    [],
  );

const scopesOf = ({ result, demand, product }: SelectedItem) => (result ?? demand ?? product)?.scope ?? [];

/** How many of the items belong to each field, the most frequent first. */
function fieldsOf(items: readonly SelectedItem[]): SelectedList['fields'] {
  const fields = new Map<string, SelectedList['fields'][number]>();
  for (const item of items) {
    for (const scope of scopesOf(item)) {
      fields.set(scope.id, { ...scope, n: (fields.get(scope.id)?.n ?? 0) + 1 });
    }
  }
  return [...fields.values()].sort((a, b) => b.n - a.n || a.id.localeCompare(b.id));
}

/**
 * A page of what editors selected.
 * @param query paging, item_type of one kind alone, scope of one field alone
 * @param area code of the place that results and demands are limited to for who asks; undefined for none
 * @returns beside the page how many there are of each kind in the field, and of each field in the kind
 */
export async function selectedList(
  db: Database,
  query: QueryOf<typeof frontDoorCalls.selected>,
  area: string | undefined,
): Promise<SelectedList> {
  const { current, size, offset } = pagingOf(query);
  const all = await allSelected(db, area);
  const kind = Number(query.item_type) || null;
  const scope = query.scope?.trim() ?? '';
  const ofKind = all.filter((item) => kind === null || item.item_type === kind);
  const inField = (items: SelectedItem[]) =>
    scope ? items.filter((item) => scopesOf(item).some(({ id }) => id === scope)) : items;
  const found = inField(ofKind);
  const kinds = [...new Set(all.map(({ item_type }) => item_type))].sort();
  return {
    records: found.slice(offset, offset + size),
    current,
    pages: Math.ceil(found.length / size),
    total: found.length,
    kinds: kinds.map((item_type) => ({
      item_type,
      n: inField(all.filter((item) => item.item_type === item_type)).length,
    })),
    fields: fieldsOf(ofKind),
  };
}
