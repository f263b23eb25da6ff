import { DetailPage } from '../../domain/catalog/DetailPage';
import { useResultView } from './public/useResultView';

export default function ResultShow() {
  return <DetailPage view={useResultView()} />;
}
