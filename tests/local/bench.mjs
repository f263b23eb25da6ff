import { run } from './bootstrap.mjs';

await run('../bench/bench.ts');
