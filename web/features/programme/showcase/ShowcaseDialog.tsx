import { DetailDialog } from '../../../domain/catalog/DetailDialog';
import { useShowcase } from './useShowcase';

/** The dialog 'showcase' (back-office§2, dialog 10). */
export default function ShowcaseDialog({ id }: { id: string }) {
  return <DetailDialog view={useShowcase()} id={id} />;
}
