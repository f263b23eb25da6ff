import Button from '@mui/material/Button';
import { useEffect, useRef, useState } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { rememberLocation, restoreSession, takeRememberedLocation, withPassword } from '../../../domain/session';
import { beginSession, greetLogin } from '../../../domain/session/login';
import { passSecond } from '../../../domain/session/secondFactor';
import { getSession, type SessionUser } from '../../../domain/session/session';
import accounts from '../../../i18n/accounts';
import { ApiError, api, reread } from '../../../kit/api';
import { useText } from '../../../kit/i18n';
import { LoadingState } from '../../../kit/layout/LoadingState';
import { toast } from '../../../kit/toast';
import { AuthFrame } from './AuthFrame';
import { BindQuestion, BindReturn } from './BindScanned';
import { ChatBinding } from './ChatBinding';
import { Outcome } from './Outcome';

const BIND_PAGE = '/wxBind';

/** Every failure is named alike, whatever the reason (core§8). */
const OAUTH_ERROR = 'webOauth2 Error';
const named = (reason: string): string => (reason.startsWith(OAUTH_ERROR) ? reason : `${OAUTH_ERROR}: ${reason}`);

/** What the chat app brought back: a member is bound to it, a visitor signed in by it. */
function ChatReturn({ code, state }: { code: string; state: string }) {
  const text = useText(accounts);
  const navigate = useNavigate();
  const [member] = useState(() => getSession().user !== null);
  const [failure, setFailure] = useState('');
  const started = useRef(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: code and state are good once, and so is this.
  useEffect(() => {
    if (started.current) return;
    started.current = true;
    const bind = async () => {
      const { to } = await withPassword((options) =>
        api.post('/v1/wx/bind', { code, state }, { ...options, silent: true }),
      );
      await reread([['wxBinding']]);
      toast.success(text.bound);
      navigate(to, { replace: true });
    };
    const signIn = async () => {
      const answer = await api.get('/egg/wx/webOauth2', { code, state }, { silent: true });
      const { second_factor } = answer;
      const user = answer.user ?? (second_factor && (await passSecond<SessionUser>({ second_factor })));
      if (!user) {
        setFailure(text.chatUnknown);
        return;
      }
      beginSession(user);
      greetLogin();
      takeRememberedLocation();
      navigate(answer.to, { replace: true });
    };
    (member ? bind() : signIn()).catch((error: unknown) =>
      setFailure(named(error instanceof ApiError ? error.msg : text.failed)),
    );
  }, []);

  if (!failure) {
    return (
      <AuthFrame title={member ? text.binding : text.signingIn}>
        <LoadingState kind="lines" count={3} />
      </AuthFrame>
    );
  }
  return (
    <AuthFrame title={text.bindFailed}>
      <Outcome
        kind="failed"
        text={failure}
        action={
          member ? (
            <Button variant="contained" component={Link} to={BIND_PAGE} replace>
              {text.bindAgain}
            </Button>
          ) : (
            <Button variant="contained" component={Link} to="/login" onClick={() => rememberLocation(BIND_PAGE)}>
              {text.bindLogin}
            </Button>
          )
        }
      />
    </AuthFrame>
  );
}

/** Binding the chat app, and where it sends people back to (core§2, decision 53). */
export default function WxBind() {
  const text = useText(accounts);
  const [search] = useSearchParams();
  const [asked, setAsked] = useState(false);
  useEffect(() => {
    void restoreSession(true).then(() => setAsked(true));
  }, []);

  if (!asked) {
    return (
      <AuthFrame title={text.bindTitle}>
        <LoadingState kind="lines" count={3} />
      </AuthFrame>
    );
  }
  const code = search.get('code');
  const state = search.get('state');
  const scanned = search.get('scan');
  if (code !== null && state !== null) {
    // A binding that was begun elsewhere, or a sign-in.
    return search.has('scanned') ? <BindReturn code={code} state={state} /> : <ChatReturn code={code} state={state} />;
  }
  return scanned ? <BindQuestion key={scanned} id={scanned} /> : <ChatBinding />;
}
