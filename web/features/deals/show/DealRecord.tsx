import Box from '@mui/material/Box';
import { type CaseShare, type DealDetail, type DealEvent, reasonText } from '../../../../db/contract/deals';
import { Message, Messages } from '../../../domain/conversation/Messages';
import words from '../../../i18n/deals';
import { useLang, useText } from '../../../kit/i18n';
import { formatMinute } from '../../../kit/layout/format';

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
  const text = useText(words);
  // To an operator both sides are others: the one that asked stands on the left.
  const ownSide = deal.my_side ?? 'owner';
  return (
    <Messages
      label={text.show.talk}
      earlier={deal.earlier > 0 ? { text: text.show.earlier(deal.earlier), onClick: onEarlier } : null}
    >
      {deal.events.map((event) =>
        event.kind === 'message' ? (
          <Message
            key={event.id}
            own={event.side === ownSide}
            who={event.mine ? text.show.you : `${text.sides[event.side]} ${event.name || text.closedAccount}`}
            content={event.content}
            files={event.files}
            time={event.add_time}
          />
        ) : (
          <Act key={event.id} event={event} />
        ),
      )}
    </Messages>
  );
}
