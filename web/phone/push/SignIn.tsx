import { useState } from 'react';
import phone from '../../i18n/phone';
import { useText } from '../../kit/i18n';
import { inChatApp } from '../../kit/inChatApp';
import { read } from '../api';

/** Who is not known yet says who they are, and comes back to this page. */
export function SignIn({ signedIn }: { signedIn: boolean }) {
  const text = useText(phone);
  const [error, setError] = useState('');
  const here = location.pathname;
  const byChatApp = async () => {
    try {
      const at = inChatApp() ? 'app' : 'computer';
      const { url } = await read('/v1/wx/authorize', { to: here, at });
      // The scan page leads back to what is remembered.
      sessionStorage.setItem('returnTo', here);
      location.assign(url);
    } catch (failure) {
      setError(failure instanceof Error ? failure.message : text.noAnswer);
    }
  };
  return (
    <section className="card">
      <h2>{text.signInTitle}</h2>
      <p>{signedIn ? text.wrongAccount : text.signInHint}</p>
      <div className="row">
        {!signedIn && (
          <button type="button" className="button main" onClick={byChatApp}>
            {text.byChatApp}
          </button>
        )}
        <a className="button" href="/login" onClick={() => sessionStorage.setItem('returnTo', here)}>
          {signedIn ? text.otherAccount : text.byAccount}
        </a>
      </div>
      <p role="alert" className="error">
        {error}
      </p>
    </section>
  );
}
