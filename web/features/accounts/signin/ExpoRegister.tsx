import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { FRONT_DOOR_PAGES } from '../../../../db/contract/front-door';
import { takeRememberedLocation, useSession } from '../../../domain/session';
import accounts from '../../../i18n/accounts';
import { useText } from '../../../kit/i18n';
import { AlreadyIn } from './AlreadyIn';
import { AuthFrame } from './AuthFrame';
import { EmailRegisterForm } from './EmailRegisterForm';
import { Outcome } from './Outcome';
import { TextLink } from './TextLink';

/** Registration at the international front door (core§2, decision 47). */
export default function ExpoRegister() {
  const text = useText(accounts);
  const { user } = useSession();
  const navigate = useNavigate();
  const [sentTo, setSentTo] = useState('');

  if (user) {
    return (
      <AuthFrame title={text.emailTitle}>
        <AlreadyIn
          user={user}
          onGoOn={() => navigate(takeRememberedLocation(FRONT_DOOR_PAGES.front), { replace: true })}
        />
      </AuthFrame>
    );
  }
  if (sentTo) {
    return (
      <AuthFrame title={text.emailSent}>
        <Outcome kind="done" text={text.emailSentHint(sentTo)} />
      </AuthFrame>
    );
  }
  return (
    <AuthFrame title={text.emailTitle} lead={text.emailHint}>
      <Stack spacing={3}>
        <EmailRegisterForm onSent={setSentTo} />
        <Typography>
          {text.haveAccount} <TextLink to={FRONT_DOOR_PAGES.login}>{text.toLogin}</TextLink>
          {' · '}
          <TextLink to="/register">{text.byPhone}</TextLink>
        </Typography>
      </Stack>
    </AuthFrame>
  );
}
