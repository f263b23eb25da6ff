import { type Params, sameCall } from './params';

interface PageDataEntry {
  path: string;
  params?: Params;
  result: unknown;
}

function readPageData(): Map<string, unknown> {
  const text = document.getElementById('page-data')?.textContent;
  if (!text) return new Map();
  try {
    const entries = JSON.parse(text) as PageDataEntry[];
    return new Map(entries.map((entry) => [sameCall(entry.path, entry.params), entry.result]));
  } catch {
    // Without it the page merely fetches for itself.
    return new Map();
  }
}

const loadedAt = Date.now();
let entries: Map<string, unknown> | undefined;

/** What the edge put into the HTML for this call, if anything. */
export function pageData<T>(path: string, params?: Params): { data: T; at: number } | undefined {
  entries ??= readPageData();
  const key = sameCall(path, params);
  return entries.has(key) ? { data: entries.get(key) as T, at: loadedAt } : undefined;
}
