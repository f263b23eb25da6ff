import { DetailDialog } from '../../domain/catalog/DetailDialog';
import { publishedView } from '../../domain/catalog/published';
import { useResultView } from './public/useResultView';

/** The dialog 'resultDetail'. */
export default function ResultShowDialog({ id }: { id: string }) {
  return <DetailDialog view={publishedView(useResultView())} id={id} />;
}
