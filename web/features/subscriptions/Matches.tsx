import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useSearchParams } from 'react-router-dom';
import { itemPage } from '../../../db/contract/items';
import words from '../../i18n/subscriptions';
import { useApiQuery } from '../../kit/api';
import { pickName, useLang, useNamed, useText } from '../../kit/i18n';
import { InfoCard } from '../../kit/layout/InfoCard';
import { Pager } from '../../kit/layout/Pager';
import { QueryState } from '../../kit/layout/QueryState';
import { EmptyState } from '../../kit/layout/States';
import type { Wish } from './wish';

const PAGE_SIZE = 12;

/** Public items that fit, newest first. */
export function Matches({ title, itemType, wish }: { title: string; itemType: number; wish: Wish }) {
  const text = useText(words);
  const { lang } = useLang();
  const named = useNamed();
  const [search] = useSearchParams();
  const query = useApiQuery(
    ['subscription', 'search'],
    '/v1/subscription/search',
    {
      ...{ item_type: itemType, scopes: wish.scopes.join(','), keyword: wish.keyword, region: wish.region },
      ...{ pageIndex: Number(search.get('page')) || 1, pageSize: PAGE_SIZE },
    },
    { keepPrevious: true },
  );
  const { data } = query;
  return (
    <Box component="section" sx={{ mt: 4 }}>
      <Typography variant="h2" sx={{ mb: 2 }}>
        {title}
        {data ? ` (${data.total})` : ''}
      </Typography>
      {data ? null : <QueryState query={query} kind="cards" count={3} />}
      {data?.records.length === 0 ? <EmptyState title={text.none} hint={text.noneHint} /> : null}
      {data && data.records.length > 0 ? (
        <>
          <Box
            sx={{
              display: 'grid',
              gap: 2,
              gridTemplateColumns: {
                xs: 'minmax(0, 1fr)',
                sm: 'repeat(2, minmax(0, 1fr))',
                lg: 'repeat(3, minmax(0, 1fr))',
              },
            }}
          >
            {data.records.map((row) => {
              const id = 'chengguo_id' in row ? row.chengguo_id : row.xuqiu_id;
              return (
                <InfoCard
                  key={id}
                  to={itemPage(itemType, id, row.name)}
                  {...named(row)}
                  eyebrow={pickName(lang, row.org_name, row.org_name_en)}
                  text={pickName(lang, row.summary, row.summary_en)}
                />
              );
            })}
          </Box>
          {data.pages > 1 ? <Pager current={data.current} pages={data.pages} total={data.total} param="page" /> : null}
        </>
      ) : null}
    </Box>
  );
}
