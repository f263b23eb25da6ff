import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import { ALERT_AT, PLATFORM_ALERTS, type PlatformStatus, QUEUE_COUNTED, TASKS } from '../../../db/contract/operations';
import { grouped } from '../../../db/contract/words';
import { useSession } from '../../domain/session';
import { StaffPage } from '../../domain/session/StaffPage';
import words from '../../i18n/platformStatus';
import { useApiQuery } from '../../kit/api';
import { useLang, useText } from '../../kit/i18n';
import { formatDate } from '../../kit/layout/format';
import { QueryState } from '../../kit/layout/QueryState';
import { Section } from '../../kit/layout/Section';
import { Line, Lines, Mark } from './status/Lines';

type Task = PlatformStatus['tasks'][number];

function State({ task }: { task: Task }) {
  const text = useText(words).tasks;
  if (task.ended_time === null) return text.never;
  return (
    <>
      {task.failed_in_row > 0 ? <Mark bad>{text.failed(task.failed_in_row)}</Mark> : null}
      {task.late ? <Mark bad>{` ${text.late}`}</Mark> : null}
      {task.failed_in_row === 0 && !task.late ? <Mark>{text.well}</Mark> : null}
      {` · ${formatDate(task.ended_time)} · ${text.took(task.milliseconds)}`}
      {task.failure ? (
        <Box sx={{ color: 'text.secondary', fontSize: '0.8125rem' }}>
          {[task.failure, task.ok_time && text.lastWell(formatDate(task.ok_time))].filter(Boolean).join(' · ')}
        </Box>
      ) : null}
    </>
  );
}

/** The schedules with their last runs. */
function Tasks({ tasks }: { tasks: readonly Task[] }) {
  const text = useText(words).tasks;
  const { lang } = useLang();
  return (
    <Section card title={text.title} hint={text.hint}>
      <Lines>
        {tasks.map((task) => (
          <Line key={task.name} name={TASKS[task.name][lang]} detail={text.every(TASKS[task.name].minutes)}>
            <State task={task} />
          </Line>
        ))}
      </Lines>
    </Section>
  );
}

interface FailuresProps {
  failures: PlatformStatus['failures'];
  hour: number;
  day: number;
}

/** What broke lately, by the number that whoever met it was shown. */
function Failures({ failures, hour, day }: FailuresProps) {
  const text = useText(words).failures;
  return (
    <Section card title={text.title} hint={text.counts(hour, day)}>
      <Lines>
        {failures.map(({ id, source, place, error, message, add_time }) => (
          <Line
            key={id}
            name={`${text.sources[source]} · ${place}`}
            detail={
              <>
                {formatDate(add_time)} · {text.request}{' '}
                <Box component="code" sx={{ userSelect: 'all' }}>
                  {id}
                </Box>
              </>
            }
          >
            {[error, message].filter(Boolean).join(': ')}
          </Line>
        ))}
        {failures.length === 0 ? <li>{text.none}</li> : null}
      </Lines>
    </Section>
  );
}

/** Milliseconds until the page reads itself again. */
const EVERY_MS = 60_000;

const UNITS = ['B', 'KB', 'MB', 'GB', 'TB'] as const;

/** A size as people read it. */
function sizeOf(bytes: number): string {
  const power = Math.min(UNITS.length - 1, Math.floor(Math.log2(Math.max(1, bytes)) / 10));
  return `${(bytes / 1024 ** power).toFixed(power === 0 ? 0 : 1)} ${UNITS[power]}`;
}

function Alerts({ alerts, pause }: Pick<PlatformStatus, 'alerts' | 'pause'>) {
  const text = useText(words);
  const { lang } = useLang();
  return (
    <>
      {alerts.length === 0 ? (
        <Alert severity="success" sx={{ mb: 3 }}>
          {text.calm}
        </Alert>
      ) : (
        <Alert severity="error" sx={{ mb: 3 }}>
          <AlertTitle component="h2">{text.alerts(alerts.length)}</AlertTitle>
          <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
            {alerts.map(({ kind, raised_time }) => (
              <li key={kind}>
                {PLATFORM_ALERTS[kind][lang]} · {text.since(formatDate(raised_time))}
              </li>
            ))}
          </Box>
          {text.alertsHint}
        </Alert>
      )}
      {pause ? (
        <Alert severity="warning" sx={{ mb: 3 }}>
          {[text.pause(formatDate(pause.until_time)), pause.error_code].filter(Boolean).join(' · ')}
        </Alert>
      ) : null}
    </>
  );
}

