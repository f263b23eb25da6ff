import type { Params } from '../../../../kit/api';

/** What the page shows, in its order. */
export const KINDS = ['demands', 'applications', 'courses', 'meetings', 'messages'] as const;
export type Kind = (typeof KINDS)[number];

/** A row of any of the tables; each kind reads its own columns. */
export type ActivityRow = Record<string, unknown>;

/** Where the first of a kind is made; the other kinds have no page of their own to begin on. */
export const BEGINNINGS = { demands: '/demands?publish=new', messages: '/results' } as const;

export const hasBeginning = (kind: Kind): kind is keyof typeof BEGINNINGS => Object.hasOwn(BEGINNINGS, kind);

interface Source {
  /** The table call that answers the person's own rows, newest first. */
  call: (userId: string) => Params;
  id: (row: ActivityRow) => string;
  none: 'noDemands' | 'noApplications' | 'noCourses' | 'noMeetings' | 'noMessages';
}

const NEWEST = [['add_time', 'desc']];
const byId = (row: ActivityRow) => String(row.id);

export const sources: Record<Kind, Source> = {
  demands: {
    call: (userId) => ({
      table: 'xuqiu',
      columns: ['xuqiu_id', 'name', 'code', 'org_name', 'add_time', 'release_time', 'audit_status', 'audit_opinion'],
      where: { add_user: userId, is_delete: 0 },
      order: NEWEST,
    }),
    id: (row) => String(row.xuqiu_id),
    none: 'noDemands',
  },
  applications: {
    call: (userId) => ({
      table: 'clinic_application',
      columns: ['id', 'org_name', 'contacts', 'phone', 'remark', 'audit_status', 'add_time'],
      where: { add_user: userId, is_delete: 0 },
      order: NEWEST,
    }),
    id: byId,
    none: 'noApplications',
  },
  courses: {
    call: (userId) => ({
      table: 'course_user',
      columns: ['id', 'course_id', 'name', 'add_time'],
      where: { user_id: userId },
      leftJoin: [{ table: 'course', on: { course_id: 'id' }, columns: ['name', 'start_time'], as: 'course' }],
      order: NEWEST,
    }),
    id: byId,
    none: 'noCourses',
  },
  meetings: {
    call: (userId) => ({
      table: 'meeting_user',
      columns: ['id', 'meeting_id', 'name', 'add_time'],
      where: { user_id: userId },
      leftJoin: [
        { table: 'meeting', on: { meeting_id: 'id' }, columns: ['name', 'start_time', 'address'], as: 'meeting' },
      ],
      order: NEWEST,
    }),
    id: byId,
    none: 'noMeetings',
  },
  messages: {
    call: (userId) => ({
      table: 'feedback',
      columns: ['id', 'remark', 'item_id', 'item_type', 'add_time'],
      where: { user_id: userId },
      order: NEWEST,
    }),
    id: byId,
    none: 'noMessages',
  },
};
