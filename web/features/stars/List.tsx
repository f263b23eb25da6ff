import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useSearchParams } from 'react-router-dom';
import { usePlaceName } from '../../domain/catalog/places';
import { useSession } from '../../domain/session';
import words from '../../i18n/stars';
import { type Paged, useApiQuery } from '../../kit/api';
import { openDialog } from '../../kit/dialogs';
import { useText } from '../../kit/i18n';
import { formatDay } from '../../kit/layout/format';
import { InfoCard } from '../../kit/layout/InfoCard';
import { LoadingState } from '../../kit/layout/LoadingState';
import { Page } from '../../kit/layout/Page';
import { Pager } from '../../kit/layout/Pager';
import { TagChip } from '../../kit/layout/StateChip';
import { EmptyState, ErrorState } from '../../kit/layout/States';
import { StarActions } from './StarActions';
import './dialogs';
import type { Star } from './stars';

const PAGE_SIZE = 12;

function StarCard({ star, place, edits }: { star: Star; place: string; edits: boolean }) {
  const text = useText(words);
  const states = [
    star.is_open ? text.open : text.closed,
    star.build_count > 0 ? text.built(star.build_count, formatDay(star.build_time)) : text.unbuilt,
  ];
  return (
    <InfoCard
      title={star.name}
      to={`/stars/${star.id}`}
      image={star.cover}
      media
      heading="h2"
      eyebrow={place}
      chips={edits ? states.map((state) => <TagChip key={state} label={state} />) : undefined}
      footer={edits ? <StarActions star={star} /> : undefined}
    />
  );
}

/** The star sites: the open ones for everybody, all of them for content editors (core§7). */
export default function StarList() {
  const text = useText(words);
  const { has, ready } = useSession();
  const edits = has('content-admin');
  const [search] = useSearchParams();
  const query = useApiQuery<Paged<Star>>(
    ['stars', 'list'],
    '/ns/star/list',
    { pageIndex: Number(search.get('page')) || 1, pageSize: PAGE_SIZE },
    { enabled: ready, keepPrevious: true },
  );
  const { data } = query;
  const placeName = usePlaceName(data?.records.map(({ area_code }) => area_code) ?? []);
  return (
    <Page
      title={text.title}
      lead={text.lead}
      breadcrumbs={[{ label: text.title }]}
      actions={
        edits ? (
          <Button variant="contained" onClick={() => void openDialog('starForm', { star: null })}>
            {text.actions.add}
          </Button>
        ) : null
      }
    >
      {!data && query.isError ? <ErrorState onRetry={() => void query.refetch()} /> : null}
      {!data && !query.isError ? <LoadingState kind="cards" count={6} /> : null}
      {data?.records.length === 0 ? (
        <EmptyState title={edits ? text.noneEditor : text.none} hint={edits ? undefined : text.noneHint} />
      ) : null}
      {data && data.records.length > 0 ? (
        <>
          <Box
            component="ul"
            aria-label={text.rows}
            sx={{
              listStyle: 'none',
              m: 0,
              p: 0,
              display: 'grid',
              gap: 2.5,
              gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 320px), 1fr))',
            }}
          >
            {data.records.map((star) => (
              <li key={star.id}>
                <StarCard star={star} place={placeName(star.area_code)} edits={edits} />
              </li>
            ))}
          </Box>
          {data.pages > 1 ? <Pager current={data.current} pages={data.pages} totalText="" /> : null}
        </>
      ) : null}
    </Page>
  );
}
