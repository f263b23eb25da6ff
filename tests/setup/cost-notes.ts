import { appendFileSync, existsSync, readFileSync } from 'node:fs';

/** Where the tests' calls are noted with what they cost; nothing is noted without it. */
const FILE = process.env.COSTS_FILE;

/** One call that a test made. */
export interface Noted {
  method: string;
  /** As it was sent, without its query. */
  path: string;
  ok: boolean;
  /** Server-Timing of its answer. */
  timing: string;
}

/** Notes what a call of a test cost, where COSTS_FILE names a file: what the tests do is what people do. */
export function noteCost(method: string, path: string, response: Response): void {
  const timing = response.headers.get('server-timing');
  if (!FILE || !timing) return;
  const noted: Noted = { method, path: path.split('?')[0] ?? '', ok: response.ok, timing };
  appendFileSync(FILE, `${JSON.stringify(noted)}\n`);
}

/** The calls that were noted in a file. */
export const notedIn = (file: string): Noted[] =>
  existsSync(file)
    ? readFileSync(file, 'utf8')
        .split('\n')
        .filter(Boolean)
        .map((line) => JSON.parse(line) as Noted)
    : [];
