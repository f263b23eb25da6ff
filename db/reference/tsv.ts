import { readFileSync } from 'node:fs';

/**
 * Rows of one tab-separated data file of this folder, without its heading line.
 * @param file file name beside this module, such as `china.tsv`
 * @returns one array of texts for each line, as many as the heading has columns
 * @throws Error when a line has another number of columns than the heading
 */
export function readTsv(file: string): string[][] {
  const lines = readFileSync(new URL(`./${file}`, import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line.length > 0);
  const width = lines[0]?.split('\t').length ?? 0;
  return lines.slice(1).map((line) => {
    const cells = line.split('\t');
    if (cells.length !== width) throw new Error(`${file}: ${cells.length} columns instead of ${width} in "${line}"`);
    return cells;
  });
}
