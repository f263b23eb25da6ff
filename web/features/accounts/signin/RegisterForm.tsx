import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useEffect, useRef, useState } from 'react';
import { useWatch } from 'react-hook-form';
import {
  CODE_RULES,
  CODE_TYPE,
  type RegisterCheckInput,
  type RegisterInput,
  registerForm,
  toCall,
} from '../../../../db/contract/accounts';
import type { MemberKind } from '../../../domain/organization';
import { CodeField } from '../../../domain/proof/CodeField';
import { beginSession } from '../../../domain/session/login';
import type { SessionUser } from '../../../domain/session/session';
import accounts from '../../../i18n/accounts';
import { ApiError, api } from '../../../kit/api';
import { AppForm, FormText, useAppForm } from '../../../kit/form';
import { useText } from '../../../kit/i18n';
import { toast } from '../../../kit/toast';
import { Agreement } from './Agreement';
import { PasswordField } from './PasswordField';
import { attempt } from './refusal';
import { TextLink } from './TextLink';

const TAKEN = 409;
const WHOLE = new RegExp(`^\\d{${CODE_RULES.digits}}$`);

interface Answer {
  to: string;
  state: 'open' | 'right' | 'taken' | 'refused';
  msg: string;
}

interface NumberCheck {
  state: Answer['state'];
  /** What the field of the code says of it. */
  told: { complaint?: string; hint?: string };
}

/**
 * Asks about a number as soon as its code is whole: whoever has an account hears so before they fill in the rest.
 * @param onTaken gets the words for the field of the number
 */
function useNumberCheck(input: RegisterCheckInput, onTaken: (msg: string) => void): NumberCheck {
  const text = useText(accounts);
  const [answer, setAnswer] = useState<Answer | null>(null);
  const asked = useRef('');
  const code = input.verificationCode.trim();
  const to = `${input.account} ${input.msgId} ${code}`;

  // biome-ignore lint/correctness/useExhaustiveDependencies: what is asked about is in `to`, and each look counts as a try.
  useEffect(() => {
    if (!input.msgId || !WHOLE.test(code) || asked.current === to) return;
    const ask = async (): Promise<Answer> => {
      try {
        await api.post('/v1/register/check', { ...input, verificationCode: code }, { silent: true });
        return { to, state: 'right', msg: '' };
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        const state = error.status === TAKEN ? 'taken' : 'refused';
        // A call that did not get through says nothing: the form will.
        const silent = error.status === 0 || error.status >= 500;
        return { to, state: silent ? 'open' : state, msg: error.errors[0]?.msg ?? error.msg };
      }
    };
    const settle = (found: Answer) => {
      if (asked.current !== to) return;
      setAnswer(found);
      if (found.state === 'taken') onTaken(found.msg);
    };
    // The form forgets the message of another number in the same breath.
    const timer = setTimeout(() => {
      asked.current = to;
      void ask().then(settle);
    }, 0);
    return () => clearTimeout(timer);
  }, [to]);

  if (answer?.to !== to) return { state: 'open', told: {} };
  if (answer.state === 'right') return { state: 'right', told: { hint: text.codeRight } };
  return { state: answer.state, told: answer.state === 'refused' ? { complaint: answer.msg } : {} };
}

const EMPTY = { account: '', verificationCode: '', msgId: '', password: '', repeat: '', agreed: false };

interface RegisterFormProps {
  /** Registers a member of a research organisation or a company (decision 53). */
  kind?: MemberKind;
  onDone: (user: SessionUser) => void;
}

/** Registration by phone number and code (core§5). */
export function RegisterForm({ kind, onDone }: RegisterFormProps) {
  const text = useText(accounts);
  const [refusal, setRefusal] = useState('');
  const form = useAppForm({
    schema: registerForm,
    defaultValues: EMPTY,
    onSubmit: async (values) => {
      const input: RegisterInput = { ...toCall(values), ...(kind && { org_type: kind }) };
      const user = await attempt(() => api.post('/v1/register', input, { silent: true }), setRefusal);
      toast.success(text.registerSuccess);
      onDone(beginSession(user));
    },
  });
  const { control, setError } = form.methods;
  const [account, msgId, verificationCode] = useWatch({ control, name: ['account', 'msgId', 'verificationCode'] });
  const check = useNumberCheck({ account, msgId, verificationCode }, (msg) =>
    setError('account', { type: 'server', message: msg }),
  );
  return (
    <AppForm form={form}>
      <Stack spacing={2}>
        <FormText name="account" label={text.phone} required type="tel" autoComplete="tel" />
        <CodeField type={CODE_TYPE.register} {...check.told} />
        {check.state === 'taken' ? (
          <Alert severity="info">
            {text.takenHint} <TextLink to="/login">{text.toLogin}</TextLink>
            {' · '}
            <TextLink to="/retrieve">{text.forgot}</TextLink>
          </Alert>
        ) : null}
        <PasswordField name="password" label={text.password} hint={text.passwordHint} />
        <PasswordField name="repeat" label={text.repeat} />
        <Agreement />
        {refusal ? <Alert severity="error">{refusal}</Alert> : null}
        <Button type="submit" variant="contained" size="large" fullWidth loading={form.saving}>
          {text.register}
        </Button>
      </Stack>
    </AppForm>
  );
}
