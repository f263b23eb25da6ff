import { type FormEvent, useEffect, useRef, useState } from 'react';
import phone from '../i18n/phone';
import { textOf, useText } from '../kit/i18n';
import { CallError } from './api';

/**
 * One submission of a form at a time: a second tap while the first is under way does nothing.
 * @param work throws CallError with the words to show
 * @param id of the form: the field that was refused, `<id>-<field>`, takes the keyboard
 */
export function useSubmit(work: () => Promise<void>, id = '') {
  const running = useRef(false);
  const [state, setState] = useState<{ busy: boolean; error: CallError | null }>({ busy: false, error: null });
  const { error: refusal } = state;
  useEffect(() => {
    if (refusal?.field) document.getElementById(`${id}-${refusal.field}`)?.focus();
  }, [refusal, id]);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (running.current) return;
    running.current = true;
    setState({ busy: true, error: null });
    try {
      await work();
      setState({ busy: false, error: null });
    } catch (failure) {
      const error = failure instanceof CallError ? failure : new CallError(0, textOf(phone).noAnswer);
      setState({ busy: false, error });
    }
    running.current = false;
  };
  return { ...state, submit };
}

/** What went wrong; whose session has ended finds the way to a new one, and back. */
export function Trouble({ error }: { error: CallError | null }) {
  const text = useText(phone);
  return (
    <p role="alert" className="error">
      {error?.message}
      {error?.status === 100 && (
        <>
          {' '}
          <a href="/login" onClick={() => sessionStorage.setItem('returnTo', location.pathname)}>
            {text.byAccount}
          </a>
        </>
      )}
    </p>
  );
}
