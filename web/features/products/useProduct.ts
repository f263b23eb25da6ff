import { type ApiQuery, type Paged, useApiQuery } from '../../shared/api';
import type { ScopeName } from '../../shared/catalog/types';

/** A product as the table call answers it (core§3), with its organisation and the ids of its fields. */
export interface Product {
  chanpin_id: string;
  name: string;
  cover: string | null;
  profile: string | null;
  detail_desc: string | null;
  unit: string | null;
  add_time: number;
  org: { name: string; verified_time: number | null } | null;
  scopes: { second_scope_id: string }[];
}

/** One product that the caller may read; an empty page stands for none. */
export const useProduct = (id: string): ApiQuery<Paged<Product>> =>
  useApiQuery<Paged<Product>>(['products', 'detail'], '/egg/base/list', {
    table: 'chanpin',
    columns: ['chanpin_id', 'name', 'cover', 'profile', 'detail_desc', 'unit', 'add_time'],
    where: { chanpin_id: id },
    leftJoin: [
      {
        table: 'organization',
        on: { unit: 'organization_id' },
        columns: ['name', 'verified_time'],
        as: 'org',
      },
    ],
    process: [{ as: 'scopes', table: 'chanpin_scope', on: { chanpin_id: 'chanpin_id' }, columns: ['second_scope_id'] }],
    pageSize: 1,
  });

/** What the product's organisation says of itself; a join would bring its first words only. */
export function useProductOrganization({ unit }: Product): string | null {
  const query = useApiQuery<Paged<{ profile: string | null }>>(
    ['products', 'organization'],
    '/egg/base/list',
    { table: 'organization', columns: ['profile'], where: { organization_id: unit }, pageSize: 1 },
    { enabled: Boolean(unit), silent: true },
  );
  return query.data?.records[0]?.profile ?? null;
}

/** The names of a product's fields. */
export function useProductScopes(product: Product): ScopeName[] {
  const ids = product.scopes.map((scope) => scope.second_scope_id);
  const query = useApiQuery<Paged<ScopeName>>(
    ['products', 'scopes'],
    '/egg/base/list',
    { table: 'scope', columns: ['id', 'name', 'name_en'], where: { id: { in: ids } }, pageSize: 100 },
    { enabled: ids.length > 0, silent: true },
  );
  return query.data?.records ?? [];
}
