import * as z from 'zod';
import { doorPath } from '../../../../db/contract/attendance';
import { coursePath } from '../../../../db/contract/courses';
import { participantsPath } from '../../../../db/contract/participants';
import { CLASS_HOURS, COURSE_LIMITS, coursePartPath } from '../../../../db/contract/training';
import { bookedShape, offSwitch, useBookedFields } from '../../../domain/participants/bookedFields';
import { fileLook, timeLook } from '../../../domain/publishing/keptLooks';
import { TextPreview } from '../../../domain/publishing/TextPreview';
import { useSession } from '../../../domain/session';
import { StaffPage } from '../../../domain/session/StaffPage';
import words from '../../../i18n/coursesOffice';
import { api, useRows } from '../../../kit/api';
import { attempt } from '../../../kit/api/mutations';
import { openDialog } from '../../../kit/dialogs';
import { pickName, useLang, useText } from '../../../kit/i18n';
import { formatMinute } from '../../../kit/layout/format';
import { KeptTable } from '../../../kit/resource';
import { toast } from '../../../kit/toast';
import { OfficeTabs } from './OfficeTabs';

const whole = (max: number) =>
  z.coerce.number('invalid_value').int('invalid_value').min(0, 'invalid_value').max(max, 'invalid_value');

const shape = z
  .object({
    name: z.string().trim().min(1, 'required').max(COURSE_LIMITS.name, 'too_long'),
    name_en: z.string().trim().max(COURSE_LIMITS.name_en, 'too_long'),
    term_id: z.string(),
    mainTeacher: z.string().trim().max(100, 'too_long'),
    orgName: z.string().trim().max(100, 'too_long'),
    class_hours: z.union([z.literal(''), whole(999)]),
    paid: z.literal([0, 1]),
    certificate: z.literal([0, 1]),
    start_time: z.string(),
    end_time: z.string(),
    address: z.string().trim().max(200, 'too_long'),
    address_en: z.string().trim().max(300, 'too_long'),
    cover: z.string(),
    video: z.array(z.unknown()),
    profile: z.string(),
    profile_en: z.string(),
    sort: whole(99_999),
    ...bookedShape,
  })
  // Both are written in the one form of times, whose order is that of their letters.
  .refine(({ start_time, end_time }) => !end_time || !start_time || end_time > start_time, {
    path: ['end_time'],
    message: 'meeting_end_first',
  });

/** Whether a course has other class hours than one of a term should have. */
const isUnusual = (hours: unknown): boolean =>
  typeof hours === 'number' && (hours < CLASS_HOURS.min || hours > CLASS_HOURS.max);

/** Where content editors keep courses, from the first draft to calling one off. */
export default function ManageCourses() {
  const text = useText(words);
  const { lang } = useLang();
  const { has } = useSession();
  const booked = useBookedFields();
  const mine = has('content-admin');
  const terms = useRows(
    ['kept', 'course_term', 'names'],
    {
      table: 'course_term',
      columns: ['id', 'name', 'name_en'],
      order: [
        ['sort', 'asc'],
        ['add_time', 'desc'],
      ],
      pageSize: 100,
    },
    { enabled: mine },
  );
  const options = (terms.data?.records ?? []).map(({ id, name, name_en }) => ({
    value: id,
    label: pickName(lang, name, name_en),
  }));
  const copy = (id: string, changed: () => void) =>
    attempt(async () => {
      await api.post('/v1/content/course/copy', { id });
      toast.success(text.copied);
      changed();
    });
  return (
    <StaffPage authority="content-admin" title={text.title} lead={text.lead}>
      <OfficeTabs current="courses" />
      <KeptTable
        resource={{
          table: 'course',
          label: text.noun,
          keyword: text.keyword,
          nameOf: ({ name }) => String(name),
          search: ['name', 'name_en', 'mainTeacher'],
          order: ['sort', ['add_time', 'desc'], 'id'],
          shape,
          removable: text.removeText,
          width: 900,
          invalidates: [['courses']],
          preview: (row) => (
            <TextPreview
              title={row.name}
              titleEn={row.name_en}
              cover={row.cover}
              html={row.profile}
              htmlEn={row.profile_en}
            />
          ),
          more: (row, changed) => {
            const name = String(row.name);
            const link = (label: string, to: string) => ({ label, of: text.ofName(label, name), to });
            return [
              link(text.parts.chapters, coursePartPath(row.id, 'chapters')),
              link(text.participants, participantsPath('course', row.id)),
              link(text.door, doorPath('course', row.id)),
              { label: text.copy, of: text.ofName(text.copy, name), act: () => copy(row.id, changed) },
              ...(row.cancel_time === null
                ? [
                    {
                      label: text.cancel,
                      of: text.ofName(text.cancel, name),
                      danger: true,
                      act: async () => {
                        if (await openDialog('eventCancel', { kind: 'course', id: row.id, name })) changed();
                      },
                    },
                  ]
                : []),
            ];
          },
          fields: [
            {
              name: 'name',
              label: text.name,
              flex: 2,
              minWidth: 240,
              to: ({ id }) => coursePath(id),
              both: true,
            },
            { name: 'name_en', label: text.nameEn, only: 'form' },
            { name: 'term_id', label: text.term, look: 'choice', options, filter: true, minWidth: 150 },
            { name: 'mainTeacher', label: text.teacher, only: 'form' },
            { name: 'orgName', label: text.org, only: 'form' },
            {
              name: 'class_hours',
              label: text.hours,
              look: 'number',
              hint: text.hoursHint(CLASS_HOURS.min, CLASS_HOURS.max),
              width: 130,
              below: ({ class_hours }) =>
                isUnusual(class_hours) ? text.unusualHours(CLASS_HOURS.min, CLASS_HOURS.max) : '',
            },
            {
              name: 'when',
              label: text.when,
              only: 'table',
              minWidth: 170,
              show: (row) => formatMinute(row.start_time as number | null) || text.noTime,
              below: (row) => (row.cancel_time === null ? '' : text.cancelled),
            },
            { name: 'paid', label: text.paid, look: offSwitch, hint: text.paidHint, only: 'form' },
            {
              name: 'certificate',
              label: text.certificate,
              look: offSwitch,
              hint: text.certificateHint,
              only: 'form',
            },
            { name: 'start_time', label: text.start, look: timeLook('start_time'), only: 'form' },
            { name: 'end_time', label: text.end, look: timeLook('end_time'), only: 'form' },
            { name: 'address', label: text.address, only: 'form' },
            { name: 'address_en', label: text.addressEn, only: 'form' },
            { name: 'cover', label: text.cover, look: 'cover', only: 'form' },
            { name: 'video', label: text.film, look: fileLook('.mp4,.webm'), hint: text.filmHint, only: 'form' },
            { name: 'profile', label: text.about, look: 'rich', only: 'form' },
            { name: 'profile_en', label: text.aboutEn, look: 'rich', only: 'form' },
            { name: 'sort', label: text.sort, look: 'number', only: 'form' },
            ...booked,
          ],
        }}
      />
    </StaffPage>
  );
}
