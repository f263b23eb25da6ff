import { AUDIT } from '../../../db/contract/limits';
import type { NamedPlace } from '../../domain/catalog/places';
import type { TileState } from '../../domain/catalog/TilePage';
import { type AskedItem, askedRow } from '../../domain/catalog/view';
import { type ApiQuery, type Paged, useApiQuery } from '../../kit/api';

/** A project as the table call answers it (core§7). */
export interface Project extends NamedPlace {
  xiangmu_id: string;
  name: string;
  cover: string | null;
  profile: string | null;
  org_name: string | null;
  investment_amount: string | null;
  release_time: number | null;
  add_time: number;
}

const COLUMNS = [
  ...['xiangmu_id', 'name', 'cover', 'org_name', 'investment_amount', 'release_time', 'add_time'],
  ...['province', 'city', 'county', 'region_name'],
];

/** A page of the public projects, the newest first. */
export const useProjects = ({ chosen: { keyword }, params }: TileState): ApiQuery<Paged<Project>> =>
  useApiQuery<Paged<Project>>(
    ['projects', 'list'],
    '/egg/base/list',
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
    useApiQuery<Paged<Project>>(['projects', 'detail'], '/egg/base/list', {
      table: 'xiangmu',
      columns: [...COLUMNS, 'profile'],
      where: { xiangmu_id: id },
      pageSize: 1,
    }),
    (project) => project,
  );
