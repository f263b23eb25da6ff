import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useSearchParams } from 'react-router-dom';
import type { OfficeMatchmaking } from '../../../db/contract/matchmaking';
import { SelectFilter } from '../../domain/catalog/SelectFilter';
import { StaffPage } from '../../domain/session/StaffPage';
import words from '../../i18n/matchmaking';
import { useApiQuery, useRows } from '../../kit/api';
import { NOT_FOUND } from '../../kit/api/statuses';
import { openDialog } from '../../kit/dialogs';
import { pickName, useLang, useText } from '../../kit/i18n';
import { DownloadButton } from '../../kit/layout/DownloadButton';
import { formatDay } from '../../kit/layout/format';
import { QueryState } from '../../kit/layout/QueryState';
import { Section } from '../../kit/layout/Section';
import { EmptyState } from '../../kit/layout/States';
import { Grid, gridLook, Wide } from './office/Grid';
import type { PrintedPlan } from './SheetsDialog';

/** The plans of everybody who takes part, or of one member; without phones, which are the members' own. */
function plansOf({ slots, appointments, members }: OfficeMatchmaking, memberId?: string): PrintedPlan[] {
  const wanted = memberId ? members.filter(({ id }) => id === memberId) : members;
  return wanted.map(({ id, name, unit }) => ({
    id,
    name,
    unit,
    rows: appointments
      .filter(({ people }) => people.some(({ member_id }) => member_id === id))
      .flatMap(({ slot_id, table_no, people }) => {
        const slot = slots.find((each) => each.id === slot_id);
        const partner = people.find(({ member_id }) => member_id !== id);
        return slot ? [{ slot, table_no, name: partner?.name ?? '', unit: partner?.unit ?? null }] : [];
      }),
  }));
}

/** Who takes part, how many 1:1 meetings they have, and whom nobody saw. */
function People({ view }: { view: OfficeMatchmaking }) {
  const text = useText(words).office;
  const placesOf = (id: string) =>
    view.appointments.flatMap(({ people }) => people.filter((one) => one.member_id === id));
  if (view.members.length === 0) {
    return (
      <Section title={text.people}>
        <Typography sx={{ color: 'text.secondary' }}>{text.noPeople}</Typography>
      </Section>
    );
  }
  return (
    <Section title={text.people}>
      <Wide label={text.people}>
        <Box component="table" sx={gridLook}>
          <thead>
            <tr>
              {text.peopleColumns.map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
              <th scope="col">{text.print}</th>
            </tr>
          </thead>
          <tbody>
            {view.members.map((member) => (
              <tr key={member.id}>
                <th scope="row">{member.name}</th>
                <td>{member.unit}</td>
                <td>{placesOf(member.id).length}</td>
                <td>{`${member.received} / ${member.sent}`}</td>
                <td>{placesOf(member.id).filter(({ present }) => present === 0).length}</td>
                <td>
                  <Button
                    size="small"
                    aria-label={text.printOne(member.name)}
                    onClick={() =>
                      void openDialog('matchmakingSheets', { meeting: view.meeting, people: plansOf(view, member.id) })
                    }
                  >
                    {text.print}
                  </Button>
                </td>
              </tr>
            ))}
          </tbody>
        </Box>
      </Wide>
    </Section>
  );
}

/** Staff: tables, slots and people of the 1:1 meetings of a meeting (/content/matchmaking?meeting=). */
export default function Office() {
  const text = useText(words).office;
  const { lang } = useLang();
  const [search, setSearch] = useSearchParams();
  const id = search.get('meeting') ?? '';
  const meetings = useRows(['matchmaking', 'meetings'], {
    table: 'meeting',
    columns: ['id', 'name', 'name_en', 'start_time'],
    order: [['start_time', 'desc']],
    pageSize: 100,
  });
  return (
    <StaffPage authority="content-admin" title={text.title} lead={text.lead}>
      <Box sx={{ maxWidth: 560, mb: 3 }}>
        <SelectFilter
          label={text.meeting}
          first={text.choose}
          value={id}
          onChange={(meeting) => setSearch(meeting ? { meeting } : {})}
        >
          {(meetings.data?.records ?? []).map((row) => (
            <option key={row.id} value={row.id}>
              {`${formatDay(row.start_time)} ${pickName(lang, row.name, row.name_en)}`}
            </option>
          ))}
        </SelectFilter>
      </Box>
      {id ? <OneMeeting id={id} /> : <EmptyState title={text.choose} hint={text.chooseHint} />}
    </StaffPage>
  );
}

function OneMeeting({ id }: { id: string }) {
  const text = useText(words).office;
  const query = useApiQuery(
    ['matchmaking', 'office'],
    '/v1/matchmaking/office',
    { meeting_id: id },
    { staleMs: 0, handled: [NOT_FOUND] },
  );
  if (!query.data) return <QueryState query={query} kind="block" />;
  const view = query.data;
  if (!view.settings) {
    return (
      <EmptyState
        title={text.off}
        hint={text.offHint}
        action={
          <Button variant="contained" onClick={() => void openDialog('matchmakingSettings', { view })}>
            {text.turnOn}
          </Button>
        }
      />
    );
  }
  return (
    <>
      <Actions view={view} />
      <Figures view={view} tables={view.settings.tables} />
      <Grid view={view} settings={view.settings} />
      <People view={view} />
    </>
  );
}

function Actions({ view }: { view: OfficeMatchmaking }) {
  const text = useText(words).office;
  const print = () => openDialog('matchmakingSheets', { meeting: view.meeting, people: plansOf(view) });
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, mb: 3 }}>
      <Button
        variant="contained"
        onClick={() => void openDialog('matchmakingAssign', { view })}
        disabled={view.members.length < 2}
      >
        {text.assign}
      </Button>
      <Button variant="outlined" onClick={() => void openDialog('matchmakingSettings', { view })}>
        {text.settings}
      </Button>
      <Button variant="outlined" onClick={() => void openDialog('matchmakingTable', { view })}>
        {text.printGrid}
      </Button>
      <Button variant="outlined" onClick={() => void print()} disabled={view.members.length === 0}>
        {text.printAll}
      </Button>
      <DownloadButton
        path="/v1/matchmaking/office/export"
        params={{ meeting_id: view.meeting.id }}
        label={text.export}
      />
    </Box>
  );
}

function Figures({ view, tables }: { view: OfficeMatchmaking; tables: number }) {
  const text = useText(words).office;
  const values = [view.members.length, view.appointments.length, view.pending, `${view.slots.length} × ${tables}`];
  return (
    <Box component="dl" sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 4, rowGap: 1, m: 0, mb: 3 }}>
      {values.map((value, place) => (
        <Box key={text.figures[place]}>
          <Box component="dt" sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>
            {text.figures[place]}
          </Box>
          <Box component="dd" sx={{ m: 0, fontSize: '1.375rem', fontWeight: 650 }}>
            {value}
          </Box>
        </Box>
      ))}
    </Box>
  );
}
