import { inflateRawSync } from 'node:zlib';
import { expect } from 'vitest';

/** The parts of an archive by name. */
export function unzipped(bytes: Buffer): Map<string, string> {
  const parts = new Map<string, string>();
  const end = bytes.lastIndexOf(Buffer.from('PK\u0005\u0006', 'latin1'));
  let at = bytes.readUInt32LE(end + 16);
  for (let left = bytes.readUInt16LE(end + 10); left > 0; left -= 1) {
    const [packed, name, start] = [
      bytes.readUInt32LE(at + 20),
      bytes.readUInt16LE(at + 28),
      bytes.readUInt32LE(at + 42),
    ];
    const data = start + 30 + bytes.readUInt16LE(start + 26) + bytes.readUInt16LE(start + 28);
    const text = inflateRawSync(bytes.subarray(data, data + packed)).toString();
    expect(Buffer.byteLength(text)).toBe(bytes.readUInt32LE(at + 24));
    parts.set(bytes.subarray(at + 46, at + 46 + name).toString(), text);
    at += 46 + name;
  }
  return parts;
}
