export { TablePage } from './TablePage';
export type { TableColumn } from './types';
export { useTableFilter } from './useTableFilter';
