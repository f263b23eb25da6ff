import { env } from 'cloudflare:workers';
import { enforceD1Limits } from './limits.ts';

export * from '../../../queues/index.ts';
export { default } from '../../../queues/index.ts';

enforceD1Limits((env as unknown as { DB: D1Database }).DB);
