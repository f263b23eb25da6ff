export { ApiError, api, type CallOptions, onSessionLost, refusalOf } from './client';
export type { Answer, Body, ListPath, PathOf, Query, RowOf } from './endpoints';
export { startLoading, useIsLoading } from './loading';
export { pageData } from './pageData';
export { apiPath, cleanParams, type Params } from './params';
export { type ApiQuery, queryClient, useApiQuery } from './queries';

/** A page of rows as every list call answers it. */
export interface Paged<T> {
  records: T[];
  current: number;
  pages: number;
  total: number;
}
