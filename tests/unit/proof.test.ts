import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { sha256Head } from '../../web/domain/proof/sha256.ts';

it('what the browser computes is SHA-256, whatever the length of the text', () => {
  for (let length = 0; length < 200; length++) {
    const text = '石a1'.repeat(length).slice(0, length);
    expect(sha256Head(text) >>> 0).toBe(createHash('sha256').update(text).digest().readUInt32BE(0));
  }
});
