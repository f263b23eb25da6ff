import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { type EmailRegisterInput, emailRegisterForm, ORIGIN_LIMITS, toCall } from '../../../../db/contract/accounts';
import { FRONT_DOOR_PAGES } from '../../../../db/contract/front-door';
import { type Progress, withProof } from '../../../domain/proof';
import { ProofProgress } from '../../../domain/proof/ProofProgress';
import { CountryField } from '../../../domain/publishing/CountryField';
import { takeRememberedLocation, useSession } from '../../../domain/session';
import accounts from '../../../i18n/accounts';
import { api } from '../../../kit/api';
import { AppForm, FormText, useAppForm } from '../../../kit/form';
import { useText } from '../../../kit/i18n';
import { Agreement } from './Agreement';
import { AlreadyIn } from './AlreadyIn';
import { AuthFrame } from './AuthFrame';
import { Outcome } from './Outcome';
import { attempt } from './refusal';
import { TextLink } from './TextLink';

/** Registration by e-mail; the account begins with the link in the message, and the password that is chosen there. */
function EmailRegisterForm({ onSent }: { onSent: (email: string) => void }) {
  const text = useText(accounts);
  const [refusal, setRefusal] = useState('');
  const [progress, setProgress] = useState<Progress>(null);
  const form = useAppForm({
    schema: emailRegisterForm,
    defaultValues: { account: '', country: '', org_name: '', agreed: false },
    onSubmit: async (values) => {
      const input: EmailRegisterInput = toCall(values);
      const post = (proof: { proof?: string }) =>
        api.post('/v1/register/email', { ...input, ...proof }, { silent: true });
      await attempt(() => withProof('code', values.account, post, setProgress), setRefusal);
      onSent(values.account);
    },
  });
  return (
    <AppForm form={form}>
      <Stack spacing={2}>
        <FormText name="account" label={text.email} required type="email" autoComplete="email" />
        <CountryField name="country" label={text.country} required />
        <FormText
          name="org_name"
          label={text.orgName}
          hint={text.orgNameHint}
          autoComplete="organization"
          maxLength={ORIGIN_LIMITS.org_name}
        />
        <Agreement />
        {refusal ? <Alert severity="error">{refusal}</Alert> : null}
        <div>
          <ProofProgress progress={progress} />
          <Button type="submit" variant="contained" size="large" fullWidth loading={form.saving}>
            {text.register}
          </Button>
        </div>
      </Stack>
    </AppForm>
  );
}

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
