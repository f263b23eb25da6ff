import { DetailPage } from '../../domain/catalog/DetailPage';
import { useParkView } from './useParkView';

/** The page of a park. */
export default function ParkShow() {
  return <DetailPage view={useParkView()} />;
}
