import { useEffect, useState } from 'react';
import type { QrState } from '../../../../db/contract/signin';
import { passSecond } from '../../../domain/session/secondFactor';
import { beginSession, type SessionUser } from '../../../domain/session/session';
import { ApiError, api } from '../../../kit/api';

interface QrCodeAnswer {
  id: string;
  url: string;
  expire_time: number;
}

export interface QrLogin {
  url: string | null;
  state: QrState['state'];
  failed: boolean;
  renew: () => void;
}

const POLL_MS = 2000;

/** A code for this browser, watched until a phone has confirmed it or its time is over. */
export function useQrLogin(enabled: boolean, onConfirmed: () => void): QrLogin {
  const [round, setRound] = useState(0);
  const [code, setCode] = useState<QrCodeAnswer | null>(null);
  const [state, setState] = useState<QrState['state']>('waiting');
  const [failed, setFailed] = useState(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each round asks for a code of its own.
  useEffect(() => {
    if (!enabled) return;
    let current = true;
    setCode(null);
    setState('waiting');
    setFailed(false);
    api.post('/v1/loginQr/new', {}, { silent: true }).then(
      (answer) => current && setCode(answer),
      () => current && setFailed(true),
    );
    return () => {
      current = false;
    };
  }, [enabled, round]);

  useEffect(() => {
    if (!enabled || !code) return;
    let timer = 0;
    let current = true;
    const ask = async () => {
      try {
        const answer = await api.get('/v1/loginQr/state', { id: code.id }, { silent: true });
        if (!current) return;
        setState(answer.state);
        if (answer.state === 'confirmed') {
          const { second_factor } = answer;
          const user = answer.user ?? (second_factor && (await passSecond<SessionUser>({ second_factor })));
          if (!user) return;
          beginSession(user);
          onConfirmed();
          return;
        }
        if (answer.state === 'expired') return;
      } catch (error) {
        // A call that did not get through says nothing about the code.
        if (!current || !(error instanceof ApiError)) return;
      }
      timer = window.setTimeout(ask, POLL_MS);
    };
    timer = window.setTimeout(ask, POLL_MS);
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [enabled, code, onConfirmed]);

  return { url: code?.url ?? null, state, failed, renew: () => setRound(round + 1) };
}
