import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { OpenedDeal } from '../../../../db/contract/deals';
import words from '../../../i18n/deals';
import { AppDialog } from '../../../kit/dialogs/AppDialog';
import { useText } from '../../../kit/i18n';
import { CheckIcon } from '../../../kit/layout/icons';

interface OpenedProps {
  deal: OpenedDeal;
  onView: () => void;
  onLater: () => void;
}

/** What became of the interest: a new deal, or the one that is open already. */
export function Opened({ deal, onView, onLater }: OpenedProps) {
  const text = useText(words).start;
  return (
    <AppDialog
      title={text.title}
      width={440}
      actions={
        <>
          <Button onClick={onLater}>{text.later}</Button>
          <Button variant="contained" onClick={onView} autoFocus>
            {text.view}
          </Button>
        </>
      }
    >
      <Box role="status" sx={{ textAlign: 'center', py: 3 }}>
        <Box
          sx={{
            display: 'inline-flex',
            p: 2,
            mb: 2,
            borderRadius: '50%',
            bgcolor: 'var(--state-adopted-bg)',
            color: 'var(--state-adopted-fg)',
            '& svg': { fontSize: 32 },
          }}
        >
          <CheckIcon />
        </Box>
        <Typography sx={{ fontWeight: 600 }}>{deal.opened ? text.done : text.existing}</Typography>
      </Box>
    </AppDialog>
  );
}
