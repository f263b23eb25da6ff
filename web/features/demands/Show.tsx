import { DetailPage } from '../../domain/catalog/DetailPage';
import { useDemandView } from './public/useDemandView';

export default function DemandShow() {
  return <DetailPage view={useDemandView()} />;
}
