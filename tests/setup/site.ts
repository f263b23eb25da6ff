import { inject } from 'vitest';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Addresses of the servers of this run, without a slash at the end: one for all workers, or one for each. */
    baseUrls: string[];
  }
}

/**
 * Address of the server whose data this worker's tests may change, without a slash at the end.
 */
export function baseUrl(): string {
  const addresses = inject('baseUrls');
  const worker = Number(process.env.VITEST_POOL_ID) - 1;
  return addresses[worker % addresses.length] ?? '';
}
