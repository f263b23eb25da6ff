import { DetailDialog } from '../../domain/catalog/DetailDialog';
import { useExpertView } from './useExpertView';

/** The dialog 'expertDetail' (back-office§2): the portrait may be known before the rest is there. */
export default function ExpertShowDialog({ expertId, avatar }: { expertId: string; avatar?: string | null }) {
  return <DetailDialog view={useExpertView(avatar)} id={expertId} />;
}
