import { run } from './bootstrap.mjs';

await run('./deploy.ts');
