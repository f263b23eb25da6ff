import { DetailPage } from '../../domain/catalog/DetailPage';
import { publishedView } from '../../domain/catalog/published';
import { useDemandView } from './public/useDemandView';

export default function DemandShow() {
  return <DetailPage view={publishedView(useDemandView())} />;
}
