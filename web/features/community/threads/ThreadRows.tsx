import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import type { ThreadCard } from '../../../../db/contract/threads';
import { threadWords } from '../../../../db/contract/words/threads';
import type { ApiQuery, Paged } from '../../../kit/api';
import { useText } from '../../../kit/i18n';
import { Pager } from '../../../kit/layout/Pager';
import { QueryState } from '../../../kit/layout/QueryState';
import { ThreadRow } from './ThreadRow';

/** A page of threads; `none` stands where there are none. */
export function ThreadRows({ query, none }: { query: ApiQuery<Paged<ThreadCard>>; none: ReactNode }) {
  const text = useText(threadWords);
  const { data } = query;
  if (!data) {
    return <QueryState query={query} kind="lines" count={8} />;
  }
  if (data.records.length === 0) return none;
  return (
    <>
      <Box
        component="ul"
        aria-label={text.list}
        aria-busy={query.isPlaceholderData}
        sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.5, opacity: query.isPlaceholderData ? 0.6 : 1 }}
      >
        {data.records.map((it) => (
          <li key={it.id}>
            <ThreadRow it={it} />
          </li>
        ))}
      </Box>
      {data.pages > 1 ? <Pager current={data.current} pages={data.pages} totalText="" /> : null}
    </>
  );
}
