import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type CaseShare, type DealDetail, type DealEvent, reasonText } from '../../../../db/contract/deals';
import words from '../../../i18n/deals';
import { useLang, useText } from '../../../kit/i18n';
import { FileList } from '../../../kit/layout/FileList';
import { formatMinute } from '../../../kit/layout/format';

/** What somebody wrote, on the side of who wrote it. */
function Message({ event, own }: { event: DealEvent; own: boolean }) {
  const text = useText(words);
  const who = event.mine ? text.show.you : `${text.sides[event.side]} ${event.name || text.closedAccount}`;
  return (
    <Box
      component="li"
      sx={{
        alignSelf: own ? 'flex-end' : 'flex-start',
        maxWidth: { xs: '94%', sm: '80%' },
        minWidth: { sm: 240 },
        p: 1.75,
        borderRadius: own ? '12px 12px 2px 12px' : '12px 12px 12px 2px',
        border: 1,
        borderColor: own ? 'brand.line' : 'divider',
        bgcolor: own ? 'brand.tint' : 'background.default',
        breakInside: 'avoid',
      }}
    >
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          columnGap: 1.5,
          mb: 0.5,
          fontSize: '0.8125rem',
          color: 'text.secondary',
        }}
      >
        <Box component="span" sx={{ fontWeight: 650 }}>
          {who}
        </Box>
        <span>{formatMinute(event.add_time)}</span>
      </Box>
      {event.content ? <Box sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{event.content}</Box> : null}
      {event.files.length > 0 ? (
        <Box sx={{ mt: event.content ? 1.25 : 0, '& li': { bgcolor: 'background.paper' } }}>
          <FileList files={event.files} />
        </Box>
      ) : null}
    </Box>
  );
}

const shareOf = (content: string | null): 'none' | CaseShare =>
  content === 'amount' || content === 'parties' ? content : 'none';

/** A step, a proposal or a word on showing it as a case, as a line between the messages. */
function Act({ event }: { event: DealEvent }) {
  const text = useText(words);
  const { lang } = useLang();
  const who = `${text.sides[event.side]} ${event.name || text.closedAccount}`;
  const shared = event.kind === 'case';
  const what = shared
    ? text.caseEvents[shareOf(event.content)](who)
    : text.events[event.kind === 'proposal' ? 'proposal' : (event.state ?? 'interest')](who);
  const more = [
    event.amount ? text.show.amountUnit(event.amount) : '',
    event.reason ? reasonText(event.reason, lang) : '',
    shared ? '' : (event.content ?? ''),
  ].filter(Boolean);
  return (
    <Box component="li" sx={{ alignSelf: 'center', textAlign: 'center', fontSize: '0.875rem', maxWidth: '100%' }}>
      <Box sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{what}</Box>
      {more.map((line) => (
        <Box key={line} sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
          {line}
        </Box>
      ))}
      <Box sx={{ color: 'text.secondary', fontSize: '0.8125rem' }}>{formatMinute(event.add_time)}</Box>
    </Box>
  );
}

/** Everything that happened and was said, oldest first. */
export function DealRecord({ deal, onEarlier }: { deal: DealDetail; onEarlier: () => void }) {
  const text = useText(words).show;
  // To an operator both sides are others: the one that asked stands on the left.
  const ownSide = deal.my_side ?? 'owner';
  return (
    <>
      {deal.earlier > 0 ? (
        <Box sx={{ textAlign: 'center', mb: 2 }}>
          <Button onClick={onEarlier}>{text.earlier(deal.earlier)}</Button>
        </Box>
      ) : null}
      <Box
        component="ol"
        aria-label={text.talk}
        sx={{ listStyle: 'none', m: 0, p: 0, display: 'flex', flexDirection: 'column', gap: 2 }}
      >
        {deal.events.map((event) =>
          event.kind === 'message' ? (
            <Message key={event.id} event={event} own={event.side === ownSide} />
          ) : (
            <Act key={event.id} event={event} />
          ),
        )}
      </Box>
    </>
  );
}
