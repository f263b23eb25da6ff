import { run } from './bootstrap.mjs';

await run('./migrations.ts');
