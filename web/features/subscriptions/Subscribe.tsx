import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { type OwnSubscription, SUBSCRIPTION_LIMITS } from '../../../db/contract/subscriptions';
import { useScopes } from '../../domain/fields/scopes';
import words from '../../i18n/subscriptions';
import { api, useApiQuery } from '../../kit/api';
import { useApiMutation } from '../../kit/api/mutations';
import { openDialog } from '../../kit/dialogs';
import { useText } from '../../kit/i18n';
import { Page } from '../../kit/layout/Page';
import { QueryState } from '../../kit/layout/QueryState';
import { toast } from '../../kit/toast';
import { Databases } from './Databases';
import { Follows } from './Follows';
import { Matches } from './Matches';
import { Subscribed } from './Subscribed';
import { Wizard } from './Wizard';
import { NO_WISH, type Wish } from './wish';

const KEY = ['subscription', 'own'];

/** What the member wants to hear of, of results and of demands; the same wizard searches (core§9). */
export default function Subscribe() {
  const text = useText(words);
  const [search, setSearch] = useSearchParams();
  const itemType = search.get('type') === '2' ? 2 : 1;
  const own = useApiQuery(KEY, '/v1/user/subscription/list', {}, { staleMs: 0 });
  // What both the wizard and a subscription need comes beside the subscriptions, not after them.
  useScopes();
  return (
    <Page
      title={text.title}
      lead={text.lead}
      actions={
        <Button variant="outlined" onClick={() => void openDialog('wxQr', {})}>
          {text.follow}
        </Button>
      }
    >
      <Follows />
      <Box role="group" aria-label={text.kind} sx={{ display: 'flex', gap: 1, mb: 3 }}>
        {[1, 2].map((type) => (
          <Button
            key={type}
            variant={type === itemType ? 'contained' : 'outlined'}
            aria-pressed={type === itemType}
            onClick={() => setSearch(type === 2 ? { type: '2' } : {})}
          >
            {text.kinds[type]}
          </Button>
        ))}
      </Box>
      {own.data ? null : <QueryState query={own} kind="block" />}
      {own.data ? (
        <Kind key={itemType} itemType={itemType} held={own.data.find((each) => each.item_type === itemType)} />
      ) : null}
      <Databases />
    </Page>
  );
}

function Kind({ itemType, held }: { itemType: number; held: OwnSubscription | undefined }) {
  const text = useText(words);
  const [search, setSearch] = useSearchParams();
  // A search that is to be kept comes with its words.
  const asked = (search.get('keyword') ?? '').trim().slice(0, SUBSCRIPTION_LIMITS.keyword);
  const [editing, setEditing] = useState(asked !== '');
  const [looking, setLooking] = useState<Wish | null>(null);
  const save = useApiMutation(
    (wish: Wish) => {
      const { scopes, keyword, region } = wish;
      return api.put('/v1/user/subscription', { item_type: itemType, scopes, keyword, region });
    },
    {
      invalidates: [KEY],
      onSuccess: () => {
        toast.success(text.saved);
        setEditing(false);
        setLooking(null);
      },
    },
  );
  const find = (wish: Wish) => {
    setSearch(itemType === 2 ? { type: '2' } : {}, { replace: true });
    setLooking(wish);
  };
  const shown = looking ?? held;
  return (
    <>
      {held && !editing ? <Subscribed held={held} ownKey={KEY} onEdit={() => setEditing(true)} /> : null}
      {!held || editing ? (
        <Wizard
          start={{
            ...(held ? { scopes: held.scopes, keyword: held.keyword, region: held.region } : NO_WISH),
            ...(asked && { keyword: asked }),
          }}
          saving={save.isPending}
          onSave={(wish) => save.mutate(wish)}
          onSearch={find}
        />
      ) : null}
      {shown ? <Matches title={looking ? text.found : text.matches} itemType={itemType} wish={shown} /> : null}
    </>
  );
}
