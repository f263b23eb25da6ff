import Button from '@mui/material/Button';
import words from '../../../i18n/deals';
import { AppDialog } from '../../../kit/dialogs/AppDialog';
import { useText } from '../../../kit/i18n';
import { EmptyState } from '../../../kit/layout/States';

/** Nobody trades with themselves: said before anything is written. */
export function OwnItem({ onView }: { onView: () => void }) {
  const text = useText(words).start;
  return (
    <AppDialog title={text.title} width={440}>
      <EmptyState
        title={text.own}
        hint={text.ownHint}
        action={
          <Button variant="contained" onClick={onView} autoFocus>
            {text.viewOwn}
          </Button>
        }
      />
    </AppDialog>
  );
}
