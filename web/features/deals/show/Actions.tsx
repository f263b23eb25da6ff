import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type DealDetail, isEnded } from '../../../../db/contract/deals';
import words from '../../../i18n/deals';
import { useApiMutation } from '../../../kit/api/mutations';
import { confirm, openDialog } from '../../../kit/dialogs';
import { useText } from '../../../kit/i18n';
import { Section } from '../../../kit/layout/Section';
import { takeStep } from './step';

/** What the signed-in side may do next. */
export function Actions({ deal }: { deal: DealDetail }) {
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
