/** Fields of a text whose lines are rows: tabs where there are any, as a spreadsheet copies them, else commas. */
export function cellsOf(text: string): string[][] {
  const source = text.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
  const separator = source.includes('\t') ? '\t' : ',';
  const rows: string[][] = [];
  let row: string[] = [];
  let cell = '';
  let quoted = false;
  const endCell = () => {
    row.push(cell);
    cell = '';
  };
  for (let place = 0; place < source.length; place += 1) {
    const sign = source[place] ?? '';
    if (quoted && sign === '"' && source[place + 1] === '"') {
      cell += sign;
      place += 1;
    } else if (sign === '"' && (quoted || cell === '')) quoted = !quoted;
    else if (sign === separator && !quoted) endCell();
    else if (sign === '\n' && !quoted) {
      endCell();
      rows.push(row);
      row = [];
    } else cell += sign;
  }
  endCell();
  return [...rows, row];
}
