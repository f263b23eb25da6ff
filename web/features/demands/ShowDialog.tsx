import { DetailDialog } from '../../domain/catalog/DetailDialog';
import { publishedView } from '../../domain/catalog/published';
import { useDemandView } from './public/useDemandView';

/** The dialog 'demandDetail'. */
export default function DemandShowDialog({ id }: { id: string }) {
  return <DetailDialog view={publishedView(useDemandView())} id={id} />;
}
