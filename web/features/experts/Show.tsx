import { DetailPage } from '../../domain/catalog/DetailPage';
import { useExpertView } from './useExpertView';

/** The page of an expert. */
export default function ExpertShow() {
  return <DetailPage view={useExpertView()} />;
}
