/**
 * All rows of a list that is answered page by page.
 * @param read answers one page, from 1 on
 */
export async function readPages<T>(read: (page: number) => Promise<{ records: T[]; pages: number }>): Promise<T[]> {
  const first = await read(1);
  const rows = [...first.records];
  for (let page = 2; page <= first.pages; page += 1) rows.push(...(await read(page)).records);
  return rows;
}
