import type { LoginResult } from '../../../db/contract/session';
import shell from '../../i18n/shell';
import { ApiError, api } from '../../kit/api';
import { textOf } from '../../kit/i18n';
import { toast } from '../../kit/toast';
import { type Progress, withProof } from '../proof';
import { passSecond } from './secondFactor';
import { adoptUser, CREDENTIAL, EVERY_TAB, endThere, type SessionUser } from './session';

interface LoginInput {
  account: string;
  password: string;
  remember?: boolean;
}

/** Takes over the user of a sign-in that asked nobody whether to stay signed in: every tab of the browser is. */
export function beginSession(answer: LoginResult): SessionUser {
  localStorage.setItem(EVERY_TAB, '1');
  return adoptUser(answer);
}

const TOO_MANY = 429;

/** @param onProgress how far the browser has got with what it must compute where others tried the account too often */
export async function login(
  input: LoginInput,
  onProgress: (progress: Progress) => void = () => undefined,
): Promise<SessionUser> {
  const post = (proof: { proof?: string }) =>
    api.post('/egg/user/login', { ...input, ...proof }, { handled: [TOO_MANY] });
  // Told later, the server would end what begins now.
  await endThere();
  try {
    const answer = await passSecond(await withProof('login', input.account, post, onProgress));
    // What is kept may be another person's, who used this browser before.
    if (!answer.credential) localStorage.removeItem(CREDENTIAL);
    return adoptUser(answer);
  } catch (error) {
    if (error instanceof ApiError && error.status === TOO_MANY) toast.error(error.msg);
    throw error;
  }
}

export function greetLogin(): void {
  toast.success(textOf(shell).loginSuccess);
}
