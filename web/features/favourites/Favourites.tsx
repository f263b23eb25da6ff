import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type ChangeEvent, useId } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { FAVOURITE_TYPES } from '../../../db/contract/talk';
import words from '../../i18n/talk';
import { api, useApiQuery } from '../../kit/api';
import { useApiMutation } from '../../kit/api/mutations';
import { useText } from '../../kit/i18n';
import { LoadingState } from '../../kit/layout/LoadingState';
import { Page } from '../../kit/layout/Page';
import { Pager } from '../../kit/layout/Pager';
import { EmptyState, ErrorState } from '../../kit/layout/States';
import { toast } from '../../kit/toast';
import { FavouriteRow } from './FavouriteRow';

const PAGE_SIZE = 10;

/** What the member keeps. */
export default function Favourites() {
  const text = useText(words).favourites;
  const [search, setSearch] = useSearchParams();
  const kind = search.get('kind') ?? '';
  const query = useApiQuery(
    ['favourites', 'list'],
    '/v1/user/favourite/list',
    { pageIndex: Number(search.get('page')) || 1, pageSize: PAGE_SIZE, item_type: kind },
    { keepPrevious: true, staleMs: 0 },
  );
  const remove = useApiMutation((id: string) => api.del('/v1/user/favourite', { id }), {
    invalidates: [['favourites']],
    onSuccess: () => toast.success(text.removed),
  });
  const { data } = query;
  return (
    <Page title={text.title} lead={text.lead}>
      <KindFilter kind={kind} onChange={(next) => setSearch(next ? { kind: next } : {})} />
      {!data && query.isPending ? <LoadingState kind="lines" count={6} /> : null}
      {!data && query.isError ? <ErrorState onRetry={() => void query.refetch()} /> : null}
      {data?.records.length === 0 ? (
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
          <Box component="ul" aria-label={text.title} sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.5 }}>
            {data.records.map((row) => (
              <FavouriteRow
                key={row.item_id}
                row={row}
                busy={remove.variables === row.item_id}
                onRemove={() => remove.mutate(row.item_id)}
              />
            ))}
          </Box>
          {data.pages > 1 ? <Pager current={data.current} pages={data.pages} total={data.total} param="page" /> : null}
        </>
      ) : null}
    </Page>
  );
}

function KindFilter({ kind, onChange }: { kind: string; onChange: (kind: string) => void }) {
  const text = useText(words).favourites;
  const id = useId();
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5, mb: 2.5 }}>
      <label htmlFor={id}>{text.kind}</label>
      <Box
        component="select"
        id={id}
        value={kind}
        onChange={(event: ChangeEvent<HTMLSelectElement>) => onChange(event.target.value)}
        sx={{
          px: 1.5,
          py: 1,
          minHeight: 44,
          font: 'inherit',
          color: 'text.primary',
          bgcolor: 'background.paper',
          border: 1,
          borderColor: 'text.disabled',
          borderRadius: 2,
        }}
      >
        <option value="">{text.all}</option>
        {FAVOURITE_TYPES.map((type) => (
          <option key={type} value={type}>
            {text.kinds[type]}
          </option>
        ))}
      </Box>
    </Box>
  );
}
