import { DetailPage } from '../../domain/catalog/DetailPage';
import { useProductView } from './useProductView';

export default function ProductShow() {
  return <DetailPage view={useProductView()} />;
}
