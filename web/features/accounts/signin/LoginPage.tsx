import Box from '@mui/material/Box';
import { useNavigate } from 'react-router-dom';
import { isStaff, takeRememberedLocation, useSession } from '../../../domain/session';
import { LoginForm } from '../../../domain/session/LoginForm';
import { getSession } from '../../../domain/session/session';
import accounts from '../../../i18n/accounts';
import { useText } from '../../../kit/i18n';
import { inChatApp } from '../../../kit/inChatApp';
import { AlreadyIn } from './AlreadyIn';
import { AuthFrame } from './AuthFrame';
import { useEntrance } from './entrance';
import { OtherWays } from './OtherWays';
import { TextLink } from './TextLink';

interface LoginPageProps {
  title: string;
  heading: string;
  lead: string;
  /** Staff sign in by their password alone. */
  passwordOnly?: boolean;
}

export function LoginPage({ title, heading, lead, passwordOnly = false }: LoginPageProps) {
  const text = useText(accounts);
  const { user } = useSession();
  const navigate = useNavigate();
  const entrance = useEntrance();
  const goOn = () => {
    const { user: who } = getSession();
    const staffHome = isStaff(who) && !entrance.international ? '/workplace' : entrance.home;
    navigate(takeRememberedLocation(who?.recommender_id ? '/programme/reviews' : staffHome), { replace: true });
  };

  if (user) {
    return (
      <AuthFrame title={title}>
        <AlreadyIn user={user} onGoOn={goOn} />
      </AuthFrame>
    );
  }
  return (
    <AuthFrame title={title} heading={heading} lead={lead}>
      <LoginForm onSuccess={goOn} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: 1.5, mt: 2.5 }}>
        {passwordOnly ? null : (
          <span>
            {text.noAccount} <TextLink to={entrance.register}>{text.toRegister}</TextLink>
          </span>
        )}
        <TextLink to={entrance.retrieve}>{text.forgot}</TextLink>
      </Box>
      {passwordOnly || entrance.international ? null : <OtherWays inside={inChatApp()} />}
    </AuthFrame>
  );
}
