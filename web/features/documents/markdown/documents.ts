import { DOCUMENT_MAXIMA } from '../../../../db/contract/documents';
import { asked, type RowAsked, type RowOf } from '../../../../db/contract/tables';
import { ApiError, addRow, plain, readRows } from '../../../kit/api';

export const MARKDOWNS = ['markdown'];
const PAGE_SIZE = 10;

/** The caller's documents, the newest first. */
export const documentsAsked = (pageIndex: number) =>
  asked({
    table: 'markdown',
    columns: ['id', 'title', 'is_open', 'add_time', 'update_time'],
    order: [
      ['add_time', 'desc'],
      ['id', 'desc'],
    ],
    pageIndex,
    pageSize: PAGE_SIZE,
  });

/** One document: an own one, or one whose owner opened it. */
export const documentAsked = (id: string) =>
  asked({
    table: 'markdown',
    columns: ['id', 'title', 'content', 'is_open', 'version', 'add_user', 'add_time', 'update_time'],
    where: { id },
    pageSize: 1,
  });
export type Markdown = RowAsked<ReturnType<typeof documentAsked>>;

export type Written = RowOf<'markdown', 'title' | 'content'>;

/** The title of a document: what its writer says, else its first heading, else its first line. */
export function titleOf({ title, content }: Written, untitled: string): string {
  const lines = content.split('\n').map((line) => line.trim());
  const found = title.trim() || lines.find((line) => /^#+\s/.test(line)) || lines.find(Boolean) || untitled;
  return (
    [...found.replace(/^#+\s*/, '').replace(/[*_`~]/g, '')].slice(0, DOCUMENT_MAXIMA.title).join('').trim() || untitled
  );
}

/** Whether a text is short enough to be saved. */
export const fits = ({ title, content }: Written): boolean =>
  [...title].length <= DOCUMENT_MAXIMA.title && content.length <= DOCUMENT_MAXIMA.markdown;

export const addDocument = (written: Written): Promise<{ id: string }> => addRow('markdown', { ...written });

/**
 * Saves over the version that was read, aside of what is being written.
 * @returns the version that it is now; null where somebody else saved in between, or it is gone
 * @throws ApiError for every other failure, which the caller shows
 */
export async function saveDocument(id: string, version: number, written: Written): Promise<number | null> {
  const aside = { silent: true, quiet: true } as const;
  try {
    const call = { table: 'markdown', data: { ...written }, where: { id, version } };
    const answer = (await plain.put('/egg/base/put', call, aside)) as { changed: number };
    return answer.changed === 1 ? version + 1 : null;
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 404) throw error;
    return null;
  }
}

/** The document as it stands on the server; null where it is gone. */
export const currentDocument = async (id: string): Promise<Markdown | null> =>
  (await readRows(documentAsked(id))).records[0] ?? null;
