import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import type { ApiQuery, Paged } from '../../../shared/api';
import { LoadingState } from '../../../shared/layout/LoadingState';
import { Pager } from '../../../shared/layout/Pager';
import { ErrorState } from '../../../shared/layout/States';
import type { WorkRow } from './types';

interface WorkListProps {
  query: ApiQuery<Paged<WorkRow>>;
  label: string;
  empty: ReactNode;
  card: (row: WorkRow) => ReactNode;
}

export function WorkList({ query, label, empty, card }: WorkListProps) {
  const { data } = query;
  if (!data) {
    return query.isError ? (
      <ErrorState onRetry={() => void query.refetch()} />
    ) : (
      <LoadingState kind="lines" count={4} />
    );
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
          <li key={row.chengguo_id}>{card(row)}</li>
        ))}
      </Box>
      {data.pages > 1 ? <Pager current={data.current} pages={data.pages} total={data.total} /> : null}
    </>
  );
}
