import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { restoreSession } from '../../../domain/session';
import accounts from '../../../i18n/accounts';
import { useText } from '../../../kit/i18n';
import { LoadingState } from '../../../kit/layout/LoadingState';
import { AuthFrame } from './AuthFrame';
import { BindQuestion, BindReturn } from './BindScanned';
import { ChatBinding } from './ChatBinding';
import { ChatReturn } from './ChatReturn';

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
