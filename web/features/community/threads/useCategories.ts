import { asked } from '../../../../db/contract/tables';
import { useRows } from '../../../kit/api';
import { THREADS } from './calls';

/** The categories in their order, with the threads that everybody reads in each. */
export const useCategories = () =>
  useRows(
    [THREADS, 'categories'],
    asked({
      table: 'thread_category',
      columns: ['id', 'name', 'name_en', 'threads'],
      order: [
        ['sort', 'asc'],
        ['id', 'asc'],
      ],
      pageSize: 100,
    }),
  ).data?.records ?? [];
