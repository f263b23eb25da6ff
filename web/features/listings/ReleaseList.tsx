import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import type { ReleaseRow } from '../../../db/contract/listings';
import type { ApiQuery, Paged } from '../../kit/api';
import { Pager } from '../../kit/layout/Pager';
import { QueryState } from '../../kit/layout/QueryState';

interface ReleaseListProps {
  query: ApiQuery<Paged<ReleaseRow>>;
  label: string;
  empty: ReactNode;
  card: (row: ReleaseRow) => ReactNode;
}

/** The page of items, or what stands in its place while there is none. */
export function ReleaseList({ query, label, empty, card }: ReleaseListProps) {
  const { data } = query;
  if (!data) {
    return <QueryState query={query} kind="lines" count={4} />;
  }
  if (data.records.length === 0) return empty;
  return (
    <>
      <Box
        component="ul"
        aria-label={label}
        aria-busy={query.isPlaceholderData}
        sx={{
          listStyle: 'none',
          m: 0,
          p: 0,
          display: 'grid',
          gap: 2,
          opacity: query.isPlaceholderData ? 0.6 : 1,
        }}
      >
        {data.records.map((row) => (
          <li key={row.id}>{card(row)}</li>
        ))}
      </Box>
      {data.pages > 1 ? <Pager current={data.current} pages={data.pages} total={data.total} /> : null}
    </>
  );
}
