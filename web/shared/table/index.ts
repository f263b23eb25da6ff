export { TablePage, type TablePageProps } from './TablePage';
export { useTableFilter } from './useTableFilter';
