import Alert, { type AlertColor } from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useEffect, useState } from 'react';
import { useParams } from 'react-router-dom';
import { type DealDetail, reasonText } from '../../../db/contract/deals';
import words from '../../i18n/deals';
import { api, queryClient, useApiQuery } from '../../kit/api';
import { openDialog } from '../../kit/dialogs';
import { type Lang, useLang, useText } from '../../kit/i18n';
import { DetailLayout } from '../../kit/layout/DetailLayout';
import { LoadingState } from '../../kit/layout/LoadingState';
import { Page } from '../../kit/layout/Page';
import { Section } from '../../kit/layout/Section';
import { ErrorState } from '../../kit/layout/States';
import { DealStateChip } from './DealStateChip';
import { Actions } from './show/Actions';
import { CaseConsent } from './show/CaseConsent';
import { DealRecord } from './show/DealRecord';
import { MessageForm } from './show/MessageForm';
import { ItemCard, Parties } from './show/Parties';
import { Steps } from './show/Steps';

interface Line {
  tone: AlertColor;
  text: string;
}

function proposalLine(deal: DealDetail, text: typeof import('../../i18n/deals').default.zh): Line[] {
  const { proposed_side: proposed, my_side: mine } = deal;
  if (!proposed) return [];
  const amount = deal.amount ? ` ${text.show.proposedAmount} ${text.show.amountUnit(deal.amount)}` : '';
  if (mine === null) return [{ tone: 'info', text: text.actions.proposedBoth(text.sides[proposed]) + amount }];
  return mine === proposed
    ? [{ tone: 'info', text: text.actions.waitingForOther + amount }]
    : [{ tone: 'warning', text: text.actions.proposedByOther + amount }];
}

function linesOf(deal: DealDetail, text: typeof import('../../i18n/deals').default.zh, lang: Lang): Line[] {
  const { show } = text;
  if (deal.state === 'signed') return [{ tone: 'success', text: show.signed }];
  if (deal.state === 'declined') {
    return [{ tone: 'error', text: show.declined(reasonText(deal.decline_reason ?? '', lang)) }];
  }
  const lines = proposalLine(deal, text);
  if (deal.overdue) {
    const own = deal.my_side !== null && deal.due_sides.includes(deal.my_side);
    const late = deal.my_side === null ? show.overdueOperator : own ? show.overdueOwn : show.overdueOther;
    lines.push({ tone: 'error', text: late });
  }
  if (deal.my_side === null) lines.push({ tone: 'info', text: show.readOnly });
  return lines;
}

/** What somebody who opens the deal should know first. */
function Banner({ deal }: { deal: DealDetail }) {
  const text = useText(words);
  const { lang } = useLang();
  const lines = linesOf(deal, text, lang);
  if (lines.length === 0) return null;
  return (
    <Stack spacing={1.5} sx={{ mb: 3 }} role="status">
      {lines.map((line) => (
        <Alert key={line.text} severity={line.tone} role="presentation">
          {line.text}
        </Alert>
      ))}
    </Stack>
  );
}

/** Milliseconds after which what the other side did is asked for again. */
const REFRESH_MS = 20_000;
const PAGE = 100;

/** Keeps an open page up to date, as long as somebody looks at it. */
function useRefresh(refetch: () => Promise<unknown>): void {
  useEffect(() => {
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') void refetch();
    }, REFRESH_MS);
    return () => clearInterval(timer);
  }, [refetch]);
}

/** What is shown counts as read. */
function useSeen(deal: DealDetail | undefined): void {
  const unread = deal?.unread ?? 0;
  const id = deal?.id;
  useEffect(() => {
    if (!id || unread === 0) return;
    api
      .post('/v1/user/deal/seen', { id }, { silent: true })
      .then(() => queryClient.invalidateQueries({ queryKey: ['notices'] }))
      // The mark stays, and is taken away with the next look.
      .catch(() => undefined);
  }, [id, unread]);
}

/** One deal: how far it has come, what was said, what comes next (/deals/:id). */
export default function Deal() {
  const text = useText(words);
  const { id = '' } = useParams();
  const [messages, setMessages] = useState(PAGE);
  const query = useApiQuery(
    ['deals', 'one', id],
    '/v1/user/deal',
    { id, messages },
    { staleMs: 0, keepPrevious: true, silent: true },
  );
  const deal = query.data;
  useRefresh(query.refetch);
  useSeen(deal);
  const crumbs = [{ label: text.title, to: '/deals' }, { label: text.show.crumb }];
  if (!deal) {
    const missing = query.isError && query.error.status === 404;
    return (
      <Page title={text.show.crumb} breadcrumbs={crumbs}>
        {query.isError ? (
          <ErrorState
            onRetry={missing ? undefined : () => void query.refetch()}
            {...(missing ? { text: text.missing } : {})}
          />
        ) : (
          <LoadingState kind="block" />
        )}
      </Page>
    );
  }
  const canWrite = deal.my_side !== null && deal.state !== 'declined';
  return (
    <Page
      title={deal.item.name}
      breadcrumbs={crumbs}
      lead={<DealStateChip state={deal.state} />}
      actions={
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, displayPrint: 'none' }}>
          <Button variant="outlined" onClick={() => void openDialog('dealProcess', {})}>
            {text.process}
          </Button>
          <Button variant="outlined" onClick={() => print()}>
            {text.show.print}
          </Button>
        </Box>
      }
    >
      <DetailLayout
        main={
          <>
            <Banner deal={deal} />
            <Steps deal={deal} />
            <Actions deal={deal} />
            <CaseConsent deal={deal} />
            <Section title={text.show.talk} card>
              <DealRecord deal={deal} onEarlier={() => setMessages((count) => count * 4)} />
              {canWrite ? <MessageForm id={deal.id} /> : null}
            </Section>
          </>
        }
        aside={
          <>
            <ItemCard deal={deal} />
            <Parties deal={deal} />
          </>
        }
      />
    </Page>
  );
}
