import { tellAlerts } from '../../functions/modules/administration/alert-messages.ts';
import { Database } from '../../functions/platform/database.ts';
import type { Env } from '../../functions/platform/env.ts';

/** Tells administrators what the security log warns of. */
export const warnAdministrators = (env: Env): Promise<void> => tellAlerts(new Database(env.DB), env);
