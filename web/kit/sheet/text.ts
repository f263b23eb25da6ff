import papa from 'papaparse';

/** Fields of a text whose lines are rows: tabs where its first line holds one, as a spreadsheet copies them, else commas or semicolons. */
export function cellsOf(text: string): string[][] {
  const source = text.replace(/^\uFEFF/, '');
  const tabs = /^[^\r\n]*\t/.test(source);
  return papa.parse<string[]>(source, { delimiter: tabs ? '\t' : '', delimitersToGuess: [',', ';'] }).data;
}
