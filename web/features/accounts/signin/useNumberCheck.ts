import { useEffect, useRef, useState } from 'react';
import { CODE_RULES, type RegisterCheckInput } from '../../../../db/contract/accounts';
import accounts from '../../../i18n/accounts';
import { ApiError, api } from '../../../kit/api';
import { useText } from '../../../kit/i18n';

const TAKEN = 409;
const WHOLE = new RegExp(`^\\d{${CODE_RULES.digits}}$`);

interface Answer {
  to: string;
  state: 'open' | 'right' | 'taken' | 'refused';
  msg: string;
}

export interface NumberCheck {
  state: Answer['state'];
  /** What the field of the code says of it. */
  told: { complaint?: string; hint?: string };
}

/**
 * Asks about a number as soon as its code is whole: whoever has an account hears so before they fill in the rest.
 * @param onTaken gets the words for the field of the number
 */
export function useNumberCheck(input: RegisterCheckInput, onTaken: (msg: string) => void): NumberCheck {
  const text = useText(accounts);
  const [answer, setAnswer] = useState<Answer | null>(null);
  const asked = useRef('');
  const code = input.verificationCode.trim();
  const to = `${input.account} ${input.msgId} ${code}`;

  // biome-ignore lint/correctness/useExhaustiveDependencies: what is asked about is in `to`, and each look counts as a try.
  useEffect(() => {
    if (!input.msgId || !WHOLE.test(code) || asked.current === to) return;
    const ask = async (): Promise<Answer> => {
      try {
        await api.post('/v1/register/check', { ...input, verificationCode: code }, { silent: true });
        return { to, state: 'right', msg: '' };
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        const state = error.status === TAKEN ? 'taken' : 'refused';
        // A call that did not get through says nothing: the form will.
        const silent = error.status === 0 || error.status >= 500;
        return { to, state: silent ? 'open' : state, msg: error.errors[0]?.msg ?? error.msg };
      }
    };
    const settle = (found: Answer) => {
      if (asked.current !== to) return;
      setAnswer(found);
      if (found.state === 'taken') onTaken(found.msg);
    };
    // The form forgets the message of another number in the same breath.
    const timer = setTimeout(() => {
      asked.current = to;
      void ask().then(settle);
    }, 0);
    return () => clearTimeout(timer);
  }, [to]);

  if (answer?.to !== to) return { state: 'open', told: {} };
  if (answer.state === 'right') return { state: 'right', told: { hint: text.codeRight } };
  return { state: answer.state, told: answer.state === 'refused' ? { complaint: answer.msg } : {} };
}
