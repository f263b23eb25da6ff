import { DetailDialog } from '../../domain/catalog/DetailDialog';
import { useDemandView } from './public/useDemandView';

/** The dialog 'demandDetail'. */
export default function DemandShowDialog({ id }: { id: string }) {
  return <DetailDialog view={useDemandView()} id={id} />;
}
