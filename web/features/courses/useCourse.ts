import {
  type CourseWhole,
  courseOf,
  inOrder,
  ownApplication,
  ownCertificate,
  ownDesignation,
  ownProgress,
} from '../../../db/contract/courses';
import type { RowOf } from '../../../db/contract/tables';
import { type AskedItem, askedRow } from '../../domain/catalog/view';
import { useSession } from '../../domain/session';
import { useRows } from '../../kit/api';
import { SIGNED_OUT } from '../../kit/api/statuses';

/** A course by its id, its parts in the editors' order. */
export const useCourse = (id: string): AskedItem<CourseWhole> =>
  askedRow(
    useRows(['courses', 'detail'], courseOf(id)),
    (row): CourseWhole => ({ ...row, chapters: inOrder(row.chapters), materials: inOrder(row.materials) }),
  );

/** Whether its films and materials are open to the reader (decision 105); undefined while nobody knows. */
export function useIsOpen({ id, paid }: Pick<CourseWhole, 'id' | 'paid'>): boolean | undefined {
  const { user, has } = useSession();
  const editor = has('content-admin');
  const asks = paid === 1 && !editor && Boolean(user);
  const own = useRows(['courses', 'designation'], ownDesignation(id, user?.user_id ?? ''), {
    enabled: asks,
    handled: [SIGNED_OUT],
  });
  if (paid !== 1 || editor) return true;
  if (!user) return false;
  return own.isError ? false : own.data && own.data.records.length > 0;
}

/** The reader's last wish to learn in a paid course: where it stands (`APPLICATION_STATES`), and why it was refused. */
type Application = RowOf<'course_application', 'state' | 'opinion'>;

/** The reader's last wish to learn in a paid course; null without one, undefined while nobody knows. */
export function useOwnApplication({ id, paid }: Pick<CourseWhole, 'id' | 'paid'>): Application | null | undefined {
  const { user } = useSession();
  const own = useRows(['courses', 'application'], ownApplication(id, user?.user_id ?? ''), {
    enabled: paid === 1 && Boolean(user),
    handled: [SIGNED_OUT],
    staleMs: 0,
  });
  if (paid !== 1 || !user || own.isError) return null;
  return own.data && (own.data.records[0] ?? null);
}

/** How far the reader has come, by chapter; undefined while nobody knows, empty for visitors. */
export function useProgress(courseId: string) {
  const { user } = useSession();
  const query = useRows(['courses', 'progress'], ownProgress(courseId), {
    enabled: Boolean(user),
    silent: true,
    staleMs: 0,
  });
  const known = !user || query.isError ? [] : query.data?.records;
  return known && new Map(known.map((row) => [row.chapter_id, row]));
}

/** Place of the first chapter that was not seen to its end; -1 where all of them were. */
export const firstUnfinished = (
  chapters: CourseWhole['chapters'],
  progress: ReadonlyMap<string, { finished: number }>,
): number => chapters.findIndex(({ id }) => progress.get(id)?.finished !== 1);

/** Code of the reader's certificate of an online course; null without one, undefined while nobody knows. */
export function useOwnCertificate({ id, chapters }: CourseWhole): string | null | undefined {
  const { user } = useSession();
  const own = useRows(['courses', 'certificate'], ownCertificate(id), {
    enabled: Boolean(user) && chapters.length > 0,
    silent: true,
    staleMs: 0,
  });
  if (!user || chapters.length === 0 || own.isError) return null;
  return own.data && (own.data.records[0]?.certificate ?? null);
}
