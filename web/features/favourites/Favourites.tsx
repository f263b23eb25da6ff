import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { FAVOURITE_TYPES } from '../../../db/contract/talk';
import { ListFrame } from '../../domain/catalog/ListFrame';
import { linkFilter } from '../../domain/catalog/listFilters';
import { useTileState } from '../../domain/catalog/TilePage';
import catalog from '../../i18n/catalog';
import words from '../../i18n/talk';
import { api, useApiQuery } from '../../kit/api';
import { useApiMutation } from '../../kit/api/mutations';
import { useText } from '../../kit/i18n';
import { Page } from '../../kit/layout/Page';
import { Pager } from '../../kit/layout/Pager';
import { QueryState } from '../../kit/layout/QueryState';
import { EmptyState } from '../../kit/layout/States';
import { FavouriteRow } from './FavouriteRow';

const PAGE_SIZE = 10;

/** What the member keeps. */
export default function Favourites() {
  const text = useText(words).favourites;
  const { total } = useText(catalog);
  const state = useTileState(['kind']);
  const { kind = '' } = state.chosen;
  const query = useApiQuery(
    ['favourites', 'list'],
    '/v1/user/favourite/list',
    { pageIndex: state.params.pageIndex, pageSize: PAGE_SIZE, item_type: kind },
    { staleMs: 0 },
  );
  const remove = useApiMutation((id: string) => api.del('/v1/user/favourite', { id }), {
    invalidates: [['favourites']],
    done: text.removed,
  });
  const { data } = query;
  const none = data?.total === 0 && !state.narrowed;
  const kinds = FAVOURITE_TYPES.map((type) => ({ id: String(type), label: text.kinds[type] ?? '' }));
  return (
    <Page title={text.title} lead={text.lead}>
      <ListFrame
        // Where nothing is kept there is nothing to narrow.
        filters={none ? [] : [linkFilter(state, 'kind', text.kind, kinds)]}
        search={state.search}
        total={data && !none ? total(String(data.total)) : ''}
      >
        {data ? null : <QueryState query={query} count={6} />}
        {data?.records.length === 0 && state.narrowed ? (
          <EmptyState
            title={text.noneOfKind}
            action={
              <Button onClick={state.clear} variant="outlined">
                {text.showAll}
              </Button>
            }
          />
        ) : null}
        {none ? (
          <EmptyState
            title={text.none}
            hint={text.noneHint}
            action={
              <Button component={Link} to="/results" variant="outlined">
                {text.browse}
              </Button>
            }
          />
        ) : null}
        {data && data.records.length > 0 ? (
          <>
            <Box
              component="ul"
              aria-label={text.title}
              aria-busy={query.isPlaceholderData}
              sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.5 }}
            >
              {data.records.map((row) => (
                <FavouriteRow
                  key={row.item_id}
                  row={row}
                  busy={remove.variables === row.item_id}
                  onRemove={() => remove.mutate(row.item_id)}
                />
              ))}
            </Box>
            {data.pages > 1 ? <Pager current={data.current} pages={data.pages} param="page" /> : null}
          </>
        ) : null}
      </ListFrame>
    </Page>
  );
}
