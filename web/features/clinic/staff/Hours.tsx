import { useSearchParams } from 'react-router-dom';
import * as z from 'zod';
import { SLOT_MINUTES, WEEKDAYS } from '../../../../db/contract/clinic';
import { useSession } from '../../../domain/session';
import { StaffPage } from '../../../domain/session/StaffPage';
import words from '../../../i18n/clinic';
import { useApiQuery } from '../../../kit/api';
import { FormDate, FormSelect } from '../../../kit/form';
import { pickName, useLang, useText } from '../../../kit/i18n';
import { PageTabs } from '../../../kit/layout/PageTabs';
import { QueryState } from '../../../kit/layout/QueryState';
import { KeptTable, type Look, type Resource, type StoredRow } from '../../../kit/resource';

const PAGE = '/content/clinicHours';
const ALL = 100;
/** Minutes between two beginnings that can be chosen. */
const STEP = 30;
const DAY_MINUTES = 24 * 60;

const two = (value: number): string => String(value).padStart(2, '0');
const clockOf = (minutes: unknown): string => {
  const value = Number(minutes);
  return `${two(Math.floor(value / 60))}:${two(value % 60)}`;
};
const TIMES = Array.from({ length: DAY_MINUTES / STEP + 1 }, (_, at) => ({
  value: at * STEP,
  label: clockOf(at * STEP),
}));

/** A minute of the day as the clock shows it. */
const clock = (field: string): Look<StoredRow> => ({
  cell: (row) => clockOf(row[field]),
  input: ({ name, label, required }) => <FormSelect name={name} label={label} required={required} options={TIMES} />,
  first: 540,
  read: (stored) => Number(stored),
  write: (entered) => Number(entered),
});

/** A day without a time, stored as it is read. */
const dayText = (field: string): Look<StoredRow> => ({
  cell: (row) => String(row[field] ?? ''),
  input: ({ name, label, required }) => <FormDate name={name} label={label} required={required} />,
  first: '',
  read: (stored) => String(stored ?? ''),
  write: (entered) => String(entered),
});

const hourInput = z.object({
  expert_id: z.string().min(1, 'required'),
  weekday: z.number(),
  from_minute: z.number(),
  until_minute: z.number(),
  slot_minutes: z.number(),
});
const dayInput = z.object({
  expert_id: z.string().min(1, 'required'),
  from_day: z.string().min(1, 'required'),
  until_day: z.string().min(1, 'required'),
  reason: z.string().trim().max(100, 'too_long'),
});

/** When the experts of the clinic are there, and when they are not. */
export default function ClinicHours() {
  const all = useText(words);
  const text = all.staff;
  const { lang } = useLang();
  const { has } = useSession();
  const [address] = useSearchParams();
  const off = address.get('kind') === 'off';
  const editor = has('content-admin');
  const query = useApiQuery(['clinic', 'experts', 'all'], '/v1/clinic/experts', { pageSize: ALL }, { enabled: editor });
  const choices = (list: readonly { value: number; zh: string; en: string }[]) =>
    list.map((choice) => ({ value: choice.value, label: choice[lang] }));
  const experts = (query.data?.records ?? []).map((row) => ({
    value: row.expert_id,
    label: pickName(lang, row.name, row.name_en),
  }));
  const nameOf = (row: StoredRow) => experts.find(({ value }) => value === row.expert_id)?.label ?? '';
  const expert = {
    name: 'expert_id',
    label: all.form.expert,
    look: 'choice',
    options: experts,
    filter: true,
    flex: 1,
    minWidth: 180,
  } as const;
  const shared = { keyword: '', nameOf, search: [], removable: true, width: 520, invalidates: [['clinic']] };
  const hours: Resource = {
    ...shared,
    table: 'clinic_hour',
    label: text.hour,
    order: ['expert_id', 'weekday', 'from_minute', 'id'],
    shape: hourInput,
    fields: [
      expert,
      { name: 'weekday', label: text.weekday, look: 'choice', options: choices(WEEKDAYS) },
      { name: 'from_minute', label: text.fromMinute, look: clock('from_minute') },
      { name: 'until_minute', label: text.untilMinute, look: { ...clock('until_minute'), first: 720 } },
      { name: 'slot_minutes', label: text.slotMinutes, look: 'choice', options: choices(SLOT_MINUTES) },
    ],
  };
  const daysOff: Resource = {
    ...shared,
    table: 'clinic_day_off',
    label: text.dayOff,
    order: [['from_day', 'desc'], 'id'],
    shape: dayInput,
    fields: [
      { ...expert, filter: { column: 'expert_id' } },
      { name: 'from_day', label: text.fromDay, look: dayText('from_day') },
      { name: 'until_day', label: text.untilDay, look: dayText('until_day') },
      { name: 'reason', label: text.reason, flex: 1 },
    ],
  };
  return (
    <StaffPage authority="content-admin" title={text.hoursTitle} lead={text.hoursLead}>
      <PageTabs
        label={text.hoursTitle}
        tabs={[
          { to: PAGE, label: text.hours, current: !off },
          { to: `${PAGE}?kind=off`, label: text.daysOff, current: off },
        ]}
      />
      {query.data ? <KeptTable resource={off ? daysOff : hours} /> : <QueryState query={query} kind="block" />}
    </StaffPage>
  );
}
