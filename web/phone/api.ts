import { useCallback, useEffect, useState } from 'react';
import phone from '../i18n/phone';
import type { Answer, Body, PathOf, Query } from '../kit/api/endpoints';
import { cleanParams } from '../kit/api/params';
import { getLang, textOf, useLang } from '../kit/i18n';

/** A call that did not succeed; status 0: no answer, 100: not signed in. */
export class CallError extends Error {
  override readonly name = 'CallError';
  constructor(
    readonly status: number,
    message: string,
    /** The first field that was refused. */
    readonly field = '',
  ) {
    super(message);
  }
}

interface Envelope {
  status: number;
  msg?: string;
  result: { errors?: { field: string; msg: string }[] } | null;
}

/** The server checks what it answers against the contract: here an answer is taken at its word. */
async function send(path: string, body?: object): Promise<never> {
  const headers: Record<string, string> = { accept: 'application/json', 'x-lang': getLang() };
  if (body) headers['content-type'] = 'application/json';
  const init = { headers, ...(body && { method: 'POST', body: JSON.stringify(body) }) };
  const answer = await fetch(`/web${path}`, init)
    .then((response) => response.json() as Promise<Envelope>)
    .catch(() => null);
  if (typeof answer?.status !== 'number') throw new CallError(0, textOf(phone).noAnswer);
  if (answer.status !== 200) {
    const wrong = answer.result?.errors?.[0];
    throw new CallError(answer.status, wrong?.msg ?? answer.msg ?? '', wrong?.field);
  }
  return answer.result as never;
}

/**
 * Calls of the contract by POST.
 * @param path without the root `/web`
 * @throws CallError with the words to show
 */
export function call<P extends PathOf<'post'>>(path: P, body: Body<'post', P> & object): Promise<Answer<'post', P>> {
  return send(path, body);
}

/** The same by GET; what is blank in the query is left out. */
export function read<P extends PathOf<'get'>>(path: P, query: Query<'get', P>): Promise<Answer<'get', P>> {
  return send(`${path}?${new URLSearchParams(cleanParams(query))}`);
}

interface Loaded<T> {
  data: T | null;
  error: CallError | null;
  reload: () => void;
}

/** The answer of a GET; what was there stays while it is asked for again. */
export function useCall<P extends PathOf<'get'>>(path: P, query: Query<'get', P>): Loaded<Answer<'get', P>> {
  const [state, setState] = useState<Omit<Loaded<Answer<'get', P>>, 'reload'>>({ data: null, error: null });
  const asked = JSON.stringify(query);
  const [round, setRound] = useState(0);
  const { lang } = useLang();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new round, and another language, ask the same again.
  useEffect(() => {
    let gone = false;
    read(path, query).then(
      (data) => gone || setState({ data, error: null }),
      (error: unknown) => {
        if (!gone) setState(({ data }) => ({ data, error: error as CallError }));
      },
    );
    return () => {
      gone = true;
    };
  }, [path, asked, round, lang]);
  return { ...state, reload: useCallback(() => setRound((count) => count + 1), []) };
}
