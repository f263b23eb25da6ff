import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { Link, useParams, useSearchParams } from 'react-router-dom';
import {
  type AttendanceRow,
  certificatePath,
  type DoorKind,
  doorKind,
  doorPath,
  shownCertificate,
} from '../../../db/contract/attendance';
import { participantsPath } from '../../../db/contract/participants';
import { attendanceWords } from '../../../db/contract/words/attendance';
import { useLetterhead } from '../../domain/catalog/Letterhead';
import { useSession } from '../../domain/session';
import words from '../../i18n/attendance';
import { api, useApiQuery } from '../../kit/api';
import { useApiMutation } from '../../kit/api/mutations';
import { NOT_FOUND } from '../../kit/api/statuses';
import { confirm } from '../../kit/dialogs';
import { useNamed, useText } from '../../kit/i18n';
import { DownloadButton } from '../../kit/layout/DownloadButton';
import { formatMinute } from '../../kit/layout/format';
import { Page } from '../../kit/layout/Page';
import { QueryState } from '../../kit/layout/QueryState';
import { EmptyState, ErrorState } from '../../kit/layout/States';
import { toast } from '../../kit/toast';
import { Scans } from './door/Result';

const KEY = ['attendance', 'list'];
const SHOWS = ['all', 'arrived', 'absent', 'twice'] as const;
type Show = (typeof SHOWS)[number];

const FITS: Readonly<Record<Show, (row: AttendanceRow) => boolean>> = {
  all: () => true,
  arrived: ({ scans }) => scans.length > 0,
  absent: ({ scans, state }) => scans.length === 0 && state === 'booked',
  twice: ({ scans }) => scans.length > 1,
};

const look = {
  width: '100%',
  borderCollapse: 'collapse',
  fontSize: '0.9375rem',
  '& th, & td': { p: 1, textAlign: 'left', verticalAlign: 'top', borderBottom: 1, borderColor: 'divider' },
  '& td': { minWidth: { xs: 96, md: 0 }, overflowWrap: 'anywhere' },
  '& td:first-of-type': { minWidth: 0 },
  '& th': { fontWeight: 600, whiteSpace: 'nowrap' },
  '@media print': { fontSize: '9pt', '& tr': { breakInside: 'avoid' } },
} as const;

function Rows({ rows, onUndo }: { rows: readonly AttendanceRow[]; onUndo: (row: AttendanceRow) => void }) {
  const text = useText(words);
  const told = useText(attendanceWords);
  return (
    <Box sx={{ overflowX: 'auto' }} role="region" aria-label={text.list} tabIndex={0}>
      <Box component="table" sx={look}>
        <thead>
          <tr>
            {[told.number, told.name, told.unit, told.phone, told.state, told.arrived, told.certificate].map(
              (label) => (
                <th key={label} scope="col">
                  {label}
                </th>
              ),
            )}
            <th scope="col" className="no-print">
              {told.action}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row, at) => (
            <tr key={row.id}>
              <td>{at + 1}</td>
              <th scope="row">
                {row.name}
                {row.party > 1 ? ` · ${text.party(row.party)}` : ''}
              </th>
              <td>{[row.unit, row.post].filter(Boolean).join(' · ')}</td>
              <Box component="td" sx={{ whiteSpace: 'nowrap' }}>
                {row.phone}
              </Box>
              <td>{told.states[row.state]}</td>
              <td>
                <Scans scans={row.scans} />
              </td>
              <td>
                {row.certificate ? (
                  <Box
                    component={Link}
                    to={certificatePath(row.certificate)}
                    aria-label={text.certificateOf(row.name)}
                    sx={{ color: 'brand.text' }}
                  >
                    {shownCertificate(row.certificate)}
                  </Box>
                ) : null}
              </td>
              <td className="no-print">
                {row.scans.length > 0 ? (
                  <Button size="small" aria-label={text.undoOf(row.name)} onClick={() => onUndo(row)}>
                    {text.undo}
                  </Button>
                ) : null}
              </td>
            </tr>
          ))}
        </tbody>
      </Box>
    </Box>
  );
}

