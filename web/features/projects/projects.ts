import { AUDIT } from '../../../db/contract/limits';
import type { Row } from '../../../db/contract/tables';
import type { TileState } from '../../domain/catalog/TilePage';
import { type AskedItem, askedRow } from '../../domain/catalog/view';
import { useRows } from '../../kit/api';

const COLUMNS = [
  ...(['xiangmu_id', 'name', 'cover', 'org_name', 'investment_amount', 'release_time', 'add_time'] as const),
  ...(['province', 'city', 'county', 'region_name'] as const),
] as const;

/** A project as the table call answers it (core§7). */
export type Project = Pick<Row<'xiangmu'>, (typeof COLUMNS)[number] | 'profile'>;

/** A page of the public projects, the newest first. */
export const useProjects = ({ chosen: { keyword }, params }: TileState) =>
  useRows(
    ['projects', 'list'],
    {
      table: 'xiangmu',
      columns: COLUMNS,
      where: { audit_status: AUDIT.approved, ...(keyword && { name: { like: keyword } }) },
      order: [
        ['add_time', 'desc'],
        ['xiangmu_id', 'desc'],
      ],
      pageIndex: params.pageIndex,
      pageSize: params.pageSize,
    },
    { keepPrevious: true },
  );

/** One project that the caller may read. */
export const useProject = (id: string): AskedItem<Project> =>
  askedRow(
    useRows(['projects', 'detail'], {
      table: 'xiangmu',
      columns: [...COLUMNS, 'profile'],
      where: { xiangmu_id: id },
      pageSize: 1,
    }),
    (project) => project,
  );
