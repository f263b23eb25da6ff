/**
 * The rows of a workbook's first sheet (.xlsx), or of a text with commas or tabs, as cells of text. Libraries that unpack workbooks
 * take their time over a large file: that is done beside the page.
 * @throws Error for what is no spreadsheet
 */
export async function rowsOf(file: File): Promise<string[][]> {
  const reader = new Worker(new URL('./reader.ts', import.meta.url), { type: 'module' });
  const answer = Promise.withResolvers<string[][]>();
  reader.onmessage = ({ data }: MessageEvent<string[][] | null>) =>
    data ? answer.resolve(data) : answer.reject(new Error('unreadable'));
  reader.onerror = () => answer.reject(new Error('unreadable'));
  reader.postMessage(file);
  return answer.promise.finally(() => reader.terminate());
}
