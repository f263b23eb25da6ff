import { accountKey } from '../../../db/contract/accounts';
import { type ProofPurpose, proofSubject } from '../../../db/contract/proof';
import { api } from '../../kit/api';
import type { Asked, Progress, Told } from './worker';

/** Beside the page, which stays alive meanwhile. */
function run(asked: Asked, onProgress: (progress: Progress) => void): Promise<string> {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  const { parts } = asked.challenge;
  onProgress({ found: 0, parts });
  return new Promise<string>((done, fail) => {
    worker.addEventListener('error', fail);
    worker.addEventListener('message', ({ data }: MessageEvent<Told>) => {
      if ('proof' in data) done(data.proof);
      else onProgress({ found: data.found, parts });
    });
    worker.postMessage(asked);
  }).finally(() => {
    worker.terminate();
    onProgress(null);
  });
}

/** Computes the proof that the server asks for now. */
export async function computeProof(
  purpose: ProofPurpose,
  account: string,
  onProgress: (progress: Progress) => void,
): Promise<string> {
  const challenge = await api.get('/v1/session/challenge', {}, { silent: true });
  return run({ subject: proofSubject(purpose, accountKey(account)), challenge }, onProgress);
}
