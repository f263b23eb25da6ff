import Button from '@mui/material/Button';
import { Link, useParams } from 'react-router-dom';
import catalog from '../../i18n/catalog';
import words from '../../i18n/talk';
import { useText } from '../../kit/i18n';
import { LoadingState } from '../../kit/layout/LoadingState';
import { Page } from '../../kit/layout/Page';
import { ErrorState } from '../../kit/layout/States';
import { ProductActions } from './ProductActions';
import { ProductContent } from './ProductContent';
import { useProduct } from './useProduct';

const NOT_FOUND = 404;

/** The public page of a product. */
export default function ProductShow() {
  const { id = '' } = useParams();
  const text = useText(words).product;
  const common = useText(catalog);
  const query = useProduct(id);
  const item = query.data;
  const list = { label: text.list, to: '/products' };
  if (item) {
    return (
      <Page
        title={item.name}
        breadcrumbs={[list, { label: item.name }]}
        actions={item.listed ? <ProductActions item={item} /> : null}
      >
        <ProductContent item={item} />
      </Page>
    );
  }
  if (query.error?.status === NOT_FOUND)
    return (
      <Page title={common.gone} lead={common.goneHint} breadcrumbs={[list]}>
        <Button component={Link} to="/products" variant="outlined">
          {common.backToList}
        </Button>
      </Page>
    );
  return (
    <Page title={text.title} breadcrumbs={[list]}>
      {query.isError ? <ErrorState onRetry={() => void query.refetch()} /> : <LoadingState count={8} />}
    </Page>
  );
}
