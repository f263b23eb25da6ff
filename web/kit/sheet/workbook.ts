/** Bytes of an unpacked part of a workbook that are read at most: lists are short, and a file may be made to burst. */
const MOST = 20_000_000;

const END = 0x06054b50;
const ENTRY = 0x02014b50;

async function inflated(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const reader = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw')).getReader();
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  for (let step = await reader.read(); !step.done; step = await reader.read()) {
    parts.push(step.value as Uint8Array<ArrayBuffer>);
    size += step.value.byteLength;
    if (size > MOST) throw new Error('too large');
  }
  return new Blob(parts).text();
}

/** The parts of a zip file by name, each unpacked when it is asked for. */
function partsOf(file: ArrayBuffer): Map<string, () => Promise<string>> {
  const view = new DataView(file);
  let end = file.byteLength - 22;
  while (end >= 0 && view.getUint32(end, true) !== END) end -= 1;
  if (end < 0) throw new Error('no zip file');
  const parts = new Map<string, () => Promise<string>>();
  let at = view.getUint32(end + 16, true);
  for (let left = view.getUint16(end + 10, true); left > 0 && view.getUint32(at, true) === ENTRY; left -= 1) {
    const [method, size, start] = [10, 20, 42].map((place) =>
      place === 10 ? view.getUint16(at + place, true) : view.getUint32(at + place, true),
    ) as [number, number, number];
    const [name, extra, note] = [28, 30, 32].map((place) => view.getUint16(at + place, true)) as [
      number,
      number,
      number,
    ];
    const key = new TextDecoder().decode(new Uint8Array(file, at + 46, name));
    const data = start + 30 + view.getUint16(start + 26, true) + view.getUint16(start + 28, true);
    const bytes = new Uint8Array(file, data, size);
    parts.set(key, () => (method === 0 ? new Blob([bytes]).text() : inflated(bytes)));
    at += 46 + name + extra + note;
  }
  return parts;
}

const parsed = (xml: string): Document => new DOMParser().parseFromString(xml, 'application/xml');

/** All texts below an element, runs of a rich text one behind the other. */
const textIn = (element: Element): string =>
  [...element.getElementsByTagName('t')].map((part) => part.textContent ?? '').join('');

/** Number of a column from 0 on: A is the first, AA stands behind Z. */
const columnOf = (reference: string): number =>
  [...reference.replace(/\d/g, '')].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;

/**
 * The first sheet of a workbook (.xlsx) as rows of texts.
 * @throws Error for a file that is none
 */
export async function sheetOf(file: ArrayBuffer): Promise<string[][]> {
  const parts = partsOf(file);
  const sheets = [...parts.keys()].filter((name) => /^xl\/worksheets\/sheet\d+\.xml$/.test(name));
  const first = sheets.sort((a, b) => a.localeCompare(b, 'en', { numeric: true }))[0];
  const sheet = first && parts.get(first);
  if (!sheet) throw new Error('no sheet');
  const strings = parts.get('xl/sharedStrings.xml');
  const shared = strings ? [...parsed(await strings()).getElementsByTagName('si')].map(textIn) : [];
  return [...parsed(await sheet()).getElementsByTagName('row')].map((row) => {
    const cells: string[] = [];
    for (const cell of row.getElementsByTagName('c')) {
      const value = cell.getElementsByTagName('v')[0]?.textContent ?? '';
      const kind = cell.getAttribute('t');
      const text = kind === 's' ? (shared[Number(value)] ?? '') : kind === 'inlineStr' ? textIn(cell) : value;
      cells[columnOf(cell.getAttribute('r') ?? '') < 0 ? cells.length : columnOf(cell.getAttribute('r') ?? '')] = text;
    }
    return Array.from(cells, (cell) => cell ?? '');
  });
}
