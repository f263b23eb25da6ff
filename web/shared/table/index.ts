export { TablePage, type TablePageProps } from './TablePage';
export type { TableColumn, TableSelection } from './types';
export { useTableFilter } from './useTableFilter';
