import { useQuery } from '@tanstack/react-query';
import { HOUR_MS } from '../../../db/contract/time';
import { readRows } from '../../kit/api';
import { readPages } from '../../kit/api/readPages';

const PAGE = 100;

/**
 * All units (1) or persons (2) that recommend, by their category (back-office§7).
 * @param enabled whether they are needed
 */
export const useRecommenderRows = (identify: 1 | 2, enabled = true) =>
  useQuery({
    queryKey: ['programme', 'recommenders', identify],
    queryFn: ({ signal }) =>
      readPages((pageIndex) =>
        readRows(
          {
            table: 'project_recommend',
            columns: ['org_name', 'id', 'org_category'],
            where: { identify },
            order: [
              ['org_category', 'asc'],
              ['org_name', 'asc'],
            ],
            pageIndex,
            pageSize: PAGE,
          },
          { signal, silent: true },
        ),
      ),
    staleTime: HOUR_MS,
    enabled,
  });
