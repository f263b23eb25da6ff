import { DetailPage } from '../../domain/catalog/DetailPage';
import { useShowcase } from './showcase/useShowcase';

/** A published project as a page of its own, to be shared, printed and found. */
export default function Showcase() {
  return <DetailPage view={useShowcase()} />;
}
