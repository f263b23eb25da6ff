import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import GlobalStyles from '@mui/material/GlobalStyles';
import { Link, useParams, useSearchParams } from 'react-router-dom';
import { PUBLISHED_PAGES, type PublishedPages } from '../../../db/contract/items';
import catalog from '../../i18n/catalog';
import kit from '../../i18n/kit';
import { useText } from '../../kit/i18n';
import { LoadingState } from '../../kit/layout/LoadingState';
import { Page } from '../../kit/layout/Page';
import { ErrorState } from '../../kit/layout/States';
import { DetailActions } from './DetailActions';
import { DetailContent } from './DetailContent';
import { Lead } from './detailBlocks';
import type { DetailBase } from './types';
import { useDetail } from './useDetail';
import type { DetailView } from './view';

const NOT_FOUND = 404;

const onPaper = {
  '@media print': {
    'header, footer, nav, .no-print, .MuiSnackbar-root': { display: 'none !important' },
    'body, main': { background: '#fff !important' },
    aside: { position: 'static !important' },
  },
} as const;

/** The public page of one item: what it is, who offers it, how to reach them. */
export function DetailPage<C, D extends DetailBase<C>>({ view }: { view: DetailView<C, D> }) {
  const { kind, listTitle } = view;
  const { id = '' } = useParams();
  const preview = useSearchParams()[0].get('preview');
  const words = useText(kit);
  const query = useDetail<D>(kind, id, preview);
  const item = query.data;
  if (item) {
    return (
      <Page
        title={item.name}
        breadcrumbs={[{ label: listTitle, to: PUBLISHED_PAGES[kind].list }, { label: item.name }]}
        lead={<Lead item={item} />}
        actions={<DetailActions kind={kind} id={id} item={item} />}
      >
        <GlobalStyles styles={onPaper} />
        <DetailContent view={view} id={id} item={item} />
      </Page>
    );
  }
  if (!query.isError) {
    return (
      <Page title={words.loading} breadcrumbs={[{ label: listTitle, to: PUBLISHED_PAGES[kind].list }]}>
        {/* As tall as the window, so that what follows does not jump when the item arrives. */}
        <Box sx={{ minHeight: '100vh' }}>
          <LoadingState count={10} />
        </Box>
      </Page>
    );
  }
  if (query.error.status === NOT_FOUND) return <Gone kind={kind} listTitle={listTitle} />;
  return (
    <Page title={listTitle} breadcrumbs={[{ label: listTitle, to: PUBLISHED_PAGES[kind].list }]}>
      <ErrorState onRetry={() => void query.refetch()} />
    </Page>
  );
}

function Gone({ kind, listTitle }: { kind: PublishedPages; listTitle: string }) {
  const text = useText(catalog);
  const list = PUBLISHED_PAGES[kind].list;
  return (
    <Page title={text.gone} lead={text.goneHint} breadcrumbs={[{ label: listTitle, to: list }]}>
      <Button component={Link} to={list} variant="outlined">
        {text.backToList}
      </Button>
    </Page>
  );
}
