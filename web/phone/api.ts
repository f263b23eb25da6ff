import { useCallback, useEffect, useState } from 'react';
import phone from '../i18n/phone';
import { getLang, textOf, useLang } from '../kit/i18n';

/** A call that did not succeed; status 0: no answer, 100: not signed in. */
export class CallError extends Error {
  override readonly name = 'CallError';
  constructor(
    readonly status: number,
    message: string,
  ) {
    super(message);
  }
}

interface Envelope<T> {
  status: number;
  msg?: string;
  result: T & { errors?: { msg: string }[] };
}

/**
 * Calls the platform.
 * @param path without the root `/web`
 * @param body of a POST or PUT; without one the call is a GET
 * @throws CallError with the words to show
 */
export async function call<T>(path: string, body?: object, method: 'POST' | 'PUT' = 'POST'): Promise<T> {
  const headers: Record<string, string> = { accept: 'application/json', 'x-lang': getLang() };
  if (body) headers['content-type'] = 'application/json';
  const init = { headers, method: body ? method : 'GET', ...(body && { body: JSON.stringify(body) }) };
  const answer = await fetch(`/web${path}`, init)
    .then((response) => response.json() as Promise<Envelope<T>>)
    .catch(() => null);
  if (typeof answer?.status !== 'number') throw new CallError(0, textOf(phone).noAnswer);
  if (answer.status !== 200) throw new CallError(answer.status, answer.result?.errors?.[0]?.msg ?? answer.msg ?? '');
  return answer.result;
}

interface Loaded<T> {
  data: T | null;
  error: CallError | null;
  reload: () => void;
}

/** The answer of a GET; what was there stays while it is asked for again. */
export function useCall<T>(path: string): Loaded<T> {
  const [state, setState] = useState<{ data: T | null; error: CallError | null }>({ data: null, error: null });
  const [round, setRound] = useState(0);
  const { lang } = useLang();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new round, and another language, ask the same again.
  useEffect(() => {
    let gone = false;
    call<T>(path).then(
      (data) => gone || setState({ data, error: null }),
      (error: unknown) => {
        if (!gone) setState(({ data }) => ({ data, error: error as CallError }));
      },
    );
    return () => {
      gone = true;
    };
  }, [path, round, lang]);
  return { ...state, reload: useCallback(() => setRound((count) => count + 1), []) };
}
