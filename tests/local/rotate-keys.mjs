import { run } from './bootstrap.mjs';

await run('./rotate-keys.ts');