function List({ kind, id }: { kind: DoorKind; id: string }) {
  const text = useText(words);
  const named = useNamed();
  const [search, setSearch] = useSearchParams();
  const show = SHOWS.find((each) => each === search.get('show')) ?? 'all';
  const query = useApiQuery(KEY, '/v1/door/attendance', { kind, id }, { handled: [NOT_FOUND] });
  const { head, print } = useLetterhead(location.origin + location.pathname);
  const fresh = { invalidates: [['attendance']] };
  const undo = useApiMutation((signup: string) => api.post('/v1/door/undo', { kind, id, signup }), {
    ...fresh,
    onSuccess: () => toast.success(text.undone),
  });
  const turn = useApiMutation(
    (certificate: 0 | 1) => api.post('/v1/door/certificates/offer', { kind, id, certificate }),
    fresh,
  );
  const issue = useApiMutation(() => api.post('/v1/door/certificates', { kind, id }), {
    ...fresh,
    onSuccess: ({ issued }) => toast.success(text.issued(issued)),
  });
  const back = { label: text.title, to: '/content/door' };
  if (!query.data) {
    return (
      <Page title={text.list} breadcrumbs={[back, { label: text.list }]}>
        {query.error?.status === NOT_FOUND ? <ErrorState text={text.gone} /> : <QueryState query={query} />}
      </Page>
    );
  }
  const { event, counts, records } = query.data;
  const { title } = named(event);
  const rows = records.filter(FITS[show]);
  const due = records.filter(({ scans, certificate }) => scans.length > 0 && !certificate).length;
  const askUndo = async (row: AttendanceRow) => {
    if (await confirm({ text: text.undoAsk(row.name), danger: true })) undo.mutate(row.id);
  };
  const askIssue = async () => {
    if (await confirm({ text: text.issueAsk(due) })) issue.mutate();
  };
  return (
    <Page
      title={title}
      lead={`${formatMinute(event.start_time)} · ${text.counts(counts.arrived, counts.expected)}`}
      width="xl"
      breadcrumbs={[back, { label: title }]}
      actions={
        <Box className="no-print" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          <Button component={Link} to={doorPath(kind, id)} variant="contained">
            {text.toDoor}
          </Button>
          <Button component={Link} to={participantsPath(kind, id)} variant="outlined">
            {text.participants}
          </Button>
          <Button variant="outlined" onClick={() => void print()}>
            {text.print}
          </Button>
          {(['xlsx', 'csv'] as const).map((file) => (
            <DownloadButton
              key={file}
              path={`/v1/door/attendance.${file}`}
              params={{ kind, id }}
              label={text.exports[file]}
            />
          ))}
        </Box>
      }
    >
      {head}
      <Box className="no-print" sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center', mb: 2 }}>
        <Box role="group" aria-label={text.show} sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          {SHOWS.map((each) => (
            <Button
              key={each}
              size="small"
              aria-pressed={each === show}
              variant={each === show ? 'contained' : 'outlined'}
              onClick={() => setSearch(each === 'all' ? {} : { show: each }, { replace: true })}
              sx={{ minHeight: 36 }}
            >
              {text.shows[each]} {records.filter(FITS[each]).length}
            </Button>
          ))}
        </Box>
        <FormControlLabel
          label={text.certificates}
          control={
            <Switch
              checked={event.certificate === 1}
              disabled={turn.isPending}
              onChange={(_, on) => turn.mutate(on ? 1 : 0)}
            />
          }
        />
        {event.certificate === 1 ? (
          <Button variant="outlined" disabled={due === 0} loading={issue.isPending} onClick={() => void askIssue()}>
            {text.issue} {due > 0 ? due : ''}
          </Button>
        ) : null}
      </Box>
      {rows.length > 0 ? (
        <Rows rows={rows} onUndo={(row) => void askUndo(row)} />
      ) : (
        <EmptyState title={records.length > 0 ? text.noRows : text.noSignups} />
      )}
    </Page>
  );
}

/** Who signed up and who came: on the screen, on paper, as a file; from here certificates are issued. */
export default function Attendance() {
  const text = useText(words);
  const { has } = useSession();
  const params = useParams();
  const kind = doorKind.safeParse(params.kind).data;
  if (!has('content-admin') || !kind) {
    return (
      <Page title={text.list} breadcrumbs={[{ label: text.list }]}>
        <ErrorState text={kind ? text.staffOnly : text.gone} />
      </Page>
    );
  }
  return <List kind={kind} id={params.id ?? ''} />;
}
