import type { Context } from 'hono';
import { BYTE_ORDER_MARK, csvLine } from './csv.ts';
import type { AppEnv } from './env.ts';

/**
 * A CSV file that Excel opens with its Chinese intact; rows are read while they are sent.
 * @param steps rows in steps, of which one is held at a time
 * @param lineOf a row as a line with its end
 */
export function csvStream<T>(
  headings: readonly string[],
  steps: AsyncGenerator<T[]>,
  lineOf: (row: T) => string,
): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  return new ReadableStream({
    start(controller) {
      controller.enqueue(encoder.encode(BYTE_ORDER_MARK + csvLine(headings)));
    },
    async pull(controller) {
      const { value, done } = await steps.next();
      if (done) controller.close();
      else controller.enqueue(encoder.encode(value.map(lineOf).join('')));
    },
    async cancel() {
      await steps.return(undefined);
    },
  });
}

/**
 * The answer of a call whose answer is such a file.
 * @param name of the file, without its ending
 */
export function csvFile(c: Context<AppEnv>, name: string, file: ReadableStream<Uint8Array>): Response {
  c.header('Content-Disposition', `attachment; filename="${name}.csv"`);
  c.header('Content-Type', 'text/csv; charset=utf-8');
  return c.body(file);
}
