import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import accounts from '../../i18n/accounts';
import auth from '../../i18n/signin';
import { openDialog } from '../../kit/dialogs';
import { AppDialog } from '../../kit/dialogs/AppDialog';
import type { DialogProps } from '../../kit/dialogs/registry';
import { useText } from '../../kit/i18n';
import { LoginForm } from './LoginForm';

export default function LoginDialog({ close }: DialogProps<object, boolean>) {
  const text = useText(auth);
  const words = useText(accounts);
  const register = async () => {
    if (await openDialog('register', {})) close(true);
  };
  return (
    <AppDialog title={text.loginTitle} width={300}>
      <LoginForm autoFocus onSuccess={() => close(true)} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', mt: 1.5, mx: -1 }}>
        <Button size="small" onClick={() => void register()}>
          {words.toRegister}
        </Button>
        <Button size="small" component={Link} to="/retrieve" onClick={() => close()}>
          {words.forgot}
        </Button>
      </Box>
    </AppDialog>
  );
}
