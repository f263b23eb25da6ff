import { ITEMS, PUBLISHED, type PublishedKind } from '../../../../db/contract/items.ts';
import type { Statement } from '../../../platform/database.ts';
import { CONTACTS } from '../../../tables/items/kept-form.ts';
import { withdrawMany } from '../../../tables/items/publication.ts';

/** Columns of an item that are about the person who published it. */
const PERSON: Readonly<Record<PublishedKind, readonly string[]>> = { result: ['director', 'id_number'], demand: [] };

/** Experts and projects that a person entered stay; contacts in them that are the person's own go. */
const OTHERS = {
  zhuanjia: ['contacts_tel', 'contacts_email'],
  xiangmu: ['contacts', 'contacts_tel', 'contacts_email'],
} as const;

const emptied = (columns: readonly string[]): string => columns.map((column) => `${column} = NULL`).join(', ');

/** An item without an organisation is the person's own: nobody could answer for it afterwards. */
const WITHOUT_ORGANIZATION = `add_user = ? AND coalesce(unit, '') = ''`;

/** A product may name an organisation that has no row. */
const OWN_PRODUCTS = `${WITHOUT_ORGANIZATION} AND coalesce(org_name, '') = ''`;

/** Contacts of one's own: the phone or the address is that of the account. */
const OWN_CONTACTS = `add_user = ? AND (contacts_tel IN (SELECT value FROM json_each(?))
  OR lower(contacts_email) IN (SELECT value FROM json_each(?)))`;

/**
 * What the deletion of an account does to its publications: those of organisations stay, without the contacts
 * that are the person's own; those without an organisation are taken back.
 * @param contacts phone and account of the person: contacts that name neither are the organisation's
 */
export function publicationStatements(userId: string, contacts: (string | null)[]): Statement[] {
  const mine = JSON.stringify(contacts.filter((contact) => contact));
  const named = [userId, mine, mine];
  const items = Object.values(PUBLISHED).flatMap(({ kind, noun, key, publication }) => [
    ...withdrawMany(kind, { sql: `SELECT ${key} FROM ${noun} WHERE ${WITHOUT_ORGANIZATION}`, params: [userId] }),
    {
      sql: `DELETE FROM approved_version WHERE item_id IN (SELECT ${key} FROM ${noun} WHERE ${WITHOUT_ORGANIZATION})`,
      params: [userId],
    },
    {
      sql: `UPDATE approved_version SET form = json_set(form, ${CONTACTS.map((column) => `'$.${kind}.${column}', NULL`).join(', ')})
            WHERE item_id IN (SELECT ${key} FROM ${noun} WHERE ${OWN_CONTACTS})`,
      params: named,
    },
    {
      sql: `UPDATE ${noun} SET ${emptied([...PERSON[kind], ...CONTACTS])}, is_delete = 1, version = version + 1
            WHERE ${WITHOUT_ORGANIZATION}`,
      params: [userId],
    },
    {
      sql: `UPDATE ${publication} SET detail = json_set(detail, '$.publisher', NULL)
            WHERE item_id IN (SELECT ${key} FROM ${noun} WHERE ${OWN_CONTACTS})`,
      params: named,
    },
    { sql: `UPDATE ${noun} SET ${emptied(CONTACTS)}, version = version + 1 WHERE ${OWN_CONTACTS}`, params: named },
  ]);
  const returned = [...Object.values(PUBLISHED), ITEMS.product, ITEMS.project, ITEMS.expert].map(({ noun, key }) => ({
    sql: `DELETE FROM returned_version WHERE item_id IN (SELECT ${key} FROM ${noun} WHERE add_user = ?)`,
    params: [userId],
  }));
  const approvedExperts = [
    {
      sql: `UPDATE approved_version SET form = json_set(form, ${OTHERS.zhuanjia.map((column) => `'$.expert.${column}', NULL`).join(', ')})
            WHERE item_id IN (SELECT expert_id FROM zhuanjia WHERE ${OWN_CONTACTS})`,
      params: named,
    },
    // Whoever is the expert takes the entry along.
    {
      sql: `UPDATE zhuanjia SET ${emptied(OTHERS.zhuanjia)}, avatar = NULL, profile = NULL, is_delete = 1 WHERE add_user = ? AND is_self = 1`,
      params: [userId],
    },
    {
      sql: `DELETE FROM approved_version WHERE item_id IN (SELECT expert_id FROM zhuanjia WHERE add_user = ? AND is_self = 1)`,
      params: [userId],
    },
  ];
  const approvedProjects = {
    sql: `UPDATE approved_version SET form = json_set(form, ${OTHERS.xiangmu.map((column) => `'$.project.${column}', NULL`).join(', ')})
          WHERE item_id IN (SELECT xiangmu_id FROM xiangmu WHERE ${OWN_CONTACTS})`,
    params: named,
  };
  const products = [
    `DELETE FROM approved_version WHERE item_id IN (SELECT chanpin_id FROM chanpin WHERE ${OWN_PRODUCTS})`,
    `UPDATE chanpin SET is_delete = 1 WHERE ${OWN_PRODUCTS} AND is_delete = 0`,
  ].map((sql) => ({ sql, params: [userId] }));
  const others = Object.entries(OTHERS).map(([table, columns]) => ({
    sql: `UPDATE ${table} SET ${emptied(columns)} WHERE ${OWN_CONTACTS}`,
    params: named,
  }));
  return [
    ...items,
    ...products,
    ...returned,
    approvedProjects,
    ...approvedExperts,
    ...others,
    { sql: 'UPDATE chengguo SET id_number = NULL WHERE add_user = ?', params: [userId] },
  ];
}
