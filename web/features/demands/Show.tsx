import { DetailPage } from '../../shared/catalog/DetailPage';
import { useDemandView } from './public/useDemandView';

export default function DemandShow() {
  return <DetailPage view={useDemandView()} />;
}
