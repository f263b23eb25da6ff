import { DetailDialog } from '../../domain/catalog/DetailDialog';
import { useParkView } from './useParkView';

/** The dialog 'parkDetail' (back-office§2). */
export default function ParkShowDialog({ resultId }: { resultId: string }) {
  return <DetailDialog view={useParkView()} id={resultId} />;
}
