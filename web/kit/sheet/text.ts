import papa from 'papaparse';

/** The marks with which UTF-16 begins, as "Unicode text" of a spreadsheet is written. */
const UTF_16 = [
  { mark: [0xff, 0xfe], label: 'utf-16le' },
  { mark: [0xfe, 0xff], label: 'utf-16be' },
] as const;

/** The text of a file: UTF-16 where its mark says so, UTF-8 where it is that, with or without its mark; else what spreadsheets in Chinese write. */
export function textOf(file: ArrayBuffer): string {
  const bytes = new Uint8Array(file);
  const wide = UTF_16.find(({ mark }) => mark.every((byte, at) => bytes[at] === byte));
  if (wide) return new TextDecoder(wide.label).decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('gb18030').decode(bytes);
  }
}

/** Fields of a text whose lines are rows: tabs where its first line holds one, as a spreadsheet copies them, else commas or semicolons. */
export function cellsOf(text: string): string[][] {
  const source = text.replace(/^\uFEFF/, '');
  const tabs = /^[^\r\n]*\t/.test(source);
  return papa.parse<string[]>(source, { delimiter: tabs ? '\t' : '', delimitersToGuess: [',', ';'] }).data;
}
