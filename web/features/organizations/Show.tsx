import { DetailPage } from '../../domain/catalog/DetailPage';
import { useOrganizationView } from './useOrganizationView';

/** The public page of an organisation. */
export default function OrganizationShow() {
  return <DetailPage view={useOrganizationView()} />;
}
