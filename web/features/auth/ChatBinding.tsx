import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import accounts from '../../i18n/accounts';
import chatApp from '../../i18n/chatApp';
import { api, useApiQuery } from '../../shared/api';
import { useApiMutation } from '../../shared/api/mutations';
import { passwordGiven, rememberLocation, useSession } from '../../shared/auth';
import { confirm, openDialog } from '../../shared/dialogs';
import { useText } from '../../shared/i18n';
import { LoadingState } from '../../shared/layout/LoadingState';
import { ErrorState } from '../../shared/layout/States';
import { toast } from '../../shared/toast';
import { AuthFrame } from './AuthFrame';
import { openChatApp } from './chatApp';
import { Outcome } from './Outcome';
import { TextLink } from './TextLink';

const BIND_PAGE = '/wxBind';

/** Whether the person's chat app is bound, and the way to bind it or to take it off. */
export function ChatBinding() {
  const text = useText(accounts);
  const { loggedIn } = useSession();
  const binding = useApiQuery<{ bound: boolean }>(
    ['wxBinding'],
    '/v1/wx/binding',
    {},
    { enabled: loggedIn, staleMs: 0 },
  );
  const bound = loggedIn && binding.data?.bound === true;
  return (
    <AuthFrame title={text.bindTitle} lead={bound ? undefined : text.bindHint}>
      {loggedIn && binding.isPending ? <LoadingState kind="lines" count={3} /> : null}
      {loggedIn && binding.isError ? (
        <ErrorState onRetry={() => void binding.refetch()} text={binding.error.msg} />
      ) : null}
      {bound ? <Bound /> : null}
      {!loggedIn || binding.data?.bound === false ? <Steps loggedIn={loggedIn} /> : null}
    </AuthFrame>
  );
}

function Bound() {
  const text = useText(accounts);
  const unbind = useApiMutation(() => api.post('/v1/wx/unbind'), {
    invalidates: [['wxBinding']],
    onSuccess: () => toast.success(text.unbound),
  });
  const ask = async () => {
    if (await confirm({ title: text.unbind, text: text.unbindQuestion, confirmLabel: text.unbind, danger: true })) {
      unbind.mutate();
    }
  };
  return (
    <Outcome
      kind="done"
      text={`${text.bound} · ${text.boundHint}`}
      action={
        <Button variant="outlined" color="error" loading={unbind.isPending} onClick={() => void ask()}>
          {text.unbind}
        </Button>
      }
    />
  );
}

function Steps({ loggedIn }: { loggedIn: boolean }) {
  const text = useText(accounts);
  const follow = useText(chatApp);
  const [busy, setBusy] = useState(false);
  const bind = async () => {
    setBusy(true);
    // Asked before the way to the chat app, so that nothing stands between its answer and the end.
    if (!(await passwordGiven().catch(() => false))) {
      setBusy(false);
      return;
    }
    await openChatApp(BIND_PAGE).catch(() => setBusy(false));
  };
  return (
    <>
      <Box component="ol" sx={{ pl: 2.5, mt: 0, mb: 3, display: 'grid', gap: 1 }}>
        {text.bindSteps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </Box>
      <Button variant="outlined" size="large" sx={{ mr: 1.5, mb: 1.5 }} onClick={() => void openDialog('wxQr', {})}>
        {follow.showQr}
      </Button>
      {loggedIn ? (
        <Button variant="contained" size="large" sx={{ mb: 1.5 }} loading={busy} onClick={() => void bind()}>
          {text.bind}
        </Button>
      ) : (
        <Button
          variant="contained"
          size="large"
          sx={{ mb: 1.5 }}
          component={Link}
          to="/login"
          onClick={() => rememberLocation(BIND_PAGE)}
        >
          {text.bindLogin}
        </Button>
      )}
      <Box sx={{ mt: 1 }}>
        <TextLink to="/wx">{follow.offersTitle}</TextLink>
      </Box>
    </>
  );
}
