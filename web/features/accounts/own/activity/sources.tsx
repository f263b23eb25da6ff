import type { ReactNode } from 'react';
import type { DoorKind } from '../../../../../db/contract/attendance';
import type { BookedKind, OwnSignUp } from '../../../../../db/contract/bookings';
import { applicationPath, CLINIC } from '../../../../../db/contract/clinic';
import { coursePath } from '../../../../../db/contract/courses';
import { CLINIC_STATES } from '../../../../../db/contract/enums';
import { itemPage } from '../../../../../db/contract/items';
import { AUDIT, ITEM } from '../../../../../db/contract/limits';
import { meetingPath } from '../../../../../db/contract/meetings';
import { INTENTION_STATES } from '../../../../../db/contract/parks';
import type { Asked, RowAsked, TableName } from '../../../../../db/contract/tables';
import { APPLICATION_STATES } from '../../../../../db/contract/training';
import { BOOKING_TONES } from '../../../../domain/participants/tones';
import bookings from '../../../../i18n/bookings';
import words from '../../../../i18n/memberCenter';
import { useApiQuery, useRows } from '../../../../kit/api';
import { type Lang, pickName, useLang, useText } from '../../../../kit/i18n';
import { formatMinute } from '../../../../kit/layout/format';
import { StateChip, TagChip, ToneChip } from '../../../../kit/layout/StateChip';

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
  /** Path of the page on which it is changed or given up. */
  manage?: string;
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
      staleMs: 0,
    });
    return { query, rows: query.data?.records.map((row) => shown(row, text, lang)) };
  };

/** What the page reads of the own sign-ups of a kind. */
const signUps =
  (kind: BookedKind, pathOf: (id: string) => string) => (userId: string | undefined, pageIndex: number) => {
    const text = useText(bookings);
    const { lang } = useLang();
    const query = useApiQuery(
      ['booking', 'mine', 'all'],
      '/v1/user/booking/list',
      { kind, pageIndex },
      { enabled: userId !== undefined, staleMs: 0 },
    );
    const shown = ({ id, event_id, state, number, name, manage, event, add_time }: OwnSignUp): Activity => {
      const called = event.cancel_time !== null;
      const stands = state === 'waiting' && number !== null ? text.waitingAt(number) : text.states[state];
      return {
        id,
        title: pickName(lang, event.name, event.name_en),
        ...(event.shown && { to: pathOf(event_id) }),
        state: <ToneChip label={called ? text.off : stands} tone={called ? 'rejected' : BOOKING_TONES[state]} />,
        facts: [name, formatMinute(event.start_time), pickName(lang, event.address, event.address_en)],
        ...(state === 'booked' && !called && { door: kind }),
        manage,
        added: add_time,
      };
    };
    return { query, rows: query.data?.records.map(shown) };
  };

const labelOf = (
  choices: readonly (Readonly<Record<Lang, string>> & { value: number })[],
  state: number,
  lang: Lang,
): string => choices.find(({ value }) => value === state)?.[lang] ?? '';

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
      columns: [
        ...(['id', 'org_name', 'contacts', 'phone', 'problem', 'remark', 'audit_status'] as const),
        ...(['slot_start', 'finish_time', 'add_time'] as const),
      ],
      where: { add_user: userId, is_delete: 0 },
      order: NEWEST,
    }),
    (row, text, lang) => ({
      id: row.id,
      title: row.org_name,
      to: applicationPath(row.id),
      state: (
        <TagChip
          label={
            row.audit_status === CLINIC.booked && row.finish_time
              ? text.closed
              : labelOf(CLINIC_STATES, row.audit_status, lang)
          }
        />
      ),
      facts: [formatMinute(row.slot_start), row.contacts, row.phone],
      note: row.problem || row.remark,
      added: row.add_time,
    }),
  ),
  courses: signUps('course', coursePath),
  learning: source(
    (userId) => ({
      table: 'course_application',
      columns: ['id', 'course_id', 'name', 'reason', 'state', 'opinion', 'add_time'],
      where: { user_id: userId },
      leftJoin: [
        { table: 'course', on: { course_id: 'id' }, columns: ['name', 'name_en', 'start_time'], as: 'course' },
      ],
      order: NEWEST,
    }),
    (row, text, lang) => ({
      id: row.id,
      title: pickName(lang, row.course?.name ?? '', row.course?.name_en),
      ...(row.course && { to: coursePath(row.course_id) }),
      state: <TagChip label={labelOf(APPLICATION_STATES, row.state, lang)} />,
      facts: [row.name, formatMinute(row.course?.start_time)],
      note: row.opinion ? text.refusedBecause(row.opinion) : row.reason,
      added: row.add_time,
    }),
  ),
  meetings: signUps('meeting', meetingPath),
  parks: source(
    (userId) => ({
      table: 'yuanqu_intention',
      columns: ['id', 'yuanqu_id', 'project', 'amount', 'remark', 'state', 'add_time'],
      where: { user_id: userId },
      leftJoin: [{ table: 'yuanqu', on: { yuanqu_id: 'yuanqu_id' }, columns: ['name', 'name_en'], as: 'park' }],
      order: NEWEST,
    }),
    (row, _, lang) => ({
      id: row.id,
      title: row.project,
      ...(row.park && { to: itemPage(ITEM.park, row.yuanqu_id, row.park.name) }),
      state: <TagChip label={labelOf(INTENTION_STATES, row.state, lang)} />,
      facts: [row.park && pickName(lang, row.park.name, row.park.name_en), row.amount],
      note: row.remark,
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
