import { DetailDialog } from '../../domain/catalog/DetailDialog';
import { useProductView } from './useProductView';

/** The dialog 'productDetail'. */
export default function ProductShowDialog({ id }: { id: string }) {
  return <DetailDialog view={useProductView()} id={id} />;
}
