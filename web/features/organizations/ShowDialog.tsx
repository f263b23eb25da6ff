import { DetailDialog } from '../../domain/catalog/DetailDialog';
import { useOrganizationView } from './useOrganizationView';

/** The dialog 'organizationDetail'. */
export default function OrganizationShowDialog({ id }: { id: string }) {
  return <DetailDialog view={useOrganizationView()} id={id} />;
}
