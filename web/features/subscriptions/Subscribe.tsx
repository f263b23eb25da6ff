import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { itemPage } from '../../../db/contract/items';
import { type OwnSubscription, SUBSCRIPTION_LIMITS } from '../../../db/contract/subscriptions';
import { flatScopes, useScopes } from '../../domain/fields/scopes';
import words from '../../i18n/subscriptions';
import tiles from '../../i18n/tiles';
import { api, useApiQuery } from '../../kit/api';
import { useApiMutation } from '../../kit/api/mutations';
import { confirm, openDialog } from '../../kit/dialogs';
import { bracketed, pickName, useLang, useNamed, useText } from '../../kit/i18n';
import { formatDay } from '../../kit/layout/format';
import { InfoCard } from '../../kit/layout/InfoCard';
import { Page } from '../../kit/layout/Page';
import { Pager } from '../../kit/layout/Pager';
import { panel } from '../../kit/layout/panel';
import { QueryState } from '../../kit/layout/QueryState';
import { TagChip } from '../../kit/layout/StateChip';
import { EmptyState } from '../../kit/layout/States';
import { usePageIndex } from '../../kit/layout/usePageIndex';
import { toast } from '../../kit/toast';
import { Follows } from './Follows';
import { Wizard } from './Wizard';
import { NO_WISH, type Wish } from './wish';

const PAGE_SIZE = 12;

/** Public items that fit, newest first. */
function Matches({ title, itemType, wish }: { title: string; itemType: number; wish: Wish }) {
  const text = useText(words);
  const { individual } = useText(tiles);
  const { lang } = useLang();
  const named = useNamed();
  const pageIndex = usePageIndex();
  const query = useApiQuery(['subscription', 'search'], '/v1/subscription/search', {
    ...{ item_type: itemType, scopes: wish.scopes.join(','), keyword: wish.keyword, region: wish.region },
    ...{ pageIndex, pageSize: PAGE_SIZE },
  });
  const { data } = query;
  return (
    <Box component="section" sx={{ mt: 4 }}>
      <Typography variant="h2" sx={{ mb: 2 }}>
        {data ? bracketed(title, data.total) : title}
      </Typography>
      {data ? null : <QueryState query={query} kind="cards" count={3} />}
      {data?.records.length === 0 ? <EmptyState title={text.none} hint={text.noneHint} /> : null}
      {data && data.records.length > 0 ? (
        <>
          <Box
            sx={{
              display: 'grid',
              gap: 2,
              gridTemplateColumns: {
                xs: 'minmax(0, 1fr)',
                sm: 'repeat(2, minmax(0, 1fr))',
                lg: 'repeat(3, minmax(0, 1fr))',
              },
            }}
          >
            {data.records.map((row) => {
              const id = 'chengguo_id' in row ? row.chengguo_id : row.xuqiu_id;
              return (
                <InfoCard
                  key={id}
                  to={itemPage(itemType, id, row.name)}
                  {...named(row)}
                  eyebrow={pickName(lang, row.org_name, row.org_name_en) || individual}
                  text={pickName(lang, row.summary, row.summary_en)}
                />
              );
            })}
          </Box>
          {data.pages > 1 ? <Pager current={data.current} pages={data.pages} total={data.total} param="page" /> : null}
        </>
      ) : null}
    </Box>
  );
}

interface SubscribedProps {
  held: OwnSubscription;
  ownKey: string[];
  onEdit: () => void;
}

/** A subscription as it stands, with the ways to change and to end it. */
function Subscribed({ held, ownKey, onEdit }: SubscribedProps) {
  const text = useText(words);
  const { lang } = useLang();
  const scopes = useScopes();
  const names = new Map(
    flatScopes(scopes.data ?? []).map((node) => [node.id, pickName(lang, node.name, node.name_en)]),
  );
  const end = useApiMutation(() => api.del('/v1/user/subscription', { item_type: held.item_type }), {
    invalidates: [ownKey],
    onSuccess: () => toast.success(text.unsubscribed),
  });
  const ask = async () => {
    const sure = { title: text.unsubscribe, text: text.unsubscribeQuestion, confirmLabel: text.unsubscribe };
    if (await confirm({ ...sure, danger: true })) end.mutate();
  };
  return (
    <Box component="section" sx={{ p: 3, ...panel }}>
      <Typography variant="h2">{text.subscribed(text.kinds[held.item_type] ?? '')}</Typography>
      <Typography sx={{ color: 'text.secondary', mt: 0.5, mb: 2 }}>
        {text.since(formatDay(held.update_time))}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {held.scopes.map((id) => (
          <TagChip key={id} label={names.get(id) ?? '…'} />
        ))}
        {held.keyword ? <TagChip label={held.keyword} /> : null}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, mt: 3 }}>
        <Button variant="contained" onClick={onEdit}>
          {text.edit}
        </Button>
        <Button variant="outlined" color="error" loading={end.isPending} onClick={() => void ask()}>
          {text.unsubscribe}
        </Button>
      </Box>
    </Box>
  );
}

/** The six project databases, as the settings name them (core§9, decision 74). */
function Databases() {
  const text = useText(words);
  const { lang } = useLang();
  const about = useApiQuery(['subscription', 'about'], '/v1/subscription/about', {}, { silent: true });
  if (!about.data?.databases.length) return null;
  return (
    <Box component="section" sx={{ mt: 5 }}>
      <Typography variant="h2" sx={{ mb: 2 }}>
        {text.databases}
      </Typography>
      <Box
        component="ul"
        aria-label={text.databases}
        sx={{
          listStyle: 'none',
          p: 0,
          m: 0,
          display: 'grid',
          gap: 1.5,
          gridTemplateColumns: {
            xs: 'minmax(0, 1fr)',
            sm: 'repeat(2, minmax(0, 1fr))',
            md: 'repeat(3, minmax(0, 1fr))',
          },
        }}
      >
        {about.data.databases.map(({ id, name, name_en, to }) => (
          <Box component="li" key={id} sx={{ display: 'grid' }}>
            <Box
              component={Link}
              to={to}
              sx={{
                p: 2,
                border: 1,
                borderColor: 'brand.line',
                borderRadius: 2,
                bgcolor: 'brand.tint',
                color: 'brand.text',
                fontWeight: 600,
                textDecoration: 'none',
              }}
            >
              {pickName(lang, name, name_en)}
            </Box>
          </Box>
        ))}
      </Box>
    </Box>
  );
}

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
