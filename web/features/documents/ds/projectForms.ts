import { asked, type RowAsked } from '../../../../db/contract/tables';

export const PROJECT_FORMS = ['project_form'];
export const DS = '/ds';
const PAGE_SIZE = 12;
const COLUMNS = ['id', 'code', 'name', 'comment', 'add_user', 'add_time'] as const;

/** The project forms that the caller reads: the own ones, to staff those of everybody. */
export const projectFormsAsked = (keyword: string, pageIndex: number) =>
  asked({
    table: 'project_form',
    columns: COLUMNS,
    where: keyword ? { or: [{ code: { like: keyword } }, { name: { like: keyword } }] } : {},
    order: [
      ['add_time', 'desc'],
      ['id', 'desc'],
    ],
    pageIndex,
    pageSize: PAGE_SIZE,
  });

export const projectFormAsked = (id: string) =>
  asked({ table: 'project_form', columns: COLUMNS, where: { id }, pageSize: 1 });
export type ProjectForm = RowAsked<ReturnType<typeof projectFormAsked>>;
