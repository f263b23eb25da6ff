import { useEffect } from 'react';
import phone from '../i18n/phone';
import { useText } from '../kit/i18n';
import type { CallError } from './api';

/** Title of the document while the page is shown. */
export function useTitle(title: string | undefined): void {
  useEffect(() => {
    if (title) document.title = title;
  }, [title]);
}

export function Loading() {
  const text = useText(phone);
  return (
    <div aria-busy="true">
      <h1 className="waiting">{text.loading}</h1>
      <div className="card bone" />
      <div className="card bone" />
    </div>
  );
}

/** What could not be loaded: gone for good, or to be tried again. */
export function Failed({ error, onRetry }: { error: CallError; onRetry: () => void }) {
  const text = useText(phone);
  const gone = error.status === 404;
  useTitle(gone ? text.goneTitle : text.brokenTitle);
  return (
    <>
      <h1>{gone ? text.goneTitle : text.brokenTitle}</h1>
      <p className="muted">{gone ? text.goneHint : error.message}</p>
      {!gone && (
        <button type="button" className="button" onClick={onRetry}>
          {text.retry}
        </button>
      )}
    </>
  );
}
