import { type Project, projectOf, projectPage } from '../../../db/contract/projects';
import type { TileState } from '../../domain/catalog/TilePage';
import { type AskedItem, askedRow } from '../../domain/catalog/view';
import { useRows } from '../../kit/api';

/** A page of the public projects, the newest first. */
export const useProjects = ({ chosen, params }: TileState) =>
  useRows(['projects', 'list'], projectPage(chosen, params.pageIndex, params.pageSize));

/** One project that the caller may read. */
export const useProject = (id: string): AskedItem<Project> =>
  askedRow(useRows(['projects', 'detail'], projectOf(id)), (project) => project);
