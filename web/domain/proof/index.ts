import type { ProofPurpose } from '../../../db/contract/proof';
import { ApiError } from '../../kit/api';
import type { Progress } from './worker';

export type { Progress };

const wantsProof = (error: unknown): boolean =>
  error instanceof ApiError && error.errors.some(({ field }) => field === 'proof');

/**
 * Makes a call that may cost some computing where others have used up an account's attempts; the person waits a moment, and has
 * nothing to do.
 * @param call is given the proof when one is wanted, and must not tell of that refusal itself
 * @param onProgress how far the computing has got
 * @throws whatever the call throws, at last
 */
export async function withProof<T>(
  purpose: ProofPurpose,
  account: string,
  call: (proof: { proof?: string }) => Promise<T>,
  onProgress: (progress: Progress) => void,
): Promise<T> {
  try {
    return await call({});
  } catch (error) {
    if (!wantsProof(error)) throw error;
    const { computeProof } = await import('./compute');
    return call({ proof: await computeProof(purpose, account, onProgress) });
  }
}
