import { useLocation } from 'react-router-dom';
import { useRows } from '../api';

const MOST = 30;

export const SAVED_FILTERS = ['savedFilters'];

/** The filters of the list at this address that its reader gave names to. */
export function useSavedFilters(enabled = true) {
  const { pathname } = useLocation();
  return useRows(
    [...SAVED_FILTERS, pathname],
    {
      table: 'saved_filter',
      columns: ['id', 'name', 'search'],
      where: { page: pathname },
      order: [
        ['add_time', 'asc'],
        ['id', 'asc'],
      ],
      pageSize: MOST,
    },
    { silent: true, enabled },
  );
}
