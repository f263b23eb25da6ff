import Button from '@mui/material/Button';
import type { PublishedKind } from '../../../db/contract/items';
import catalog from '../../i18n/catalog';
import { useText } from '../../kit/i18n';
import { PlusIcon } from '../../kit/layout/icons';
import { useAddressDialog } from './useAddressDialog';
import { usePublish } from './usePublish';

/** The address of the empty form; any other value is the id of the item that is edited. */
const NEW = 'new';

/** The entry to publishing, also on pages for visitors: the form itself comes when it is pressed. */
export default function PublishButton({ kind }: { kind: PublishedKind }) {
  const text = useText(catalog);
  const publish = usePublish();
  const open = useAddressDialog('publish', (id) =>
    publish(kind, id === NEW ? { mode: 'add', param: 'publish' } : { mode: 'put', id, param: 'publish' }),
  );
  return (
    <Button variant="contained" startIcon={<PlusIcon />} onClick={() => open(NEW)}>
      {kind === 'demand' ? text.releaseDemand : text.releaseResult}
    </Button>
  );
}
