import { DetailPage } from '../../domain/catalog/DetailPage';
import { publishedView } from '../../domain/catalog/published';
import { useResultView } from './public/useResultView';

export default function ResultShow() {
  return <DetailPage view={publishedView(useResultView())} />;
}
