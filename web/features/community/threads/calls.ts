import { reread } from '../../../kit/api';

/** Key of all that is asked of threads. */
export const THREADS = 'threads';

/** Asks anew for whatever shows threads. */
export const refreshThreads = (): Promise<void> => reread([[THREADS]]);
