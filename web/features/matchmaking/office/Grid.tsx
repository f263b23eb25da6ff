import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { ChangeEvent, ReactNode } from 'react';
import type { OfficeAppointment, OfficeMatchmaking, Settings } from '../../../../db/contract/matchmaking';
import words from '../../../i18n/matchmaking';
import { api } from '../../../kit/api';
import { openDialog } from '../../../kit/dialogs';
import { bracketed, useText } from '../../../kit/i18n';
import { Section } from '../../../kit/layout/Section';
import { TagChip } from '../../../kit/layout/StateChip';
import { refresh, slotText } from '../times';

const LINE = '1px solid var(--mui-palette-divider)';

/** The look of the table, on the screen and on paper. */
export const gridLook = {
  borderCollapse: 'collapse',
  fontSize: '0.875rem',
  minWidth: '100%',
  '& th, & td': { border: LINE, px: 1, py: 0.75, textAlign: 'left', verticalAlign: 'top', minWidth: 120 },
} as const;

/** The first column stays in sight while the others are moved; on a phone it is narrow. */
const SLOT = {
  position: 'sticky',
  left: 0,
  bgcolor: 'background.default',
  whiteSpace: { sm: 'nowrap' },
  minWidth: { xs: '108px !important', sm: 120 },
} as const;

const CHOICE = {
  font: 'inherit',
  color: 'inherit',
  bgcolor: 'background.paper',
  border: LINE,
  borderRadius: 1,
  minHeight: 36,
  px: 0.75,
} as const;

/** What is wider than the window is moved by hand or by keyboard. */
export const Wide = ({ label, children }: { label: string; children: ReactNode }) => (
  <Box role="region" aria-label={label} tabIndex={0} sx={{ overflowX: 'auto' }}>
    {children}
  </Box>
);

/** Numbers of the tables, the spare ones last. */
export const tablesOf = ({ tables }: Settings): number[] => Array.from({ length: tables }, (_, place) => place + 1);

/** Who is where: slots down, tables across. */
export function Grid({ view, settings }: { view: OfficeMatchmaking; settings: Settings }) {
  const text = useText(words);
  const { office } = text;
  return (
    <Section title={office.grid}>
      <Wide label={office.grid}>
        <Box component="table" sx={gridLook}>
          <thead>
            <tr>
              <Box component="th" scope="col" sx={SLOT}>
                {office.slot}
              </Box>
              {tablesOf(settings).map((table) => (
                <th key={table} scope="col">
                  {table > settings.tables - settings.spare
                    ? bracketed(text.table(table), office.spare)
                    : text.table(table)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {view.slots.map((slot) => (
              <tr key={slot.id}>
                <Box component="th" scope="row" sx={SLOT}>
                  {slotText(slot)
                    .split(' ')
                    .map((part) => (
                      <Box key={part} component="span" sx={{ display: 'inline-block', mr: 0.5, whiteSpace: 'nowrap' }}>
                        {part}
                      </Box>
                    ))}
                </Box>
                {tablesOf(settings).map((table) => {
                  const there = view.appointments.find((each) => each.slot_id === slot.id && each.table_no === table);
                  return <td key={table}>{there ? <Taken appointment={there} /> : <Free />}</td>;
                })}
              </tr>
            ))}
          </tbody>
        </Box>
      </Wide>
    </Section>
  );
}

function Free() {
  const text = useText(words).office;
  return (
    <Box component="span" sx={{ color: 'text.secondary' }}>
      {text.free}
    </Box>
  );
}

/** Two people at a table, with whether they came. */
function Taken({ appointment }: { appointment: OfficeAppointment }) {
  const text = useText(words);
  const { office } = text;
  const note = (member: string, value: string) =>
    api
      .post('/v1/matchmaking/office/presence', {
        id: appointment.id,
        member_id: member,
        present: value === '' ? null : value === '1',
      })
      .catch(() => undefined)
      .finally(refresh);
  return (
    <Box sx={{ display: 'grid', gap: 0.5, minWidth: 170 }}>
      {appointment.people.map((person) => (
        <Box
          key={person.member_id}
          sx={{ display: 'flex', gap: 1, alignItems: 'center', justifyContent: 'space-between' }}
        >
          <span>{person.name}</span>
          <Box
            component="select"
            sx={CHOICE}
            aria-label={office.presence(person.name)}
            value={person.present === null ? '' : String(person.present)}
            onChange={(event: ChangeEvent<HTMLSelectElement>) => void note(person.member_id, event.target.value)}
          >
            <option value="">{office.unknown}</option>
            <option value="1">{office.came}</option>
            <option value="0">{office.missed}</option>
          </Box>
        </Box>
      ))}
      {appointment.by_staff ? <TagChip label={office.byStaff} /> : null}
      <Button
        size="small"
        color="error"
        aria-label={text.plan.cancelOf(appointment.people.map(({ name }) => name).join('、'))}
        onClick={() => void openDialog('matchmakingCancel', { id: appointment.id, office: true })}
        sx={{ justifySelf: 'start', px: 0.5, ml: -0.5 }}
      >
        {text.plan.cancel}
      </Button>
    </Box>
  );
}
