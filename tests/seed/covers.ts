import { crc32, deflateSync } from 'node:zlib';
import { chooser } from './random.ts';

const WIDTH = 640;
const HEIGHT = 360;
const SHADES = 64;

function chunk(type: string, body: Uint8Array): Uint8Array {
  const bytes = Buffer.alloc(body.length + 12);
  bytes.writeUInt32BE(body.length, 0);
  bytes.write(type, 4, 'latin1');
  bytes.set(body, 8);
  bytes.writeUInt32BE(crc32(bytes.subarray(4, body.length + 8)), body.length + 8);
  return bytes;
}

/** 64 shades from a deep to a light tone of one hue, as RGB triples. */
function palette(hue: number): Uint8Array {
  const bytes = new Uint8Array(SHADES * 3);
  for (let shade = 0; shade < SHADES; shade++) {
    const t = shade / (SHADES - 1);
    const lightness = 0.3 + 0.42 * t;
    const strength = (0.62 - 0.2 * t) * Math.min(lightness, 1 - lightness);
    const turned = hue + 26 * t;
    [0, 8, 4].forEach((offset, channel) => {
      const k = (offset + turned / 30) % 12;
      bytes[shade * 3 + channel] = Math.round(255 * (lightness - strength * Math.max(-1, Math.min(k - 3, 9 - k, 1))));
    });
  }
  return bytes;
}

/**
 * A calm abstract cover: a diagonal gradient in the field's hue with a few large translucent rings.
 * @param fieldKey chooses hue and rings
 * @returns a PNG of 640 x 360 pixels with 64 colours, about 10 KB
 */
export function coverPng(fieldKey: string): Uint8Array {
  const choose = chooser(`cover ${fieldKey}`);
  const rings = Array.from({ length: 3 }, () => ({
    x: choose.below(WIDTH),
    y: choose.below(HEIGHT),
    radius: 90 + choose.below(150),
    lift: 5 + choose.below(8),
  }));
  const pixels = new Uint8Array((WIDTH + 1) * HEIGHT);
  for (let y = 0; y < HEIGHT; y++) {
    for (let x = 0; x < WIDTH; x++) {
      let shade = ((x / WIDTH) * 0.6 + (y / HEIGHT) * 0.4) * 40;
      for (const ring of rings) if (Math.hypot(x - ring.x, y - ring.y) < ring.radius) shade += ring.lift;
      pixels[y * (WIDTH + 1) + 1 + x] = Math.min(SHADES - 1, Math.floor(shade));
    }
  }
  const header = Buffer.alloc(13);
  header.writeUInt32BE(WIDTH, 0);
  header.writeUInt32BE(HEIGHT, 4);
  // 8 bits a pixel, colours by palette.
  header.set([8, 3], 8);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('PLTE', palette(185 + choose.below(60))),
    chunk('IDAT', deflateSync(pixels, { level: 9 })),
    chunk('IEND', new Uint8Array()),
  ]);
}
