import { useQuery } from '@tanstack/react-query';
import { readRows } from '../../kit/api';
import { readPages } from '../../kit/api/readPages';
import { REGION_COLUMNS } from '.';

const PAGE = 100;

/**
 * All regions by their codes, however many pages of the list they take: one for the first hundred.
 * @param enabled whether they are needed
 */
export const useAllRegions = (enabled = true) =>
  useQuery({
    queryKey: ['regions'],
    queryFn: ({ signal }) =>
      readPages((pageIndex) =>
        readRows({ table: 'region', columns: REGION_COLUMNS, order: [['id']], pageIndex, pageSize: PAGE }, { signal }),
      ),
    enabled,
  });
