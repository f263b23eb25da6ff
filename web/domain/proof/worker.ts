import type { Challenge } from '../../../db/contract/proof';
import { findProof } from './find';

/** What the page asks for, and what it is told: a part that was found, then the whole. */
export interface Asked {
  subject: string;
  challenge: Challenge;
}
export type Told = { found: number } | { proof: string };

/** Parts that are found of all; null while nothing is computed. */
export type Progress = { found: number; parts: number } | null;

const tell = (message: Told) => self.postMessage(message);

self.addEventListener('message', ({ data }: MessageEvent<Asked>) => {
  tell({ proof: findProof(data.subject, data.challenge, (found) => tell({ found })) });
});