function Queues({ queues, dead_letters: dead }: Pick<PlatformStatus, 'queues' | 'dead_letters'>) {
  const text = useText(words).queues;
  const number = (count: number) => (count >= QUEUE_COUNTED ? text.more(QUEUE_COUNTED) : String(count));
  return (
    <Section card title={text.title} hint={text.hint}>
      <Lines>
        {queues.map(({ name, waiting, sending, uncertain, oldest }) => (
          <Line
            key={name}
            name={text[name]}
            detail={waiting > 0 && oldest ? text.oldest(formatDate(oldest)) : undefined}
          >
            {`${number(waiting)} ${text.waiting} · ${number(sending)} ${text.sending} · ${number(uncertain)} ${text.uncertain}`}
          </Line>
        ))}
        <Line name={text.dead} detail={dead.last_time ? text.last(formatDate(dead.last_time)) : undefined}>
          {dead.count > 0 ? <Mark bad>{String(dead.count)}</Mark> : text.none}
        </Line>
      </Lines>
    </Section>
  );
}

function Clock({ alarms, scheduled }: Pick<PlatformStatus, 'alarms' | 'scheduled'>) {
  const text = useText(words).clock;
  return (
    <Section card title={text.title}>
      <Lines>
        <Line name={text.deliveries}>
          {alarms.deliveries_set === null ? (
            <Mark bad>{text.unknown}</Mark>
          ) : (
            formatDate(alarms.deliveries) || text.idle
          )}
        </Line>
        <Line name={text.training}>
          {alarms.training === null ? <Mark bad>{text.unknown}</Mark> : alarms.training ? text.busy : text.quiet}
        </Line>
        <Line name={text.scheduled}>
          {scheduled.next ? text.next(scheduled.count, formatDate(scheduled.next)) : text.none}
        </Line>
      </Lines>
    </Section>
  );
}

function Sizes({ database, storage }: Pick<PlatformStatus, 'database' | 'storage'>) {
  const text = useText(words).sizes;
  const part = database.bytes / database.limit;
  return (
    <Section card title={text.title}>
      <Lines>
        <Line name={text.database}>
          {text.of(sizeOf(database.bytes), sizeOf(database.limit), `${(part * 100).toFixed(2)}%`)}
          <LinearProgress
            variant="determinate"
            aria-label={text.database}
            value={Math.min(100, part * 100)}
            color={part > ALERT_AT.databasePart ? 'error' : 'primary'}
            sx={{ mt: 1, borderRadius: 1 }}
          />
        </Line>
        <Line name={text.files}>
          {storage
            ? text.stored(grouped(storage.files), sizeOf(storage.bytes), formatDate(storage.measured_time))
            : text.unmeasured}
        </Line>
      </Lines>
    </Section>
  );
}

function Parts({ parts }: Pick<PlatformStatus, 'parts'>) {
  const text = useText(words).parts;
  return (
    <Section card title={text.title}>
      <Lines>
        {(['db', 'objects', 'queue'] as const).map((part) => (
          <Line key={part} name={text[part]}>
            <Mark bad={!parts[part]}>{parts[part] ? text.well : text.broken}</Mark>
          </Line>
        ))}
      </Lines>
    </Section>
  );
}

/** How the platform runs, at one look. */
export default function Status() {
  const text = useText(words);
  const { has } = useSession();
  const query = useApiQuery(
    ['admin', 'status'],
    '/v1/admin/status',
    {},
    { staleMs: 0, keepPrevious: true, silent: true, every: () => EVERY_MS, enabled: has('admin') },
  );
  const { data } = query;
  return (
    <StaffPage authority="admin" title={text.title} lead={text.lead}>
      {data ? null : <QueryState query={query} kind="block" />}
      {data ? (
        <>
          <Alerts alerts={data.alerts} pause={data.pause} />
          <Box
            sx={{
              display: 'grid',
              columnGap: 3,
              gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
              alignItems: 'start',
            }}
          >
            <Parts parts={data.parts} />
            <Sizes database={data.database} storage={data.storage} />
            <Queues queues={data.queues} dead_letters={data.dead_letters} />
            <Clock alarms={data.alarms} scheduled={data.scheduled} />
          </Box>
          <Tasks tasks={data.tasks} />
          <Failures failures={data.failures} hour={data.failures_hour} day={data.failures_day} />
        </>
      ) : null}
    </StaffPage>
  );
}
