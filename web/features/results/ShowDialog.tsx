import { DetailDialog } from '../../domain/catalog/DetailDialog';
import { useResultView } from './public/useResultView';

/** The dialog 'resultDetail'. */
export default function ResultShowDialog({ id }: { id: string }) {
  return <DetailDialog view={useResultView()} id={id} />;
}
