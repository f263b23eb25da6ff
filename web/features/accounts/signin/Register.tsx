import Divider from '@mui/material/Divider';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useNavigate } from 'react-router-dom';
import { FRONT_DOOR_PAGES } from '../../../../db/contract/front-door';
import { takeRememberedLocation, useSession } from '../../../domain/session';
import accounts from '../../../i18n/accounts';
import { useText } from '../../../kit/i18n';
import { AlreadyIn } from './AlreadyIn';
import { AuthFrame } from './AuthFrame';
import { MemberLinks } from './MemberLinks';
import { RegisterForm } from './RegisterForm';
import { TextLink } from './TextLink';

/** The registration page (core§2). */
export default function Register() {
  const text = useText(accounts);
  const { user } = useSession();
  const navigate = useNavigate();
  const goOn = () => navigate(takeRememberedLocation('/memberCenter'), { replace: true });

  return (
    <AuthFrame title={text.register} lead={user ? undefined : text.registerHint}>
      {user ? (
        <AlreadyIn user={user} onGoOn={goOn} />
      ) : (
        <Stack spacing={3}>
          <RegisterForm onDone={goOn} />
          <Typography>
            {text.haveAccount} <TextLink to="/login">{text.toLogin}</TextLink>
            {' · '}
            <TextLink to={FRONT_DOOR_PAGES.register}>{text.byEmail}</TextLink>
          </Typography>
          <Divider />
          <MemberLinks />
        </Stack>
      )}
    </AuthFrame>
  );
}
