import * as z from 'zod';
import { doorPath } from '../../../db/contract/attendance';
import type { MeetingCard, MeetingDetail } from '../../../db/contract/meeting-shapes';
import { MEETING_TYPES, meetingPath, meetingStage } from '../../../db/contract/meetings';
import { participantsPath } from '../../../db/contract/participants';
import { bookedShape, offSwitch, useBookedFields } from '../../domain/participants/bookedFields';
import { timeLook } from '../../domain/publishing/keptLooks';
import { StaffPage } from '../../domain/session/StaffPage';
import words from '../../i18n/meetings';
import { api } from '../../kit/api';
import { attempt } from '../../kit/api/mutations';
import { openDialog } from '../../kit/dialogs';
import { useText } from '../../kit/i18n';
import { KeptTable, type StoredRow } from '../../kit/resource';
import { toast } from '../../kit/toast';
import { MeetingBody } from './MeetingBody';
import { StageChip } from './MeetingTile';
import { useMeetingTime } from './useMeetingTime';

const shape = z
  .object({
    name: z.string().trim().min(1, 'required').max(100, 'too_long'),
    name_en: z.string().trim().max(200, 'too_long'),
    type: z.literal(MEETING_TYPES, 'required'),
    start_time: z.string().min(1, 'required'),
    end_time: z.string(),
    address: z.string().trim().max(200, 'too_long'),
    address_en: z.string().trim().max(300, 'too_long'),
    org_name: z.string().trim().max(100, 'too_long'),
    org_name_en: z.string().trim().max(200, 'too_long'),
    cover: z.string(),
    profile: z.string(),
    profile_en: z.string(),
    paid: z.literal([0, 1]),
    ...bookedShape,
  })
  // Both are written in the one form of times, whose order is that of their letters.
  .refine(({ start_time, end_time }) => !end_time || end_time > start_time, {
    path: ['end_time'],
    message: 'meeting_end_first',
  });

const meetingOf = (row: StoredRow) => row as unknown as MeetingCard & { capacity: number | null };

/** Where content editors keep meetings, from the first draft to calling one off. */
export default function ManageMeetings() {
  const text = useText(words);
  const { office } = text;
  const booked = useBookedFields();
  const timeOf = useMeetingTime();
  const types = MEETING_TYPES.map((value) => ({ value, label: text.typeOf[value] ?? '' }));
  const copy = (id: string, changed: () => void) =>
    attempt(async () => {
      await api.post('/v1/content/meeting/copy', { id });
      toast.success(office.copied);
      changed();
    });
  return (
    <StaffPage authority="content-admin" title={office.title} lead={office.lead}>
      <KeptTable
        resource={{
          table: 'meeting',
          label: text.noun,
          keyword: office.keyword,
          nameOf: ({ name }) => String(name),
          search: ['name', 'name_en'],
          order: [['start_time', 'desc'], 'id'],
          shape,
          removable: office.removeText,
          width: 900,
          invalidates: [['meetings']],
          preview: (row) => <MeetingBody item={row as unknown as MeetingDetail} />,
          more: (row, changed) => {
            const name = String(row.name);
            const start = row.start_time as number | null;
            return [
              {
                label: office.participants,
                of: office.ofName(office.participants, name),
                to: participantsPath('meeting', row.id),
              },
              { label: office.door, of: office.ofName(office.door, name), to: doorPath('meeting', row.id) },
              { label: office.copy, of: office.ofName(office.copy, name), act: () => copy(row.id, changed) },
              {
                label: office.repeat,
                of: office.ofName(office.repeat, name),
                disabled: start === null,
                act: async () => {
                  if (start !== null && (await openDialog('meetingRepeat', { id: row.id, name }))) changed();
                },
              },
              // What is over or was called off is left as it is.
              ...(['upcoming', 'running'].includes(meetingStage(meetingOf(row), Date.now() / 1000))
                ? [
                    {
                      label: office.cancel,
                      of: office.ofName(office.cancel, name),
                      danger: true,
                      act: async () => {
                        if (await openDialog('eventCancel', { kind: 'meeting', id: row.id, name })) changed();
                      },
                    },
                  ]
                : []),
            ];
          },
          fields: [
            {
              name: 'name',
              label: office.name,
              flex: 2,
              minWidth: 240,
              to: ({ id }) => meetingPath(id),
              both: true,
            },
            { name: 'name_en', label: office.nameEn, only: 'form' },
            { name: 'type', label: office.type, look: 'choice', options: types, filter: true, minWidth: 120 },
            {
              name: 'stage',
              label: office.stage,
              only: 'table',
              minWidth: 190,
              show: (row) => <StageChip meeting={meetingOf(row)} />,
              below: (row) => {
                const meeting = meetingOf(row);
                const seats = meeting.capacity === null ? office.noLimit : office.capacity(meeting.capacity);
                return `${timeOf(meeting)} · ${seats}`;
              },
            },
            { name: 'start_time', label: office.start, look: timeLook('start_time'), only: 'form' },
            { name: 'end_time', label: office.end, look: timeLook('end_time'), only: 'form' },
            { name: 'address', label: office.address, only: 'form' },
            { name: 'address_en', label: office.addressEn, only: 'form' },
            { name: 'org_name', label: office.org, only: 'form' },
            { name: 'org_name_en', label: office.orgEn, only: 'form' },
            { name: 'paid', label: office.paid, look: offSwitch, only: 'form' },
            { name: 'cover', label: office.cover, look: 'cover', only: 'form' },
            { name: 'profile', label: office.profile, look: 'rich', only: 'form' },
            { name: 'profile_en', label: office.profileEn, look: 'rich', only: 'form' },
            ...booked,
          ],
        }}
      />
    </StaffPage>
  );
}
