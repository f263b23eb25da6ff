import { useParams } from 'react-router-dom';
import catalog from '../../i18n/catalog';
import words from '../../i18n/talk';
import { useText } from '../../shared/i18n';
import { LoadingState } from '../../shared/layout/LoadingState';
import { Page } from '../../shared/layout/Page';
import { ErrorState } from '../../shared/layout/States';
import { ProductActions } from './ProductActions';
import { ProductContent } from './ProductContent';
import { useProduct } from './useProduct';

/** The public page of a product. */
export default function ProductShow() {
  const { id = '' } = useParams();
  const text = useText(words).product;
  const common = useText(catalog);
  const query = useProduct(id);
  const item = query.data?.records[0];
  if (item) {
    const org = item.org && { label: item.org.name, to: `/organizationDetail/${item.unit}` };
    return (
      <Page
        title={item.name}
        breadcrumbs={[...(org ? [org] : [{ label: text.title }]), { label: item.name }]}
        actions={<ProductActions item={item} />}
      >
        <ProductContent item={item} />
      </Page>
    );
  }
  if (query.data)
    return (
      <Page title={common.gone} lead={common.goneHint} breadcrumbs={[{ label: text.title }]}>
        {null}
      </Page>
    );
  return (
    <Page title={text.title} breadcrumbs={[{ label: text.title }]}>
      {query.isError ? <ErrorState onRetry={() => void query.refetch()} /> : <LoadingState count={8} />}
    </Page>
  );
}
