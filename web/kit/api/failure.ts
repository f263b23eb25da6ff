/** How long a failure explains a page that could not be shown. */
const RECENT_MS = 30_000;

let last: { request: string; at: number } | undefined;

/** Keeps the name of a request that broke: administrators find it under that name. */
export function noteFailure(response: Response): void {
  const request = response.headers.get('x-request-id');
  if (response.status >= 500 && request) last = { request, at: Date.now() };
}

/** The name of the request that broke last, just before. */
export const recentFailure = (): string | undefined =>
  last && Date.now() - last.at < RECENT_MS ? last.request : undefined;
