import Button from '@mui/material/Button';
import { createSvgIcon } from '@mui/material/utils';
import { createElement } from 'react';
import words from '../../i18n/talk';
import { api, type Body, useApiQuery } from '../../kit/api';
import { useApiMutation } from '../../kit/api/mutations';
import { useText } from '../../kit/i18n';
import { useLoginGate } from '../session/useLoginGate';
import { useSession } from '../session/useSession';

const HEART = 'M12 20S4 15 4 9.2A4.2 4.2 0 0 1 12 7a4.2 4.2 0 0 1 8 2.2C20 15 12 20 12 20z';

const heart = (fill: string, name: string) =>
  createSvgIcon(
    createElement('path', { d: HEART, fill, stroke: 'currentColor', strokeWidth: 1.75, strokeLinejoin: 'round' }),
    name,
  );

const HeartIcon = heart('none', 'HeartIcon');
const FullHeartIcon = heart('currentColor', 'FullHeartIcon');

const CALL = '/v1/user/favourite';

type ItemType = Body<'post', typeof CALL>['item_type'];

/** Keeps an item, or no longer. Visitors see it too: signing in, or registering, on the way keeps what they pressed it for. */
export default function FavouriteButton({ itemType, itemId }: { itemType: ItemType; itemId: string }) {
  const text = useText(words).favourites;
  const { loggedIn } = useSession();
  const gate = useLoginGate();
  const query = useApiQuery(['favourites', 'state'], CALL, { id: itemId }, { silent: true, enabled: loggedIn });
  const kept = loggedIn && query.data?.favourite === true;
  const change = useApiMutation<unknown>(
    () => (kept ? api.del(CALL, { id: itemId }) : api.post(CALL, { item_type: itemType, id: itemId })),
    { invalidates: [['favourites']], done: kept ? text.removed : text.added },
  );
  const press = async () => {
    if (await gate()) change.mutate();
  };
  return (
    <Button
      className="no-print"
      variant="outlined"
      size="small"
      aria-pressed={kept}
      disabled={loggedIn && !query.data}
      loading={change.isPending}
      loadingPosition="start"
      startIcon={kept ? <FullHeartIcon /> : <HeartIcon />}
      onClick={() => void press()}
    >
      {kept ? text.kept : text.add}
    </Button>
  );
}
