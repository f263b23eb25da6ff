/** Texts of a length, as the fields of their formats take them. */
const MADE: readonly [RegExp, (length: number) => string][] = [
  [/tel$|phone$/, (length) => `9${' '.repeat(length - 5)}5588`],
  [/email$/, (length) => `a@${`${'b'.repeat(60)}.`.repeat(5).slice(0, length - 'a@.example'.length)}.example`],
  [/web_site$/, (length) => 'https://a.example/'.padEnd(length, 'a')],
  [/investment(?:_amount)?$/, (length) => '1'.repeat(length)],
];

/** A text of a length that the field takes but for its length. */
export const textOf = (field: string, length: number): string =>
  MADE.find(([name]) => name.test(field))?.[1](length) ?? '字'.repeat(length);
