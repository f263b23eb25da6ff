import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import type { DealInput } from '../../../db/contract/deals';
import { itemPage } from '../../../db/contract/items';
import { ITEM, LIMITS } from '../../../db/contract/limits';
import { Highlight } from '../../domain/catalog/Highlight';
import { usePlace } from '../../domain/catalog/words';
import { Dismiss, Dismissed } from '../../domain/matching/Dismiss';
import { ReasonList } from '../../domain/matching/ReasonList';
import { ScoreRing } from '../../domain/matching/ScoreRing';
import type { Matched, MatchesProps } from '../../domain/matching/types';
import { noteOpened, useShown } from '../../domain/matching/use';
import { useSession } from '../../domain/session';
import words from '../../i18n/matching';
import { useApiQuery } from '../../kit/api';
import { openDialog } from '../../kit/dialogs';
import { AppDialog } from '../../kit/dialogs/AppDialog';
import { useClosesWithPage } from '../../kit/dialogs/useClosesWithPage';
import { pickName, useLang, useText } from '../../kit/i18n';
import { QueryState } from '../../kit/layout/QueryState';
import { EmptyState } from '../../kit/layout/States';

const WIDTH = 900;

/** The words that carry a match. */
const carrying = ({ reasons }: Matched): string[] =>
  (reasons.find(({ code }) => code === 'text')?.values ?? []).map(String);

/** The counterparts of an item, best first, with the reasons that make up the score (core§1). */
export default function MatchesDialog({ itemType, itemId, name }: MatchesProps) {
  const text = useText(words);
  const [size, setSize] = useState<number>(LIMITS.pageSize);
  const query = useApiQuery(
    ['matches', itemType, itemId],
    '/egg/match/match',
    { item_type: itemType, id: itemId, pageSize: size },
    { keepPrevious: true },
  );
  const { data } = query;
  const { user } = useSession();
  useClosesWithPage();
  useShown(
    user !== null,
    (data?.records ?? []).map(({ id }, place) => ({ itemId, otherId: id, position: place + 1 })),
  );
  return (
    <AppDialog title={text.title(name)} width={WIDTH}>
      {!data || query.isError ? <QueryState query={query} kind="lines" count={4} /> : null}
      {data && data.records.length === 0 ? <EmptyState title={text.emptyTitle} hint={text.emptyHint} /> : null}
      {data && data.records.length > 0 ? (
        <>
          <Box sx={{ color: 'text.secondary', mb: 2 }}>{text.lead[itemType]}</Box>
          <Box component="ul" aria-label={text.list} sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 2 }}>
            {data.records.map((match) => (
              <Match
                key={match.id}
                match={match}
                itemId={itemId}
                otherType={itemType === ITEM.result ? ITEM.demand : ITEM.result}
              />
            ))}
          </Box>
          {data.records.length < data.total ? (
            <Box sx={{ textAlign: 'center', mt: 2 }}>
              <Button loading={query.isFetching} onClick={() => setSize(size + LIMITS.pageSize)}>
                {text.more}
              </Button>
            </Box>
          ) : null}
        </>
      ) : null}
    </AppDialog>
  );
}

interface MatchProps {
  match: Matched;
  /** The item that is matched. */
  itemId: string;
  otherType: DealInput['item_type'];
}

function Match({ match, itemId, otherType }: MatchProps) {
  const text = useText(words);
  const { user } = useSession();
  const [gone, setGone] = useState(false);
  const place = usePlace();
  const { lang } = useLang();
  const name = pickName(lang, match.name, match.name_en);
  const address = itemPage(otherType, match.id, match.name);
  const pair = { itemId, otherId: match.id, name };
  if (gone) {
    return (
      <Box component="li" sx={{ px: 2, py: 1, border: 1, borderColor: 'divider', borderRadius: 2 }}>
        <Dismissed {...pair} onRestored={() => setGone(false)} />
      </Box>
    );
  }
  return (
    <Box
      component="li"
      sx={{
        display: 'grid',
        gap: 2,
        gridTemplateColumns: { xs: '1fr', sm: '88px 1fr auto' },
        alignItems: 'start',
        p: 2,
        border: 1,
        borderColor: 'divider',
        borderRadius: 2,
      }}
    >
      <ScoreRing score={match.score} />
      <Box sx={{ minWidth: 0 }}>
        <Box component="h3" sx={{ m: 0, fontSize: '1.0625rem', fontWeight: 650, overflowWrap: 'anywhere' }}>
          <Highlight text={name} keyword={carrying(match)} />
        </Box>
        <Box sx={{ color: 'text.secondary', fontSize: '0.875rem', mb: 1 }}>
          {[pickName(lang, match.org_name, match.org_name_en), place(match)].filter(Boolean).join(' · ')}
        </Box>
        <Box sx={{ color: 'text.secondary', fontSize: '0.875rem', mb: 1 }}>{text.confidence(match.confidence)}</Box>
        {match.passage ? (
          <Box component="p" sx={{ m: 0, mb: 1, fontSize: '0.875rem', overflowWrap: 'anywhere' }}>
            <Highlight text={match.passage} keyword={carrying(match)} />
          </Box>
        ) : null}
        <ReasonList match={match} />
      </Box>
      <Box sx={{ display: 'flex', flexDirection: { xs: 'row', sm: 'column' }, gap: 1 }}>
        <Button
          component="a"
          href={address}
          target="_blank"
          rel="noopener"
          onClick={() => {
            if (user) noteOpened(itemId, match.id);
          }}
          variant="outlined"
          size="small"
          aria-label={`${text.open}: ${name}`}
        >
          {text.open}
        </Button>
        <Button
          size="small"
          aria-label={`${text.deal}: ${name}`}
          onClick={() => void openDialog('startDeal', { itemType: otherType, itemId: match.id, itemName: name })}
        >
          {text.deal}
        </Button>
        {user ? <Dismiss {...pair} onDismissed={() => setGone(true)} /> : null}
      </Box>
    </Box>
  );
}
