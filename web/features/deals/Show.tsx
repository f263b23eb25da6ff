import Alert, { type AlertColor } from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Stack from '@mui/material/Stack';
import { useId, useState } from 'react';
import { useParams } from 'react-router-dom';
import { CASE_SHARES, type CaseShare, type DealDetail, isEnded, reasonText } from '../../../db/contract/deals';
import { MessageForm } from '../../domain/conversation/Messages';
import { useKeptUp } from '../../domain/conversation/useKeptUp';
import words from '../../i18n/deals';
import { api, reread, useApiQuery } from '../../kit/api';
import { useApiMutation } from '../../kit/api/mutations';
import { confirm, openDialog } from '../../kit/dialogs';
import { type Lang, pickName, useLang, useText } from '../../kit/i18n';
import { DetailLayout } from '../../kit/layout/DetailLayout';
import { LoadingState } from '../../kit/layout/LoadingState';
import { Page } from '../../kit/layout/Page';
import { Section } from '../../kit/layout/Section';
import { ErrorState } from '../../kit/layout/States';
import { toast } from '../../kit/toast';
import { DealStateChip } from './DealStateChip';
import { DealRecord } from './show/DealRecord';
import { ItemCard, Parties } from './show/Parties';
import { Steps } from './show/Steps';
import { takeStep } from './show/step';

const CHOICES = ['none', ...CASE_SHARES] as const;

/** Once a deal is signed, each side says whether everybody may read of it, and takes that back at any time. */
function CaseConsent({ deal }: { deal: DealDetail }) {
  const text = useText(words).case;
  const { my_side: side, shared } = deal;
  const id = useId();
  const share = useApiMutation((shares: CaseShare | null) => api.post('/v1/user/deal/case', { id: deal.id, shares }), {
    invalidates: [['deals']],
    done: text.saved,
  });
  if (!side || !shared) return null;
  const other = shared[side === 'seeker' ? 'owner' : 'seeker'];
  const mine = share.isPending ? (share.variables ?? 'none') : (shared[side] ?? 'none');
  return (
    <Box sx={{ displayPrint: 'none' }}>
      <Section title={text.title} card>
        <Box sx={{ color: 'text.secondary', mb: 2 }}>{text.lead}</Box>
        <FormLabel id={id}>{text.label}</FormLabel>
        <RadioGroup
          row
          aria-labelledby={id}
          value={mine}
          onChange={(_event, value) => share.mutate(value === 'none' ? null : (value as CaseShare))}
        >
          {CHOICES.map((choice) => (
            <FormControlLabel
              key={choice}
              value={choice}
              control={<Radio size="small" />}
              disabled={!shared.mine || share.isPending}
              label={text.choices[choice]}
            />
          ))}
        </RadioGroup>
        <Box sx={{ mt: 1 }}>{text.other[other ?? 'none']}</Box>
        {shared.mine ? null : <Box sx={{ mt: 1, color: 'text.secondary' }}>{text.office}</Box>}
        {shared.seeker && shared.owner ? (
          <Alert severity={shared.shown ? 'success' : 'info'} sx={{ mt: 2 }}>
            {shared.shown ? text.shown : text.notShown}
          </Alert>
        ) : null}
      </Section>
    </Box>
  );
}

/** What the signed-in side may do next. */
function Actions({ deal }: { deal: DealDetail }) {
  const text = useText(words);
  const step = useApiMutation((state: 'contacted' | 'negotiating' | 'signed') => takeStep(deal, { state }));
  if (deal.my_side === null || isEnded(deal.state)) return null;
  const { id, version, amount } = deal;
  const confirmable = deal.proposed_side !== null && deal.proposed_side !== deal.my_side;
  const sign = async () => {
    const shown = amount ? `${text.show.proposedAmount} ${text.show.amountUnit(amount)}` : text.show.noAmount;
    const { confirmTitle, confirmText, confirmSign } = text.actions;
    if (await confirm({ title: confirmTitle, text: confirmText(shown), confirmLabel: confirmSign }))
      step.mutate('signed');
  };
  const forward = deal.state === 'interest' ? 'contacted' : deal.state === 'contacted' ? 'negotiating' : null;
  return (
    <Box sx={{ displayPrint: 'none' }}>
      <Section title={text.show.actions} card>
        <Box sx={{ display: 'flex', flexDirection: { xs: 'column', sm: 'row' }, flexWrap: 'wrap', gap: 1.25 }}>
          {forward ? (
            <Button variant="contained" loading={step.isPending} onClick={() => step.mutate(forward)}>
              {text.actions[forward]}
            </Button>
          ) : null}
          {confirmable ? (
            <Button variant="contained" loading={step.isPending} onClick={() => void sign()}>
              {text.actions.confirmSign}
            </Button>
          ) : null}
          {deal.state === 'negotiating' ? (
            <Button
              variant={deal.proposed_side ? 'outlined' : 'contained'}
              disabled={step.isPending}
              onClick={() => void openDialog('dealProposal', { deal: { id, version }, amount })}
            >
              {deal.proposed_side ? text.actions.proposeOther : text.actions.propose}
            </Button>
          ) : null}
          <Button
            variant="outlined"
            color="error"
            disabled={step.isPending}
            onClick={() => void openDialog('dealDecline', { deal: { id, version } })}
            sx={{ color: 'error.main', borderColor: 'error.main', ml: { sm: 'auto' } }}
          >
            {text.actions.decline}
          </Button>
        </Box>
      </Section>
    </Box>
  );
}

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

const PAGE = 100;

/** One deal: how far it has come, what was said, what comes next (/deals/:id). */
export default function Deal() {
  const text = useText(words);
  const { lang } = useLang();
  const { id = '' } = useParams();
  const [messages, setMessages] = useState(PAGE);
  const query = useApiQuery(
    ['deals', 'one', id],
    '/v1/user/deal',
    { id, messages },
    { staleMs: 0, keepPrevious: true, silent: true },
  );
  const deal = query.data;
  useKeptUp(query.refetch, deal, '/v1/user/deal/seen');
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
      title={pickName(lang, deal.item.name, deal.item.name_en)}
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
              {canWrite ? (
                <MessageForm
                  draftKey={`deal-message-${deal.id}`}
                  max={{ content: 2000, files: 10 }}
                  empty="deal_message_required"
                  text={text.show}
                  send={async (message, options) => {
                    await api.post('/v1/user/deal/message', { id: deal.id, ...message }, options);
                    await reread([['deals']]);
                    toast.success(text.show.sent);
                  }}
                />
              ) : null}
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
