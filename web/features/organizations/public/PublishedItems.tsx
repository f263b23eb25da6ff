import Box from '@mui/material/Box';
import { useSearchParams } from 'react-router-dom';
import { DemandTile, ResultTile } from '../../../domain/catalog/tiles';
import { useApiQuery } from '../../../kit/api';
import { Pager } from '../../../kit/layout/Pager';
import { QueryState } from '../../../kit/layout/QueryState';
import { Section } from '../../../kit/layout/Section';
import { Tiles } from '../../../kit/layout/Tiles';

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
    <Section title={title} id={param}>
      {data ? null : <QueryState query={query} kind="cards" count={2} />}
      {data?.records.length === 0 ? <Box sx={{ color: 'text.secondary' }}>{none}</Box> : null}
      {data && data.records.length > 0 ? (
        <>
          <Tiles
            label={title}
            rows={data.records}
            idOf={(card) => ('chengguo_id' in card ? card.chengguo_id : card.xuqiu_id)}
            tile={(card) => ('chengguo_id' in card ? <ResultTile card={card} /> : <DemandTile card={card} />)}
            min={280}
            gap={2}
            busy={query.isPlaceholderData}
          />
          {data.pages > 1 ? <Pager current={data.current} pages={data.pages} total={data.total} param={param} /> : null}
        </>
      ) : null}
    </Section>
  );
}
