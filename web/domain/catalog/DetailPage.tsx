import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Link, useParams, useSearchParams } from 'react-router-dom';
import catalog from '../../i18n/catalog';
import kit from '../../i18n/kit';
import { type Named, useNamed, useText } from '../../kit/i18n';
import { LoadingState } from '../../kit/layout/LoadingState';
import { Page } from '../../kit/layout/Page';
import { ErrorState } from '../../kit/layout/States';
import type { ItemView } from './view';

/** The public page of one item: what it is, who offers it, how to reach them. */
export function DetailPage<D extends Named>({ view }: { view: ItemView<D> }) {
  const { list, trail = [], title, useItem, picture, lead, actions, content } = view;
  const way = [...trail, list];
  const { id = '' } = useParams();
  const words = useText(kit);
  const common = useText(catalog);
  const named = useNamed();
  const { item, gone, error, retry } = useItem(id, useSearchParams()[0].get('preview'));
  if (item) {
    return (
      <Page
        {...named(item)}
        breadcrumbs={[...way, { label: named(item).title }]}
        picture={picture?.(item)}
        lead={lead?.(item)}
        actions={actions?.(item)}
      >
        {content(item)}
      </Page>
    );
  }
  if (gone) {
    const told = view.gone ?? { title: common.gone, text: common.goneHint, back: common.backToList };
    return (
      <Page title={told.title} lead={told.text} breadcrumbs={way}>
        <Button component={Link} to={list.to} variant="outlined">
          {told.back}
        </Button>
      </Page>
    );
  }
  return (
    <Page title={error ? title : words.loading} breadcrumbs={way}>
      {error ? (
        <ErrorState onRetry={retry} />
      ) : (
        // As tall as the window, so that what follows does not jump when the item arrives.
        <Box sx={{ minHeight: '100vh' }}>
          <LoadingState count={10} />
        </Box>
      )}
    </Page>
  );
}
