import Button from '@mui/material/Button';
import words from '../../i18n/talk';
import { api, type Body, useApiQuery } from '../../kit/api';
import { useApiMutation } from '../../kit/api/mutations';
import { useText } from '../../kit/i18n';
import { toast } from '../../kit/toast';
import { FullHeartIcon, HeartIcon } from './HeartIcon';

const CALL = '/v1/user/favourite';

type ItemType = Body<'post', typeof CALL>['item_type'];

/** Keeps an item, or no longer. */
export default function FavouriteButton({ itemType, itemId }: { itemType: ItemType; itemId: string }) {
  const text = useText(words).favourites;
  const query = useApiQuery(['favourites', 'state'], CALL, { id: itemId }, { silent: true });
  const kept = query.data?.favourite === true;
  const change = useApiMutation<unknown>(
    () => (kept ? api.del(CALL, { id: itemId }) : api.post(CALL, { item_type: itemType, id: itemId })),
    { invalidates: [['favourites']], onSuccess: () => toast.success(kept ? text.removed : text.added) },
  );
  return (
    <Button
      className="no-print"
      variant="outlined"
      size="small"
      aria-pressed={kept}
      disabled={!query.data}
      loading={change.isPending}
      loadingPosition="start"
      startIcon={kept ? <FullHeartIcon /> : <HeartIcon />}
      onClick={() => change.mutate()}
    >
      {kept ? text.kept : text.add}
    </Button>
  );
}
