import { crc32, deflateSync } from 'node:zlib';
import { chooser } from './random.ts';

const SHADES = 64;

function chunk(type: string, body: Uint8Array): Uint8Array {
  const bytes = Buffer.alloc(body.length + 12);
  bytes.writeUInt32BE(body.length, 0);
  bytes.write(type, 4, 'latin1');
  bytes.set(body, 8);
  bytes.writeUInt32BE(crc32(bytes.subarray(4, body.length + 8)), body.length + 8);
  return bytes;
}

/** 64 shades of one hue from dark to light, as RGB triples. */
function palette(hue: number, strength: number): Uint8Array {
  const bytes = new Uint8Array(SHADES * 3);
  for (let shade = 0; shade < SHADES; shade++) {
    const lightness = 0.16 + (0.8 * shade) / (SHADES - 1);
    const colour = strength * Math.min(lightness, 1 - lightness);
    [0, 8, 4].forEach((offset, channel) => {
      const k = (offset + hue / 30) % 12;
      bytes[shade * 3 + channel] = Math.round(255 * (lightness - colour * Math.max(-1, Math.min(k - 3, 9 - k, 1))));
    });
  }
  return bytes;
}

/** A PNG of few colours; `shade` says of each pixel which of 64 it has. */
function png(width: number, height: number, colours: Uint8Array, shade: (x: number, y: number) => number): Uint8Array {
  const pixels = new Uint8Array((width + 1) * height);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      pixels[y * (width + 1) + 1 + x] = Math.max(0, Math.min(SHADES - 1, Math.floor(shade(x, y))));
    }
  }
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  // 8 bits a pixel, colours by palette.
  header.set([8, 3], 8);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('PLTE', colours),
    chunk('IDAT', deflateSync(pixels, { level: 9 })),
    chunk('IEND', new Uint8Array()),
  ]);
}

/**
 * The portrait of somebody who does not exist: head and shoulders without a face before a plain ground.
 * @param number chooses colour and figure
 * @returns a PNG of 320 x 320 pixels, about 3 KB
 */
export function portraitPng(number: number): Uint8Array {
  const choose = chooser(`portrait ${number}`);
  const size = 320;
  const head = { x: 160, y: 124 + choose.below(10), r: 52 + choose.below(8) };
  const wide = 108 + choose.below(18);
  const long = choose.below(2) === 0;
  const glasses = choose.below(3) === 0;
  const collar = choose.below(2) === 0;
  return png(size, size, palette(190 + ((number * 47) % 150), 0.42), (x, y) => {
    const ground = 50 - (y / size) * 10;
    const face = Math.hypot(x - head.x, (y - head.y) * 0.86) < head.r;
    const hair = Math.hypot(x - head.x, (y - head.y + 16) * 0.9) < head.r + 7;
    const strands = long && Math.abs(x - head.x) < head.r + 6 && y > head.y - 10 && y < head.y + 62;
    const neck = Math.abs(x - head.x) < 22 && y > head.y && y < 210;
    const body = y > 198 && Math.hypot((x - 160) / wide, (y - 330) / 134) < 1;
    const shirt = body && collar && Math.abs(x - 160) < (250 - y) * 0.45 && y < 250;
    const frame = glasses && face && [138, 182].some((eye) => Math.abs(Math.hypot(x - eye, y - head.y + 2) - 15) < 2.2);
    if (frame) return 14;
    if (face && y > head.y - head.r * 0.42) return 57 - Math.abs(x - head.x) * 0.05;
    if (hair || (strands && !face)) return 10 + ((x + y) % 90) / 45;
    if (neck && y < 224) return 52;
    if (shirt) return 62;
    if (body) return 20 + (x - 160) * 0.03;
    return ground;
  });
}

/** What a drawn picture of a park shows. */
export type ParkView = 'skyline' | 'halls' | 'site' | 'green';

/**
 * A drawn view of a park: buildings, factory halls, a building site with a crane, or its green.
 * @returns a PNG of 960 x 540 pixels, about 12 KB
 */
