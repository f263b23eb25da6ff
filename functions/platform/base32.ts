/** Figures and capitals that are not taken for one another. */
const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/**
 * Bytes as figures and capitals, five bits each; the last one is filled up with zeros.
 */
export function base32(bytes: Uint8Array): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  return (bits.match(/.{1,5}/g) ?? []).map((five) => LETTERS[Number.parseInt(five.padEnd(5, '0'), 2)]).join('');
}

/**
 * The bytes of such a text; what fills up the last character is let go.
 * @returns no bytes for another text
 */
export function fromBase32(text: string): Uint8Array {
  const places = [...text].map((letter) => LETTERS.indexOf(letter));
  if (places.includes(-1)) return new Uint8Array();
  const bits = places.map((place) => place.toString(2).padStart(5, '0')).join('');
  return Uint8Array.from(bits.match(/.{8}/g) ?? [], (byte) => Number.parseInt(byte, 2));
}
