import { tidyNews } from '../../functions/modules/news/tidy.ts';
import { Database } from '../../functions/platform/database.ts';
import type { Env } from '../../functions/platform/env.ts';

/** Publications that have ended become history; links to drafts that have ended go. */
export const endNews = (env: Env): Promise<void> => tidyNews(new Database(env.DB));
