export { ApiError, api, type CallOptions, onSessionLost, plain, refusalOf } from './client';
export type { Answer, Body, ListPath, PathOf, Query, RowOf } from './endpoints';
export { startLoading, useIsLoading } from './loading';
export { pageData } from './pageData';
export { apiPath, cleanParams, type Params } from './params';
export { type ApiQuery, type Keys, queryClient, reread, useApiQuery } from './queries';
export {
  addFields,
  addRow,
  delRows,
  type Paged,
  putFields,
  putOrder,
  putRows,
  readFields,
  readRows,
  removeRows,
  useRows,
} from './rows';
