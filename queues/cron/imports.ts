import { wakeImports } from '../../functions/modules/imports/jobs.ts';
import { Database } from '../../functions/platform/database.ts';
import type { Env } from '../../functions/platform/env.ts';

/** Wakes imports whose worker is gone. */
export const goOnWithImports = (env: Env): Promise<void> => wakeImports(new Database(env.DB), env);
