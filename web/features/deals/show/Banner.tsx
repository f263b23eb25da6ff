import Alert, { type AlertColor } from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import { type DealDetail, reasonText } from '../../../../db/contract/deals';
import words from '../../../i18n/deals';
import { type Lang, useLang, useText } from '../../../kit/i18n';

interface Line {
  tone: AlertColor;
  text: string;
}

function proposalLine(deal: DealDetail, text: typeof import('../../../i18n/deals').default.zh): Line[] {
  const { proposed_side: proposed, my_side: mine } = deal;
  if (!proposed) return [];
  const amount = deal.amount ? ` ${text.show.proposedAmount} ${text.show.amountUnit(deal.amount)}` : '';
  if (mine === null) return [{ tone: 'info', text: text.actions.proposedBoth(text.sides[proposed]) + amount }];
  return mine === proposed
    ? [{ tone: 'info', text: text.actions.waitingForOther + amount }]
    : [{ tone: 'warning', text: text.actions.proposedByOther + amount }];
}

function linesOf(deal: DealDetail, text: typeof import('../../../i18n/deals').default.zh, lang: Lang): Line[] {
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
export function Banner({ deal }: { deal: DealDetail }) {
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
