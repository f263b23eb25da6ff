import Box from '@mui/material/Box';
import { type PlatformStatus, TASKS } from '../../../../db/contract/operations';
import words from '../../../i18n/platformStatus';
import { useLang, useText } from '../../../kit/i18n';
import { formatDate } from '../../../kit/layout/format';
import { Section } from '../../../kit/layout/Section';
import { Line, Lines, Mark } from './Lines';

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
export function Tasks({ tasks }: { tasks: readonly Task[] }) {
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
