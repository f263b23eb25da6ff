const UNADDRESSED = /<c(?=[\s/>])(?![^>]*\sr=)/;

const LETTERS = 26;

/** The letters of a column, from 1: A, …, Z, AA. */
function lettersOf(column: number): string {
  const rest = (column - 1) % LETTERS;
  const letter = String.fromCharCode(65 + rest);
  return column > LETTERS ? lettersOf((column - 1 - rest) / LETTERS) + letter : letter;
}

const columnOf = (letters: string): number =>
  [...letters].reduce((sum, letter) => sum * LETTERS + letter.charCodeAt(0) - 64, 0);

/**
 * A sheet whose cells all say where they stand. Programs may leave that out where cells follow each other, as the platform's own
 * files do, and what reads workbooks wants it.
 * @param xml of the sheet
 */
export function addressed(xml: string): string {
  if (!UNADDRESSED.test(xml)) return xml;
  let row = 0;
  let column = 0;
  return xml.replace(/<(row|c)(?=[\s/>])([^>]*)>/g, (tag, name: string, rest: string) => {
    const [, letters = '', digits = ''] = /\sr="([A-Z]*)(\d*)"/.exec(rest) ?? [];
    if (name === 'row') {
      row = Number(digits) || row + 1;
      column = 0;
      return tag;
    }
    column = letters ? columnOf(letters) : column + 1;
    return letters ? tag : `<c r="${lettersOf(column)}${row}"${rest}>`;
  });
}
