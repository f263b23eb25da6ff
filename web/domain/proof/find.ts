import type { Challenge } from '../../../db/contract/proof';
import { sha256Head } from './sha256';

/** Two proofs of one second differ when they are not looked for from the same number on; the sum stays within 12 digits. */
const FROM_BELOW = 900_000_000_000;

/**
 * Finds the numbers of a proof.
 * @param subject what it is for
 * @param onPart called with how many are found
 */
export function findProof(subject: string, { time, parts, bits }: Challenge, onPart?: (found: number) => void): string {
  const numbers: number[] = [];
  for (let part = 0; part < parts; part++) {
    let number = Math.floor(Math.random() * FROM_BELOW);
    while (Math.clz32(sha256Head(`${subject}:${time}:${part}:${number}`)) < bits) number += 1;
    numbers.push(number);
    onPart?.(part + 1);
  }
  return [time, ...numbers].join('.');
}
