import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { SessionUser } from '../../../domain/session';
import auth from '../../../i18n/signin';
import { useText } from '../../../kit/i18n';

/** In place of a form that a signed-in person does not need. */
export function AlreadyIn({ user, onGoOn }: { user: SessionUser; onGoOn: () => void }) {
  const text = useText(auth);
  return (
    <>
      <Typography sx={{ color: 'text.secondary', mb: 3 }}>{text.alreadyIn(user.nickname || user.account)}</Typography>
      <Button variant="contained" size="large" onClick={onGoOn}>
        {text.goOn}
      </Button>
    </>
  );
}
