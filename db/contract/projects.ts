import { AUDIT } from './limits.ts';
import { asked, type Row } from './tables.ts';

const COLUMNS = [
  ...(['xiangmu_id', 'name', 'cover', 'scope', 'org_name', 'investment_amount', 'release_time', 'add_time'] as const),
  ...(['province', 'city', 'county', 'region_name', 'name_en', 'summary_en'] as const),
] as const;

/** What its organisation is called in English. */
const ORGANIZATION = {
  table: 'organization',
  on: { unit: 'organization_id' },
  columns: ['name_en'],
  as: 'organization',
} as const;

/** A project as its list shows it, and as its page does (core§7). */
export type ProjectCard = Pick<Row<'xiangmu'>, (typeof COLUMNS)[number]> & {
  organization: Pick<Row<'organization'>, 'name_en'> | null;
};
export type Project = ProjectCard & Pick<Row<'xiangmu'>, 'profile'>;

/** The column that holds a place of the level of a code. */
const levelOf = (region: string): 'province' | 'city' | 'county' =>
  region.endsWith('0000') ? 'province' : region.endsWith('00') ? 'city' : 'county';

/**
 * The parameters of the table service's list for a page of the public projects, newest first.
 * @param chosen part of a name, and the code of a place; blank for all
 */
export const projectPage = (
  { keyword = '', region = '' }: { keyword?: string | undefined; region?: string | undefined },
  pageIndex: number,
  pageSize: number,
) =>
  asked({
    table: 'xiangmu',
    columns: COLUMNS,
    where: {
      audit_status: AUDIT.approved,
      ...(keyword && { or: [{ name: { like: keyword } }, { name_en: { like: keyword } }] }),
      ...(/^\d{6}$/.test(region) && { [levelOf(region)]: region }),
    },
    leftJoin: [ORGANIZATION],
    order: [
      ['add_time', 'desc'],
      ['xiangmu_id', 'desc'],
    ],
    pageIndex,
    pageSize,
  });

/** The same for one that the caller may read, whose answer is a page of one row or none. */
export const projectOf = (id: string) =>
  asked({
    table: 'xiangmu',
    columns: [...COLUMNS, 'profile'],
    where: { xiangmu_id: id },
    leftJoin: [ORGANIZATION],
    pageSize: 1,
  });

/** Projects of the same field that are shown beside one. */
const SIMILAR = 3;

/** The same for other public projects of the first field of one, newest first. */
export const similarProjects = ({ xiangmu_id, scope }: Pick<ProjectCard, 'xiangmu_id' | 'scope'>) =>
  asked({
    table: 'xiangmu',
    columns: COLUMNS,
    where: {
      audit_status: AUDIT.approved,
      xiangmu_id: { ne: xiangmu_id },
      // A field is named by its branch and its own number: others of the branch are near enough.
      scope: { like: (scope ?? '').split(',')[0]?.trim().split('-').slice(0, 2).join('-') ?? '' },
    },
    leftJoin: [ORGANIZATION],
    order: [
      ['add_time', 'desc'],
      ['xiangmu_id', 'desc'],
    ],
    pageIndex: 1,
    pageSize: SIMILAR,
  });

/** Ids of the fields of a project, as covers take them. */
export const scopesOf = ({ scope }: Pick<ProjectCard, 'scope'>): { id: string }[] =>
  (scope ?? '')
    .split(',')
    .filter(Boolean)
    .map((id) => ({ id: id.trim() }));

/** Columns of the list of one's own projects. */
export const OWN_PROJECT = [
  ...(['xiangmu_id', 'name', 'name_en', 'cover', 'scope', 'org_name', 'investment_amount'] as const),
  ...(['audit_status', 'audit_opinion', 'add_time', 'update_time'] as const),
] as const;

/** Columns of the form of a project. */
export const PROJECT_COLUMNS = [
  ...(['xiangmu_id', 'name', 'name_en', 'summary_en', 'cover', 'profile', 'scope', 'unit', 'org_name'] as const),
  ...(['investment_amount', 'contacts', 'contacts_tel', 'contacts_email', 'province', 'city', 'county'] as const),
] as const;
