import { type NewsInput, PROGRAMME_NEWS } from '../../../db/contract/programme/news.ts';
import { type ModuleOperation, runOperations } from '../../data/write.ts';
import type { Caller } from '../../platform/caller.ts';
import type { Database } from '../../platform/database.ts';
import type { Env } from '../../platform/env.ts';
import { AppError, invalid, notFound } from '../../platform/errors.ts';
import { newId } from '../../platform/random.ts';

type Files = NewsInput['attachments'];

const adds = (item_id: string, files: Files): ModuleOperation[] =>
  files.length === 0
    ? []
    : [
        {
          op: 'adds',
          table: 'attachment_relation',
          data: files.map(({ fileShowName, url }) => ({
            ...{ type: 'enclosure', item_id, file_name: fileShowName, file_path: url },
          })),
        },
      ];

/**
 * Writes news or a list of files with its attachments, all or none; the kind of one that is there stays.
 * @returns its key
 * @throws AppError 404, 422 with complaints at fields
 */
export async function writeNews(
  { db, env, caller, address }: { db: Database; env: Env; caller: Caller; address: string },
  { id, identify, title, profile, attachments }: NewsInput,
): Promise<{ id: string }> {
  const [stored = [], known = []] = await db.batch<{ id: string; identify: number; file_path: string }>([
    { sql: 'SELECT id, identify FROM project_news WHERE id = ? AND is_delete = 0', params: [id ?? ''] },
    { sql: 'SELECT id, file_path FROM attachment_relation WHERE item_id = ? AND is_delete = 0', params: [id ?? ''] },
  ]);
  if (id && !stored[0]) throw notFound();
  // Files belong to lists of files, a text to everything else (back-office§2).
  const isFiles = (stored[0]?.identify ?? identify) === PROGRAMME_NEWS.file;
  const wanted = isFiles ? attachments : [];
  const data = { title, ...(!isFiles && { profile }) };
  const paths = new Set(wanted.map(({ url }) => url));
  const key = id ?? newId();
  const gone = isFiles ? known.filter(({ file_path }) => !paths.has(file_path)) : [];
  const fresh = wanted.filter(({ url }) => !known.some(({ file_path }) => file_path === url));
  const operations: ModuleOperation[] = [
    id
      ? { op: 'put', table: 'project_news', data, where: { id } }
      : { op: 'add', table: 'project_news', data: { ...data, identify }, newKey: key },
    ...gone.map((row): ModuleOperation => ({ op: 'del', table: 'attachment_relation', where: { id: row.id } })),
    ...adds(key, fresh),
  ];
  try {
    await runOperations(operations, caller, db, env, address);
  } catch (error) {
    if (!(error instanceof AppError) || error.fields.length === 0 || !error.operation) throw error;
    throw invalid(error.fields.map((complaint) => ({ ...complaint, field: 'attachments' })));
  }
  return { id: key };
}
