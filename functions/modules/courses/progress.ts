import { sql } from 'drizzle-orm';
import type { courseCalls } from '../../../db/contract/calls/courses.ts';
import type { BodyOf } from '../../../db/contract/endpoint.ts';
import { render } from '../../data/render.ts';
import { Source } from '../../data/source.ts';
import type { Caller } from '../../platform/caller.ts';
import { now } from '../../platform/clock.ts';
import type { Database } from '../../platform/database.ts';
import { notFound } from '../../platform/errors.ts';
import { newId } from '../../platform/random.ts';

/**
 * Keeps where somebody left a film; what was finished once stays finished. Who may see the film (decision 105) is asked of the
 * table's own policy, in the insert itself.
 * @param body key of the chapter, and the place in seconds
 * @throws AppError 404 for a chapter that is not there, or whose film the caller may not see
 */
export async function keepProgress(
  db: Database,
  caller: Caller,
  userId: string,
  { chapter_id, seconds, finished = false }: BodyOf<typeof courseCalls.progress>,
): Promise<{ seconds: number; finished: boolean }> {
  const chapters = new Source('course_chapter', caller, 'h');
  const { rule } = chapters.column('video');
  const may = [chapters.rows, rule].filter((each) => each !== true);
  const statement = render(
    sql`INSERT INTO course_progress (id, user_id, course_id, chapter_id, seconds, finished, update_time)
      SELECT ${newId()}, ${userId}, ${chapters.ref('course_id')}, ${chapters.ref('id')}, ${seconds}, ${finished ? 1 : 0}, ${now()}
      FROM ${chapters.from} WHERE ${sql.join([sql`${chapters.ref('id')} = ${chapter_id}`, ...may], sql` AND `)}
      ON CONFLICT (user_id, chapter_id) DO UPDATE SET seconds = excluded.seconds,
        finished = max(course_progress.finished, excluded.finished), update_time = excluded.update_time
      RETURNING seconds, finished`,
  );
  const [[kept] = []] = await db.batch<{ seconds: number; finished: number }>([statement]);
  if (!kept) throw notFound();
  return { seconds: kept.seconds, finished: kept.finished === 1 };
}
