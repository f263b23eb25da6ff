import { Buffer } from 'node:buffer';

/** One part of a form as it arrives; `body` must be read to its end before the next part is asked for. */
export interface FormPart {
  name: string;
  /** Null for a plain field. */
  filename: string | null;
  type: string;
  body: AsyncIterable<Uint8Array>;
}

/** The body is not the form that its content type promises. */
export class MalformedForm extends Error {}

/** The body is longer than it may be. */
export class FormTooLong extends Error {}

/** Bytes of the lines in front of a part's content. */
const HEADER_BYTES = 8192;

const BLANK_LINE = Buffer.from('\r\n\r\n');

/** The bytes that are here and not yet taken; holds little more than one chunk of the body. */
class Window {
  bytes = Buffer.alloc(0);
  private readonly reader: ReadableStreamDefaultReader<Uint8Array>;

  private left: number;

  constructor(body: ReadableStream<Uint8Array>, maxBytes: number) {
    this.reader = body.getReader();
    this.left = maxBytes;
  }

  /** @throws MalformedForm at the end of the body, FormTooLong behind its last allowed byte */
  async more(): Promise<void> {
    const { value, done } = await this.reader.read();
    if (done) throw new MalformedForm('the body ended inside the form');
    this.left -= value.byteLength;
    if (this.left < 0) throw new FormTooLong();
    const next = Buffer.from(value.buffer, value.byteOffset, value.byteLength);
    this.bytes = this.bytes.length === 0 ? next : Buffer.concat([this.bytes, next]);
  }

  release(): void {
    this.reader.releaseLock();
  }

  take(count: number): Buffer {
    const taken = this.bytes.subarray(0, count);
    this.bytes = this.bytes.subarray(count);
    return taken;
  }
}

async function* upTo(window: Window, mark: Buffer): AsyncGenerator<Uint8Array> {
  for (;;) {
    const at = window.bytes.indexOf(mark);
    if (at >= 0) {
      if (at > 0) yield window.take(at);
      window.take(mark.length);
      return;
    }
    // The end of what is here may be the beginning of the mark.
    const safe = window.bytes.length - mark.length + 1;
    if (safe > 0) yield window.take(safe);
    await window.more();
  }
}

async function headerText(window: Window): Promise<string> {
  for (;;) {
    const at = window.bytes.indexOf(BLANK_LINE);
    if (at >= 0 && at <= HEADER_BYTES) return window.take(at + BLANK_LINE.length).toString('utf8');
    if (window.bytes.length > HEADER_BYTES) throw new MalformedForm('the header of a part is too long');
    await window.more();
  }
}

/** Browsers write quotes and line ends of a name as %22, %0D and %0A, and nothing else. */
const unquoted = (text: string): string =>
  text.replace(/%(22|0D|0A)/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));

function parameter(header: string, name: string): string | null {
  const found = new RegExp(`;\\s*${name}=(?:"((?:[^"\\\\]|\\\\.)*)"|([^;\\s]*))`, 'i').exec(header);
  return found ? unquoted((found[1] ?? found[2] ?? '').replace(/\\(["\\])/g, '$1')) : null;
}

function extended(header: string): string | null {
  const value = /;\s*filename\*=utf-8''([^;\s]*)/i.exec(header)?.[1];
  if (value === undefined) return null;
  try {
    return decodeURIComponent(value);
  } catch {
    throw new MalformedForm('the name of a file cannot be read');
  }
}

function partOf(header: string, body: AsyncIterable<Uint8Array>): FormPart {
  const lines = new Map(
    header.split('\r\n').map((line) => {
      const at = line.indexOf(':');
      return [line.slice(0, at).trim().toLowerCase(), line.slice(at + 1).trim()] as const;
    }),
  );
  const disposition = lines.get('content-disposition') ?? '';
  const name = parameter(disposition, 'name');
  if (!/^form-data\s*(?:;|$)/i.test(disposition) || name === null) throw new MalformedForm('a part has no name');
  const filename = extended(disposition) ?? parameter(disposition, 'filename');
  return { name, filename, type: lines.get('content-type') ?? '', body };
}

/**
 * The parts of a multipart form one after the other, as they arrive: nothing is kept but the chunk at hand (RFC 7578).
 * @param contentType the request's header, with the boundary
 * @param maxBytes of the whole body
 * @throws MalformedForm when the body is no such form, or ends inside it; FormTooLong when it is longer, whatever it says
 */
export async function* formParts(
  body: ReadableStream<Uint8Array>,
  contentType: string,
  maxBytes: number,
): AsyncGenerator<FormPart> {
  const boundary = /^multipart\/form-data\s*;.*?boundary=(?:"([^"]{1,70})"|([^;\s]{1,70}))/i.exec(contentType);
  if (!boundary) throw new MalformedForm('no boundary');
  const line = `--${boundary[1] ?? boundary[2]}`;
  const window = new Window(body, maxBytes);
  try {
    yield* partsOf(window, line);
  } finally {
    window.release();
  }
}

async function* partsOf(window: Window, line: string): AsyncGenerator<FormPart> {
  while (window.bytes.length < line.length) await window.more();
  if (window.take(line.length).toString('latin1') !== line) throw new MalformedForm('the form does not begin');
  const mark = Buffer.from(`\r\n${line}`);
  for (;;) {
    while (window.bytes.length < 2) await window.more();
    const after = window.take(2).toString('latin1');
    if (after === '--') return;
    if (after !== '\r\n') throw new MalformedForm('a boundary ends wrongly');
    const content = upTo(window, mark);
    yield partOf(await headerText(window), content);
    // What nobody wanted is skipped.
    for await (const _ of content);
  }
}
