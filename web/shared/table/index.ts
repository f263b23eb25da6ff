export { TablePage, type TablePageProps, type TableSelection } from './TablePage';
export { useTableFilter } from './useTableFilter';
