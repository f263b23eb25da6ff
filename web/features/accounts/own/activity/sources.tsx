import type { ReactNode } from 'react';
import type { DoorKind } from '../../../../../db/contract/attendance';
import { CLINIC_STATES } from '../../../../../db/contract/enums';
import { itemPage } from '../../../../../db/contract/items';
import { AUDIT, ITEM } from '../../../../../db/contract/limits';
import type { Asked, RowAsked, TableName } from '../../../../../db/contract/tables';
import words from '../../../../i18n/memberCenter';
import { useRows } from '../../../../kit/api';
import { type Lang, pickName, useLang, useText } from '../../../../kit/i18n';
import { formatMinute } from '../../../../kit/layout/format';
import { StateChip, TagChip } from '../../../../kit/layout/StateChip';

/** One thing the person takes part in, as it is shown. */
export interface Activity {
  id: string;
  title: string;
  to?: string;
  state: ReactNode;
  facts: (string | null | undefined)[];
  note?: string | null;
  /** A sign-up that has a code for the door. */
  door?: DoorKind;
  added: number | null;
}

type Text = (typeof words)['zh']['activity'];

/**
 * What the page reads of one table.
 * @param call the person's own rows, newest first
 * @param shown how one of them is shown
 */
const source =
  <T extends TableName, const A extends Asked<NoInfer<T>>>(
    call: (userId: string) => { readonly table: T } & A,
    shown: (row: RowAsked<{ readonly table: T } & A>, text: Text, lang: Lang) => Activity,
  ) =>
  (userId: string | undefined, pageIndex: number) => {
    const text = useText(words).activity;
    const { lang } = useLang();
    const asked = { ...call(userId ?? ''), pageIndex };
    const query = useRows(['activity', asked.table], asked, {
      enabled: userId !== undefined,
      keepPrevious: true,
      staleMs: 0,
    });
    return { query, rows: query.data?.records.map((row) => shown(row, text, lang)) };
  };

const NEWEST = [['add_time', 'desc']] as const;

/** What the page shows, in its order; each is read by a hook of its own. */
export const sources = {
  demands: source(
    (userId) => ({
      table: 'xuqiu',
      columns: [
        'xuqiu_id',
        'name',
        'name_en',
        'code',
        'org_name',
        'add_time',
        'release_time',
        'audit_status',
        'audit_opinion',
      ],
      where: { add_user: userId, is_delete: 0 },
      leftJoin: [{ table: 'organization', on: { unit: 'organization_id' }, columns: ['name_en'], as: 'organization' }],
      order: NEWEST,
    }),
    (row, _, lang) => ({
      id: row.xuqiu_id,
      title: pickName(lang, row.name, row.name_en),
      to: itemPage(ITEM.demand, row.xuqiu_id, row.name),
      state: <StateChip status={row.audit_status} />,
      facts: [row.code, pickName(lang, row.org_name, row.organization?.name_en)],
      note: row.audit_status === AUDIT.pending ? '' : row.audit_opinion,
      added: row.add_time,
    }),
  ),
  applications: source(
    (userId) => ({
      table: 'clinic_application',
      columns: ['id', 'org_name', 'contacts', 'phone', 'remark', 'audit_status', 'add_time'],
      where: { add_user: userId, is_delete: 0 },
      order: NEWEST,
    }),
    (row, _, lang) => ({
      id: row.id,
      title: row.org_name,
      state: <TagChip label={CLINIC_STATES.find(({ value }) => value === row.audit_status)?.[lang] ?? ''} />,
      facts: [row.contacts, row.phone],
      note: row.remark,
      added: row.add_time,
    }),
  ),
  courses: source(
    (userId) => ({
      table: 'course_user',
      columns: ['id', 'course_id', 'name', 'add_time'],
      where: { user_id: userId },
      leftJoin: [{ table: 'course', on: { course_id: 'id' }, columns: ['name', 'start_time'], as: 'course' }],
      order: NEWEST,
    }),
    (row, text) => ({
      id: row.id,
      title: row.course?.name ?? '',
      state: <TagChip label={text.registered} />,
      facts: [row.name, formatMinute(row.course?.start_time)],
      door: 'course',
      added: row.add_time,
    }),
  ),
  meetings: source(
    (userId) => ({
      table: 'meeting_user',
      columns: ['id', 'meeting_id', 'name', 'add_time'],
      where: { user_id: userId },
      leftJoin: [
        { table: 'meeting', on: { meeting_id: 'id' }, columns: ['name', 'start_time', 'address'], as: 'meeting' },
      ],
      order: NEWEST,
    }),
    (row, text) => ({
      id: row.id,
      title: row.meeting?.name ?? '',
      state: <TagChip label={text.registered} />,
      facts: [row.name, formatMinute(row.meeting?.start_time), row.meeting?.address],
      door: 'meeting',
      added: row.add_time,
    }),
  ),
  messages: source(
    (userId) => ({
      table: 'feedback',
      columns: ['id', 'remark', 'item_id', 'item_type', 'add_time'],
      where: { user_id: userId },
      order: NEWEST,
    }),
    (row, text) => {
      const to = row.item_id ? itemPage(Number(row.item_type), row.item_id) : '';
      return {
        id: row.id,
        title: row.remark ?? '',
        ...(to && { to }),
        state: <TagChip label={text.submitted} />,
        facts: [],
        added: row.add_time,
      };
    },
  ),
};

export type Kind = keyof typeof sources;
