import { type Paged, useApiQuery } from '../../../kit/api';
import { pickName, useLang } from '../../../kit/i18n';

export interface ParentScope {
  id: string;
  pid: string;
  name: string;
  name_en: string | null;
  level: number;
}

/** The deepest level of the tree of fields; what stands there has nothing below it. */
const DEEPEST = 3;
const FIRST = 100;

/** The fields that others can stand below, those out of use among them, each with the name of its own parent. */
export function useParentScopes(enabled: boolean): { id: string; level: number; label: string }[] {
  const { lang } = useLang();
  const query = useApiQuery<Paged<ParentScope>>(
    ['admin', 'reference', 'parents'],
    '/egg/base/list',
    {
      table: 'scope',
      columns: ['id', 'pid', 'name', 'name_en', 'level'],
      where: { is_delete: 0, level: { lt: DEEPEST } },
      order: [['level', 'asc'], ['sort', 'asc'], ['id']],
      pageSize: FIRST,
    },
    { enabled },
  );
  const rows = query.data?.records ?? [];
  const nameOf = (row: ParentScope) => pickName(lang, row.name, row.name_en);
  return rows.map((row) => {
    const above = rows.find(({ id }) => id === row.pid);
    return { id: row.id, level: row.level, label: above ? `${nameOf(above)} / ${nameOf(row)}` : nameOf(row) };
  });
}
