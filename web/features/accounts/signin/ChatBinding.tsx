import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { CODE_TYPE, type PhoneProof, phoneForm } from '../../../../db/contract/accounts';
import type { BindingBegun } from '../../../../db/contract/signin';
import { CodeField } from '../../../domain/proof/CodeField';
import { passwordGiven, rememberLocation, useSession } from '../../../domain/session';
import accounts from '../../../i18n/accounts';
import chatApp from '../../../i18n/chatApp';
import { ApiError, api, reread, useApiQuery } from '../../../kit/api';
import { useApiMutation } from '../../../kit/api/mutations';
import { openDialog } from '../../../kit/dialogs';
import { AppForm, FormText, useAppForm } from '../../../kit/form';
import { useText } from '../../../kit/i18n';
import { inChatApp } from '../../../kit/inChatApp';
import { LoadingState } from '../../../kit/layout/LoadingState';
import { ErrorState } from '../../../kit/layout/States';
import { toast } from '../../../kit/toast';
import { AuthFrame } from './AuthFrame';
import { BindByScan } from './BindByScan';
import { BindDone } from './BindScanned';
import { agreeToBinding, openChatApp } from './chatApp';
import { Outcome } from './Outcome';
import { TextLink } from './TextLink';

/** Whose account the chat app will be bound to: the one of the number that the code went to. */
function BindPhoneForm({ onBegun }: { onBegun: (begun: BindingBegun) => Promise<void> | void }) {
  const text = useText(accounts);
  const [refusal, setRefusal] = useState('');
  const form = useAppForm({
    schema: phoneForm,
    defaultValues: { account: '', verificationCode: '', msgId: '' },
    fieldName: (field) => (field === 'phone' ? 'account' : field),
    onSubmit: async ({ account, ...proof }) => {
      setRefusal('');
      const input: PhoneProof = { phone: account, msgId: proof.msgId, verificationCode: proof.verificationCode };
      try {
        await onBegun(await api.post('/v1/wx/binding/phone', input, { silent: true }));
      } catch (error) {
        if (error instanceof ApiError && error.errors.length === 0) setRefusal(error.msg);
        throw error;
      }
    },
  });
  return (
    <AppForm form={form}>
      <Stack spacing={2}>
        <FormText name="account" label={text.phone} hint={text.bindPhoneHint} required type="tel" autoComplete="tel" />
        <CodeField type={CODE_TYPE.bindChatApp} />
        {refusal ? <Alert severity="error">{refusal}</Alert> : null}
        <Button type="submit" variant="contained" size="large" fullWidth loading={form.saving}>
          {text.bindSubmit}
        </Button>
      </Stack>
    </AppForm>
  );
}

const BIND_PAGE = '/wxBind';
const BINDING = ['wxBinding'];

/** Whether the person's chat app is bound, and the way to bind it or to take it off. */
export function ChatBinding() {
  const text = useText(accounts);
  const { loggedIn } = useSession();
  const binding = useApiQuery(BINDING, '/v1/wx/binding', {}, { enabled: loggedIn, staleMs: 0 });
  const [done, setDone] = useState(false);
  const end = () => {
    toast.success(text.bound);
    setDone(true);
    void reread([BINDING]);
  };
  if (done && !loggedIn) return <BindDone />;
  const bound = loggedIn && binding.data?.bound === true;
  return (
    <AuthFrame title={text.bindTitle} lead={bound ? undefined : text.bindHint}>
      {loggedIn && binding.isPending ? <LoadingState kind="lines" count={3} /> : null}
      {loggedIn && binding.isError ? (
        <ErrorState onRetry={() => void binding.refetch()} text={binding.error.msg} />
      ) : null}
      {bound ? <Bound /> : null}
      {!loggedIn || binding.data?.bound === false ? <Begin loggedIn={loggedIn} onDone={end} /> : null}
    </AuthFrame>
  );
}

function Bound() {
  const text = useText(accounts);
  const unbind = useApiMutation(() => api.post('/v1/wx/unbind'), {
    ask: () => ({ title: text.unbind, text: text.unbindQuestion, confirmLabel: text.unbind, danger: true }),
    invalidates: [BINDING],
    done: text.unbound,
  });
  return (
    <Outcome
      kind="done"
      text={`${text.bound} · ${text.boundHint}`}
      action={
        <Button variant="outlined" color="error" loading={unbind.isPending} onClick={() => unbind.mutate()}>
          {text.unbind}
        </Button>
      }
    />
  );
}

/** Inside the chat app one page of it is enough; on a computer the phone scans. */
function Begin({ loggedIn, onDone }: { loggedIn: boolean; onDone: () => void }) {
  const text = useText(accounts);
  const follow = useText(chatApp);
  const [busy, setBusy] = useState(false);
  const [begun, setBegun] = useState<BindingBegun | null>(null);
  const inside = inChatApp();

  const byPassword = async () => {
    setBusy(true);
    try {
      // Asked before the way to the chat app, so that nothing stands between its answer and the end.
      if (!(await passwordGiven())) return;
      if (inside) await openChatApp(BIND_PAGE);
      else setBegun(await api.post('/v1/wx/binding/new'));
    } catch {
      // The API client has shown why it did not begin.
    } finally {
      setBusy(false);
    }
  };

  if (begun) return <BindByScan begun={begun} onBound={onDone} onAgain={() => setBegun(null)} />;
  return (
    <>
      <Box component="ol" sx={{ pl: 2.5, mt: 0, mb: 3, display: 'grid', gap: 1 }}>
        {(inside ? text.bindStepsInside : text.bindSteps).map((step) => (
          <li key={step}>{step}</li>
        ))}
      </Box>
      {loggedIn ? (
        <Button variant="contained" size="large" sx={{ mb: 2 }} loading={busy} onClick={() => void byPassword()}>
          {text.bind}
        </Button>
      ) : (
        <Box sx={{ mb: 2 }}>
          <BindPhoneForm onBegun={inside ? ({ id }) => agreeToBinding(id) : setBegun} />
          <Box sx={{ mt: 2 }}>
            <TextLink to="/login" onClick={() => rememberLocation(BIND_PAGE)}>
              {text.bindLogin}
            </TextLink>
          </Box>
        </Box>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
        <Button variant="outlined" onClick={() => void openDialog('wxQr', {})}>
          {follow.showQr}
        </Button>
        <TextLink to="/wx">{follow.offersTitle}</TextLink>
      </Box>
    </>
  );
}
