import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Link, useParams } from 'react-router-dom';
import { doorPath } from '../../../db/contract/attendance';
import {
  answersOf,
  BOOKED_KINDS,
  BOOKING_STATES,
  type BookedKind,
  questionsOf,
  SIGN_UP_ORIGINS,
} from '../../../db/contract/bookings';
import { GENDERS } from '../../../db/contract/enums';
import { messageOf } from '../../../db/contract/errors';
import { PARTICIPANT_STATES, type Participant, type ParticipantList } from '../../../db/contract/participants';
import { coursePartPath } from '../../../db/contract/training';
import { useLabel } from '../../domain/catalog/words';
import { BOOKING_TONES } from '../../domain/participants/tones';
import { useGiveSeat } from '../../domain/participants/useGiveSeat';
import { useSession } from '../../domain/session';
import words from '../../i18n/participants';
import { api, reread, useApiQuery } from '../../kit/api';
import { attempt } from '../../kit/api/mutations';
import { NOT_FOUND } from '../../kit/api/statuses';
import { confirm, openDialog } from '../../kit/dialogs';
import { pickName, useLang, useText } from '../../kit/i18n';
import { DownloadButton } from '../../kit/layout/DownloadButton';
import { formatMinute } from '../../kit/layout/format';
import { Page } from '../../kit/layout/Page';
import { ToneChip } from '../../kit/layout/StateChip';
import { AbsentState, ErrorState } from '../../kit/layout/States';
import { type Field, ResourceTable } from '../../kit/resource';

const KEY = ['participants'];

const stands = ({ state }: Participant): boolean => state !== 'left' && state !== 'lapsed';

/** How many stand in each state, and how many seats are taken. */
function Counts({ list: { counts, event } }: { list: ParticipantList }) {
  const text = useText(words);
  const label = useLabel();
  const booked = counts.booked.people + counts.offered.people;
  return (
    <Box role="status" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, mb: 2, alignItems: 'center' }}>
      <strong>{event.capacity === null ? text.noLimit(booked) : text.seats(booked, String(event.capacity))}</strong>
      {PARTICIPANT_STATES.filter((state) => counts[state].signUps > 0).map((state) => (
        <ToneChip
          key={state}
          label={text.counted(label(BOOKING_STATES, state), counts[state].signUps, counts[state].people)}
          tone={BOOKING_TONES[state]}
        />
      ))}
    </Box>
  );
}

/** What staff do with one who signed up. */
function useActions(kind: BookedKind, eventId: string) {
  const text = useText(words);
  const seat = useGiveSeat(kind, eventId);
  const cancel = async ({ id, name }: Participant) => {
    const question = { title: text.cancelTitle, text: text.cancelText(name), confirmLabel: text.cancel };
    if (await confirm({ ...question, danger: true })) {
      await attempt(() => api.post('/v1/content/participant/cancel', { kind, id }), [KEY], text.cancelDone);
    }
  };
  const move = async ({ id, name }: Participant) => {
    if (await openDialog('moveParticipant', { kind, id, name, from: eventId })) await reread([KEY]);
  };
  const tell = ({ id }: Participant) =>
    attempt(() => api.post('/v1/content/participant/tell', { kind, id }), [KEY], text.tellDone);
  const again = (row: Participant) =>
    row.untold > 0 ? [{ label: text.tell, of: text.ofName(text.tell, row.name), act: () => tell(row) }] : [];
  return (row: Participant) =>
    stands(row)
      ? [
          ...again(row),
          ...(row.state === 'booked'
            ? []
            : [{ label: text.seat, of: text.ofName(text.seat, row.name), act: async () => void (await seat(row)) }]),
          { label: text.move, of: text.ofName(text.move, row.name), act: () => move(row) },
          { label: text.cancel, of: text.ofName(text.cancel, row.name), act: () => cancel(row), danger: true },
        ]
      : again(row);
}

