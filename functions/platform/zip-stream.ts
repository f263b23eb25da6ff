import { Zip, ZipDeflate } from 'fflate';

/** One file of an archive: its content comes in parts, of which one is held at a time. */
interface ZipEntry {
  name: string;
  parts: AsyncIterable<string> | Iterable<string>;
}

const NOTHING = new Uint8Array();
/** A date that ZIP can say: the same content is the same file, whenever it is made. */
const MADE = '1980-01-02T00:00:00Z';

async function* archive(entries: readonly ZipEntry[]): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder();
  const made: Uint8Array[] = [];
  const zip = new Zip((error, bytes) => {
    if (error) throw error;
    made.push(bytes);
  });
  for (const { name, parts } of entries) {
    const file = new ZipDeflate(name);
    file.mtime = MADE;
    zip.add(file);
    for await (const part of parts) {
      file.push(encoder.encode(part));
      yield* made.splice(0);
    }
    file.push(NOTHING, true);
    yield* made.splice(0);
  }
  zip.end();
  yield* made.splice(0);
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
      // An archive that nobody takes any more reads no further.
      await bytes.return(undefined);
    },
  });
}