export function parkPng(number: number, view: ParkView): Uint8Array {
  const [width, height] = [960, 540];
  const choose = chooser(`park view ${number} ${view}`);
  const horizon = 360;
  const hills = Array.from({ length: 4 }, (_, index) => ({
    x: index * 300 + choose.below(200),
    h: 40 + choose.below(90),
    w: 180 + choose.below(160),
  }));
  const blocks: { x: number; w: number; h: number; roof: boolean }[] = [];
  for (let x = 30; x < width - 60; ) {
    const w = view === 'halls' ? 150 + choose.below(80) : 46 + choose.below(56);
    const h =
      view === 'halls' ? 60 + choose.below(40) : view === 'green' ? 40 + choose.below(60) : 80 + choose.below(190);
    blocks.push({ x, w, h, roof: choose.below(2) === 0 });
    x += w + (view === 'green' ? 90 + choose.below(90) : 10 + choose.below(30));
  }
  const trees = Array.from({ length: view === 'green' ? 42 : 16 }, () => ({
    x: choose.below(width),
    y: horizon + 22 + choose.below(38),
    r: 12 + choose.below(18),
  }));
  const sun = { x: 120 + choose.below(700), y: 70 + choose.below(70) };
  const crane = 240 + choose.below(420);
  const hue = view === 'green' ? 150 : view === 'site' ? 205 : 200 + choose.below(30);
  // What depends on the column alone is looked up once for each: half a million pixels ask.
  const columns = Array.from({ length: width }, (_, x) => ({
    block: blocks.find((each) => x >= each.x && x < each.x + each.w),
    hill: Math.max(...hills.map((each) => each.h * Math.cos(Math.min(1.57, Math.abs(x - each.x) / each.w)))),
  }));
  const onBlock = (x: number, y: number): number | null => {
    const block = columns[x]?.block;
    if (!block) return null;
    const top = horizon + 26 - block.h;
    const saw = view === 'halls' && block.roof ? ((x - block.x) % 38) * 0.4 : 0;
    if (y < top - saw || y > horizon + 26) return null;
    const [u, v] = [(x - block.x) % 18, (y - top) % 22];
    if (view === 'site' && block.roof) return u < 3 || v < 3 ? 18 : null;
    const window = u > 5 && u < 14 && v > 6 && v < 16 && y > top + 6;
    if (window) return view === 'halls' ? 44 : 50;
    return 24 + (x - block.x > block.w * 0.62 ? -7 : 0) + (block.roof ? 4 : 0);
  };
  return png(width, height, palette(hue, 0.5), (x, y) => {
    if (view === 'site') {
      const mast = Math.abs(x - crane) < 5 && y > 96 && y < horizon + 26;
      const jib = Math.abs(y - 104) < 4 && x > crane - 70 && x < crane + 230;
      const rope = Math.abs(x - crane - 180) < 1.5 && y > 104 && y < 210;
      const load = Math.abs(x - crane - 180) < 22 && Math.abs(y - 218) < 9;
      if (mast || jib || rope || load) return 12;
    }
    const tree = y > horizon - 10 && trees.find((each) => (x - each.x) ** 2 + (y - each.y) ** 2 < each.r ** 2);
    if (tree) return 15 + ((tree.x * 7) % 9);
    const block = onBlock(x, y);
    if (block !== null) return block;
    if (y > horizon + 26) {
      const road = Math.abs(y - 470 - (x - 480) * 0.02) < 26;
      return road ? (Math.abs(y - 470) < 2 && x % 60 < 34 ? 58 : 34) : 27 + (y - horizon) * 0.03;
    }
    if (y > horizon - (columns[x]?.hill ?? 0)) return 40;
    return Math.hypot(x - sun.x, y - sun.y) < 34 ? 63 : 61 - (1 - y / horizon) * 10;
  });
}

/**
 * A wide drawn view of an exhibition hall: a floor in perspective, walls with panels, lamps and pedestals.
 * @param number chooses colour and panels
 * @returns a PNG of 2400 x 540 pixels, about 30 KB
 */
export function panoramaPng(number: number): Uint8Array {
  const [width, height] = [2400, 540];
  const choose = chooser(`panorama ${number}`);
  const panels = Array.from({ length: 12 }, (_, index) => ({
    x: 40 + index * 198,
    w: 120 + choose.below(40),
    kind: choose.below(4),
    shade: 36 + choose.below(14),
  }));
  return png(width, height, palette([205, 165, 130, 250, 95][number % 5] ?? 205, 0.42), (x, y) => {
    if (y > 372) {
      const depth = (y - 360) / 180;
      const line = Math.abs(((x - 1200) / depth / 140) % 1) < 0.03 || Math.abs(Math.log(depth) % 0.42) < 0.03;
      return (line ? 34 : 42) + depth * 8;
    }
    if (y < 84) return Math.abs((x % 200) - 100) < 46 && y > 52 && y < 66 ? 63 : 46 - (84 - y) * 0.12;
    const panel = panels.find((each) => x >= each.x && x < each.x + each.w);
    const stand = panel && Math.abs(x - panel.x - panel.w / 2) < 34 && y > 306;
    if (stand) return y < 314 ? 60 : 22;
    if (panel && y > 124 && y < 282) {
      const [u, v] = [(x - panel.x) / panel.w, (y - 124) / 158];
      if (u < 0.03 || u > 0.97 || v < 0.025 || v > 0.975) return 16;
      const ring = Math.abs(Math.hypot(u - 0.5, (v - 0.5) * 1.1) - 0.3) < 0.045;
      const bars = u > 0.16 && u < 0.84 && (u * 6) % 1 < 0.6 && 1 - v < 0.22 + (Math.floor(u * 6) % 4) * 0.16;
      const curve = Math.abs(v - 0.55 + Math.sin(u * 7 + panel.kind) * 0.2) < 0.035;
      const rows = (v * 8) % 1 < 0.45 && u > 0.12 && u < 0.5 + (Math.floor(v * 8) % 3) * 0.16 && v > 0.2;
      const drawn = [ring, bars, curve, rows][panel.kind];
      return drawn ? 14 + panel.kind * 3 : panel.shade + 10;
    }
    return 52 - (y - 84) * 0.018 - Math.abs(x - 1200) * 0.003;
  });
}
