import { AUDIENCE_LIMITS } from '../../../../../db/contract/audiences';

/** What a row of a list says of an organisation. */
export interface ListRow {
  name?: string;
  code?: string;
}

/** A unified social credit code: 18 digits and capitals. */
const CODE = /^[0-9A-HJ-NPQRTUWXY]{18}$/i;
const NAME_HEAD = /名称|单位|企业|机构|公司|name|organi[sz]ation|company/i;
const CODE_HEAD = /信用代码|credit/i;
/** Numbers of rows, phones and dates are no names. */
const NO_NAME = /^[\d\s.,:/+-]*$/;

/** Where a table says in its first row what stands in which column. */
function headsOf(first: readonly string[]): { name: number; code: number } | null {
  if (first.some((cell) => CODE.test(cell.trim()))) return null;
  const code = first.findIndex((cell) => CODE_HEAD.test(cell));
  const name = first.findIndex((cell, place) => place !== code && NAME_HEAD.test(cell) && cell.trim().length <= 12);
  // A list of one column without a heading begins with a name, which may well hold one of these words.
  return code < 0 &&
    (name < 0 || first.length === 1) &&
    !/^(?:单位|企业|机构|公司)?名称$|^name$/i.test(first[0]?.trim() ?? '')
    ? null
    : { name, code };
}

function rowOf(cells: readonly string[], heads: { name: number; code: number } | null): ListRow {
  const texts = cells.map((cell) => cell.trim().slice(0, AUDIENCE_LIMITS.cell));
  const code = heads && heads.code >= 0 ? texts[heads.code] : texts.find((cell) => CODE.test(cell));
  const name =
    heads && heads.name >= 0 ? texts[heads.name] : texts.find((cell) => !NO_NAME.test(cell) && !CODE.test(cell));
  return { ...(name && { name }), ...(code && { code }) };
}

/** The organisations of a table; lines that say nothing are passed over. */
export function listOf(table: readonly string[][]): ListRow[] {
  const filled = table.filter((cells) => cells.some((cell) => cell.trim()));
  const heads = headsOf(filled[0] ?? []);
  return (heads ? filled.slice(1) : filled)
    .map((cells) => rowOf(cells, heads))
    .filter(({ name, code }) => name || code);
}