function useFields(kind: BookedKind, questions: string | null): Field<Participant>[] {
  const text = useText(words);
  const { lang } = useLang();
  const label = useLabel();
  const own: Field<Participant>[] =
    kind === 'meeting'
      ? [{ name: 'intention', label: text.intention, flex: 1, minWidth: 180 }]
      : [
          {
            name: 'sex',
            label: text.sex,
            width: 90,
            show: ({ sex }) => (sex === null ? '' : label(GENDERS, sex)),
          },
          {
            name: 'traffic_type',
            label: text.traffic_type,
            width: 110,
            show: ({ traffic_type }) => (text.travel as Record<number, string>)[traffic_type ?? -1] ?? '',
          },
        ];
  return [
    {
      name: 'name',
      label: text.name,
      look: 'name',
      minWidth: 150,
      below: ({ phone, party }) => [phone, party > 1 ? `${text.party} ${party}` : ''].filter(Boolean).join(' · '),
    },
    { name: 'org_name', label: text.org_name, flex: 1, minWidth: 170, below: ({ post }) => post },
    {
      name: 'state',
      label: text.state,
      minWidth: 150,
      options: BOOKING_STATES.map(({ value, ...choice }) => ({ value, label: choice[lang] })),
      filter: true,
      show: ({ state }) => <ToneChip label={label(BOOKING_STATES, state)} tone={BOOKING_TONES[state]} />,
      below: ({ state, number, offer_until, untold }) =>
        untold > 0
          ? text.untold(untold)
          : state === 'offered'
            ? text.offerUntil(formatMinute(offer_until))
            : state === 'waiting' && number !== null
              ? text.waitingNumber(number)
              : '',
    },
    ...own,
    ...questionsOf(questions).map(
      ({ key, label: zh, label_en }): Field<Participant> => ({
        name: `answers.${key}`,
        label: pickName(lang, zh, label_en),
        minWidth: 150,
        show: ({ answers }) => {
          const answer = answersOf(answers)[key];
          return answer === true ? text.yes : (answer ?? '');
        },
      }),
    ),
    {
      name: 'add_time',
      label: text.add_time,
      minWidth: 160,
      show: ({ add_time }) => formatMinute(add_time),
      below: ({ origin }) => (origin === 'self' ? '' : label(SIGN_UP_ORIGINS, origin)),
    },
  ];
}

function List({ kind, id }: { kind: BookedKind; id: string }) {
  const text = useText(words);
  const { lang } = useLang();
  const whole = useApiQuery(
    [...KEY, 'event'],
    '/v1/content/participant/list',
    { kind, id, pageSize: '1' },
    { staleMs: 0, handled: [NOT_FOUND] },
  );
  const event = whole.data?.event;
  const fields = useFields(kind, event?.questions ?? null);
  const actions = useActions(kind, id);
  const add = async () => {
    if (await openDialog('walkIn', { kind, id })) await reread([KEY]);
  };
  const crumb = { label: text.back[kind], to: kind === 'meeting' ? '/content/meetings' : '/content/courses' };
  if (whole.error && !event) {
    return (
      <Page title={text.title} width="xl" breadcrumbs={[crumb, { label: text.title }]}>
        {whole.error.status === NOT_FOUND ? (
          <AbsentState />
        ) : (
          <ErrorState text={whole.error.msg} onRetry={() => void whole.refetch()} />
        )}
      </Page>
    );
  }
  return (
    <Page
      title={event ? text.of(pickName(lang, event.name, event.name_en)) : text.title}
      lead={text.lead}
      width="xl"
      breadcrumbs={[crumb, { label: text.title }]}
      actions={
        <>
          {kind === 'course' ? (
            <Button component={Link} to={coursePartPath(id, 'progress')} variant="outlined">
              {text.progress}
            </Button>
          ) : null}
          <Button component={Link} to={doorPath(kind, id)} variant="outlined">
            {text.door}
          </Button>
          {(['csv', 'xlsx'] as const).map((type) => (
            <DownloadButton
              key={type}
              path={`/v1/content/participant.${type}`}
              params={{ kind, id }}
              filters={['state', 'keyword']}
              label={text[type]}
              variant="text"
            />
          ))}
        </>
      }
    >
      {event && event.cancel_time !== null ? (
        <Alert role="note" severity="warning" sx={{ mb: 2 }}>
          {text.cancelled}
        </Alert>
      ) : null}
      {whole.data ? <Counts list={whole.data} /> : null}
      <ResourceTable
        queryKey={[...KEY, 'list']}
        path="/v1/content/participant/list"
        params={{ kind, id }}
        label={text.list}
        keyword={text.keyword}
        rowId={({ id: row }) => row}
        none="—"
        fields={fields}
        toolbar={
          <Button
            variant="contained"
            disabled={!event || event.cancel_time !== null}
            sx={{ ml: { sm: 'auto' } }}
            onClick={() => void add()}
          >
            {text.walkIn}
          </Button>
        }
        actions={{ list: actions }}
        empty={{ title: text.empty, hint: text.emptyHint }}
      />
    </Page>
  );
}

/** Who signed up for a meeting or a course: counts, answers, walk-ins, and files. */
export default function Participants() {
  const { lang } = useLang();
  const text = useText(words);
  const { has } = useSession();
  const { kind = '', id = '' } = useParams();
  const known = BOOKED_KINDS.find((each) => each === kind);
  if (has('content-admin') && known) return <List key={`${kind} ${id}`} kind={known} id={id} />;
  return (
    <Page title={text.title} width="xl" breadcrumbs={[{ label: text.title }]}>
      <ErrorState text={messageOf(known ? 'forbidden' : 'not_found', lang)} />
    </Page>
  );
}
