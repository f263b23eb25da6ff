import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { ownNames } from '../../../../db/contract/form';
import { DECLARATION_FORM } from '../../../../db/contract/programme/declaration';
import type { SheetFile } from '../../../domain/programme/sheet';
import kit from '../../../i18n/kit';
import { readRows } from '../../../kit/api';
import { textOf } from '../../../kit/i18n';
import type { Kinds } from './values';

/** A declaration as dialog 1 changes it. */
export interface Edited {
  row: Readonly<Record<string, string | number | null>>;
  files: readonly SheetFile[];
  kinds: Kinds;
  phone: string | null;
}

async function readEdited(id: string): Promise<Edited> {
  const { records } = await readRows({
    table: 'project',
    columns: [...ownNames(DECLARATION_FORM).filter((name) => !HTML.includes(name)), 'id', 'round_id'],
    where: { id, is_delete: 0 },
    leftJoin: [{ table: 'user', on: { declarant_user_id: 'user_id' }, columns: ['tel'], as: 'declarant' }],
    process: [
      {
        table: 'attachment_relation',
        on: { item_id: 'id' },
        columns: ['file_name', 'file_path', 'file_suffix', 'size', 'kind'],
        as: 'files',
      },
    ],
    pageSize: 1,
  });
  const [row] = records;
  if (!row) throw new Error(textOf(kit).dataException);
  const { files, declarant, round_id, ...columns } = row;
  // What comes beside a row carries no rich text, and the other way round.
  const texts = await readRows({ table: 'project', columns: HTML, where: { id }, pageSize: 1 });
  const kinds = round_id
    ? await readRows({
        table: 'project_round_file',
        columns: ['id', 'name', 'is_required'],
        where: { round_id },
        order: [['sort'], ['id']],
        pageSize: 100,
      })
    : { records: [] };
  return {
    row: { ...columns, ...texts.records[0] } as Edited['row'],
    files,
    kinds: kinds.records.map(({ id: kind, name, is_required }) => ({
      ...{ id: kind, name, is_required: Boolean(is_required) },
    })),
    phone: declarant?.tel ?? null,
  };
}

const HTML = ownNames(DECLARATION_FORM, ({ look }) => look === 'html');

/** Reads a declaration for its dialog: the row, its files, and what its round asks for (back-office§7). */
export const useEdited = (id: string): UseQueryResult<Edited> =>
  useQuery({ queryKey: ['programme', 'edited', id], queryFn: () => readEdited(id), staleTime: 0 });
