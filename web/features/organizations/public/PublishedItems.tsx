import Box from '@mui/material/Box';
import { useSearchParams } from 'react-router-dom';
import { DemandTile, ResultTile } from '../../../domain/catalog/tiles';
import { useApiQuery } from '../../../kit/api';
import { LoadingState } from '../../../kit/layout/LoadingState';
import { Pager } from '../../../kit/layout/Pager';
import { Section } from '../../../kit/layout/Section';
import { ErrorState } from '../../../kit/layout/States';

interface PublishedItemsProps {
  id: string;
  kind: 'result' | 'demand';
  title: string;
  none: string;
}

const PAGE_SIZE = 6;

/** What the organisation has published, page by page; results and demands turn their pages apart. */
export function PublishedItems({ id, kind, title, none }: PublishedItemsProps) {
  const [search] = useSearchParams();
  const param = `${kind}s`;
  const query = useApiQuery(
    ['organizations', 'items', kind],
    '/v1/organization/items',
    { id, kind, pageIndex: Number(search.get(param)) || 1, pageSize: PAGE_SIZE },
    { keepPrevious: true },
  );
  const { data } = query;
  return (
    <Section title={title}>
      {!data && query.isPending ? <LoadingState kind="cards" count={2} /> : null}
      {!data && query.isError ? <ErrorState onRetry={() => void query.refetch()} /> : null}
      {data?.records.length === 0 ? <Box sx={{ color: 'text.secondary' }}>{none}</Box> : null}
      {data && data.records.length > 0 ? (
        <>
          <Box
            component="ul"
            aria-label={title}
            sx={{
              listStyle: 'none',
              m: 0,
              p: 0,
              display: 'grid',
              gap: 2,
              gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 280px), 1fr))',
              opacity: query.isPlaceholderData ? 0.6 : 1,
            }}
          >
            {data.records.map((card) =>
              'chengguo_id' in card ? (
                <li key={card.chengguo_id}>
                  <ResultTile card={card} />
                </li>
              ) : (
                <li key={card.xuqiu_id}>
                  <DemandTile card={card} />
                </li>
              ),
            )}
          </Box>
          {data.pages > 1 ? <Pager current={data.current} pages={data.pages} total={data.total} param={param} /> : null}
        </>
      ) : null}
    </Section>
  );
}
