import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { useId } from 'react';
import { CASE_SHARES, type CaseShare, type DealDetail } from '../../../../db/contract/deals';
import words from '../../../i18n/deals';
import { api, queryClient } from '../../../kit/api';
import { useApiMutation } from '../../../kit/api/mutations';
import { useText } from '../../../kit/i18n';
import { Section } from '../../../kit/layout/Section';
import { toast } from '../../../kit/toast';

const CHOICES = ['none', ...CASE_SHARES] as const;

/** Once a deal is signed, each side says whether everybody may read of it, and takes that back at any time. */
export function CaseConsent({ deal }: { deal: DealDetail }) {
  const text = useText(words).case;
  const { my_side: side, shared } = deal;
  const id = useId();
  const share = useApiMutation((shares: CaseShare | null) => api.post('/v1/user/deal/case', { id: deal.id, shares }), {
    onSuccess: async () => {
      await queryClient.invalidateQueries({ queryKey: ['deals'] });
      toast.success(text.saved);
    },
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
