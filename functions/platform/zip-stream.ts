/** One file of an archive: its content comes in parts, of which one is held at a time. */
export interface ZipEntry {
  name: string;
  parts: AsyncIterable<string> | Iterable<string>;
}

const encoder = new TextEncoder();

const TABLE = Uint32Array.from({ length: 256 }, (_, byte) => {
  let value = byte;
  for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1;
  return value;
});

const checked = (sum: number, bytes: Uint8Array): number =>
  bytes.reduce((value, byte) => (TABLE[(value ^ byte) & 255] ?? 0) ^ (value >>> 8), sum);

/** Little-endian fields: `[value, bytes]`. */
function record(...fields: [number, 2 | 4][]): Uint8Array<ArrayBuffer> {
  const bytes = new DataView(new ArrayBuffer(fields.reduce((sum, [, size]) => sum + size, 0)));
  let at = 0;
  for (const [value, size] of fields) {
    if (size === 2) bytes.setUint16(at, value, true);
    else bytes.setUint32(at, value, true);
    at += size;
  }
  return new Uint8Array(bytes.buffer);
}

/** Sizes stand behind the content (bit 3), names are UTF-8 (bit 11), content is deflated (8); the first of January 1980. */
const FORM = [
  [20, 2],
  [0x0808, 2],
  [8, 2],
  [0, 2],
  [0x21, 2],
] satisfies [number, 2 | 4][];

interface Packed {
  name: Uint8Array;
  sum: number;
  size: number;
  packed: number;
  offset: number;
}

const stated = ({ sum, packed, size }: Packed): [number, 2 | 4][] => [
  [sum, 4],
  [packed, 4],
  [size, 4],
];

/** Content as it goes in, counted and summed on its way. */
function source(parts: ZipEntry['parts'], entry: Packed): ReadableStream<Uint8Array<ArrayBuffer>> {
  const steps = Symbol.asyncIterator in parts ? parts[Symbol.asyncIterator]() : parts[Symbol.iterator]();
  let sum = 0xffffffff;
  return new ReadableStream({
    async pull(controller) {
      const { value, done } = await steps.next();
      if (done) return controller.close();
      const bytes = encoder.encode(value) as Uint8Array<ArrayBuffer>;
      sum = checked(sum, bytes);
      entry.sum = (sum ^ 0xffffffff) >>> 0;
      entry.size += bytes.byteLength;
      controller.enqueue(bytes);
    },
    async cancel() {
      await steps.return?.();
    },
  });
}

async function* archive(entries: readonly ZipEntry[]): AsyncGenerator<Uint8Array> {
  const packed: Packed[] = [];
  let offset = 0;
  for (const { name, parts } of entries) {
    const entry: Packed = { name: encoder.encode(name), sum: 0, size: 0, packed: 0, offset };
    const head = record([0x04034b50, 4], ...FORM, [0, 4], [0, 4], [0, 4], [entry.name.byteLength, 2], [0, 2]);
    yield head;
    yield entry.name;
    const reader = source(parts, entry).pipeThrough(new CompressionStream('deflate-raw')).getReader();
    try {
      for (let step = await reader.read(); !step.done; step = await reader.read()) {
        entry.packed += step.value.byteLength;
        yield step.value;
      }
    } finally {
      // An archive that nobody takes any more reads no further.
      await reader.cancel().catch(() => undefined);
    }
    yield record([0x08074b50, 4], ...stated(entry));
    offset += head.byteLength + entry.name.byteLength + entry.packed + 16;
    packed.push(entry);
  }
  const start = offset;
  for (const entry of packed) {
    const line = record(
      ...([[0x02014b50, 4], [20, 2], ...FORM, ...stated(entry)] as [number, 2 | 4][]),
      ...([
        [entry.name.byteLength, 2],
        [0, 2],
        [0, 2],
        [0, 2],
        [0, 2],
        [0, 4],
        [entry.offset, 4],
      ] as [number, 2 | 4][]),
    );
    yield line;
    yield entry.name;
    offset += line.byteLength + entry.name.byteLength;
  }
  const count = packed.length;
  yield record([0x06054b50, 4], [0, 2], [0, 2], [count, 2], [count, 2], [offset - start, 4], [start, 4], [0, 2]);
}

/** A ZIP archive that is made while it is sent: nothing of it is held but what is on its way. */
export function zipStream(entries: readonly ZipEntry[]): ReadableStream<Uint8Array> {
  const bytes = archive(entries);
  return new ReadableStream({
    async pull(controller) {
      const { value, done } = await bytes.next();
      if (done) controller.close();
      else controller.enqueue(value);
    },
    async cancel() {
      await bytes.return(undefined);
    },
  });
}
