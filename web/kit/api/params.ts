type ParamValue = string | number | boolean | null | undefined | readonly unknown[] | object;
export type Params = Record<string, ParamValue>;

/** `/v1/x` and `/egg/x` are mounted under the API root; absolute `/web/x` stays. */
export function apiPath(path: string): string {
  return path.startsWith('/web/') ? path : `/web${path}`;
}

/** Blank values are left out and zero is kept; objects and lists travel as JSON text. */
export function cleanParams(params: Params = {}): Record<string, string> {
  const clean: Record<string, string> = {};
  for (const key of Object.keys(params).sort()) {
    const value = params[key];
    if (value === null || value === undefined) continue;
    const text = typeof value === 'object' ? JSON.stringify(value) : String(value);
    if (text.trim() !== '') clean[key] = text;
  }
  return clean;
}

let lastStamp = 0;

/** Strictly growing, so that two equal calls in one millisecond still differ. */
export function cacheStamp(): number {
  lastStamp = Math.max(Date.now(), lastStamp + 1);
  return lastStamp;
}

/** Address of a GET call, the same for the same call. */
export const callAddress = (path: string, params: Params | undefined): string =>
  `${apiPath(path)}?${new URLSearchParams(cleanParams(params)).toString()}`;
