import { slug } from '../layout/format';
import type { CatalogKind } from './types';

/** Pages and calls of each kind. */
export const CATALOGS = {
  results: { list: '/results', detail: '/resultDetail', api: '/v1/chengguo' },
  demands: { list: '/demands', detail: '/demandDetail', api: '/v1/xuqiu' },
} as const satisfies Record<CatalogKind, { list: string; detail: string; api: string }>;

export const detailAddress = (kind: CatalogKind, id: string, name: string): string =>
  `${CATALOGS[kind].detail}/${id}/${slug(name)}`;

/** A list narrowed by the given filters; blank values are left out. */
export function listAddress(kind: CatalogKind, params: Record<string, string> = {}): string {
  const query = new URLSearchParams(Object.entries(params).filter(([, value]) => value !== '')).toString();
  return query ? `${CATALOGS[kind].list}?${query}` : CATALOGS[kind].list;
}

export const productAddress = (id: string, name: string): string => `/productDetail/${id}/${slug(name)}`;
