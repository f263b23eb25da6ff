import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Link, useSearchParams } from 'react-router-dom';
import { IMPORT_LIMITS, IMPORT_ROW, IMPORT_STATE, type ImportRowState } from '../../../db/contract/import-kinds';
import type { ImportDetail, ImportRow } from '../../../db/contract/imports';
import { PUBLISHED } from '../../../db/contract/items';
import { grouped } from '../../../db/contract/words';
import { useSession } from '../../domain/session';
import words from '../../i18n/imports';
import { api, useApiQuery } from '../../kit/api';
import { useApiMutation } from '../../kit/api/mutations';
import { NOT_FOUND } from '../../kit/api/statuses';
import { confirm } from '../../kit/dialogs';
import { useLang, useText } from '../../kit/i18n';
import { DownloadButton } from '../../kit/layout/DownloadButton';
import { formatMinute } from '../../kit/layout/format';
import { LoadingState } from '../../kit/layout/LoadingState';
import { Page } from '../../kit/layout/Page';
import { Section } from '../../kit/layout/Section';
import { ToneChip } from '../../kit/layout/StateChip';
import { AbsentState, ErrorState } from '../../kit/layout/States';
import { type Field, ResourceTable } from '../../kit/resource';
import { toast } from '../../kit/toast';
import { Progress } from './Progress';
import { labelsOf, reasonOf } from './problems';
import { EVERY_MS, isMoving, JOB_TONES, KEY, ROW_TONES } from './states';

function Actions({ job }: { job: ImportDetail }) {
  const text = useText(words);
  const { id, state, end_time } = job;
  // One button for both: the keyboard stays on it.
  const verb = isMoving(state) ? 'pause' : state === IMPORT_STATE.paused ? 'resume' : null;
  const act = useApiMutation((verb: 'pause' | 'resume' | 'cancel') => api.post(`/v1/imports/${verb}`, { id }), {
    invalidates: [KEY],
  });
  const cancel = async () => {
    const question = {
      ...{ title: text.cancelTitle, text: text.cancelText, confirmLabel: text.cancel },
      ...{ cancelLabel: text.keepOn, danger: true },
    };
    if (await confirm(question)) act.mutate('cancel', { onSuccess: () => toast.success(text.cancelled) });
  };
  return (
    <>
      {verb ? (
        <Button
          variant={verb === 'pause' ? 'outlined' : 'contained'}
          loading={act.isPending}
          onClick={() => act.mutate(verb)}
        >
          {text[verb]}
        </Button>
      ) : null}
      {end_time === null ? (
        <Button color="error" disabled={act.isPending} onClick={() => void cancel()}>
          {text.cancel}
        </Button>
      ) : null}
      <DownloadButton path="/v1/imports/report.csv" params={{ id }} label={text.report} />
    </>
  );
}

const countLook = {
  flex: '1 1 120px',
  p: 2,
  border: 1,
  borderColor: 'divider',
  borderRadius: 2,
  bgcolor: 'background.paper',
  color: 'text.primary',
  textDecoration: 'none',
  '&:hover': { borderColor: 'text.secondary' },
  '&[aria-current]': { borderColor: 'primary.main', bgcolor: 'brand.tint' },
} as const;

/** How many rows ended how; each number leads to its rows. */
function Counts({ job }: { job: ImportDetail }) {
  const text = useText(words);
  const [search] = useSearchParams();
  const chosen = search.get('state') ?? '';
  const counts: [state: '' | ImportRowState, label: string, count: number][] = [
    ['', text.all, job.done_count],
    [IMPORT_ROW.made, text.states[IMPORT_ROW.made], job.made_count],
    [IMPORT_ROW.duplicate, text.states[IMPORT_ROW.duplicate], job.duplicate_count],
    [IMPORT_ROW.refused, text.states[IMPORT_ROW.refused], job.refused_count],
  ];
  return (
    <Box component="nav" aria-label={text.counts} sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, mb: 3 }}>
      {counts.map(([state, label, count]) => (
        <Box
          key={state}
          component={Link}
          to={state === '' ? '?' : `?state=${state}`}
          replace
          aria-current={chosen === String(state) ? 'true' : undefined}
          sx={countLook}
        >
          <Box component="span" sx={{ display: 'block', fontSize: '0.875rem', color: 'text.secondary' }}>
            {label}
          </Box>{' '}
          <Box component="span" sx={{ fontSize: '1.375rem', fontWeight: 700, fontVariantNumeric: 'tabular-nums' }}>
            {grouped(count)}
          </Box>
        </Box>
      ))}
    </Box>
  );
}

function Rows({ job }: { job: ImportDetail }) {
  const text = useText(words);
  const { lang } = useLang();
  const { has } = useSession();
  const { pages, auditor } = PUBLISHED[job.kind];
  const labels = labelsOf(job.kind, lang);
  const fields: Field<ImportRow>[] = [
    { name: 'row_no', label: text.row, width: 90 },
    {
      name: 'name',
      role: 'main',
      label: text.name,
      flex: 1.5,
      minWidth: 180,
      show: ({ name, row_no }) => name || text.row + row_no,
      to: ({ item_id }) => (item_id && has(auditor) ? `/audit/${pages}/${item_id}` : ''),
      below: ({ code }) => code,
    },
    {
      name: 'state',
      label: text.state,
      width: 120,
      show: ({ state }) => <ToneChip label={text.states[state]} tone={ROW_TONES[state]} />,
    },
    {
      name: 'problems',
      label: text.problems,
      flex: 2,
      minWidth: 240,
      show: ({ problems }) => (
        <Box component="ul" sx={{ m: 0, p: 0, py: 0.5, listStyle: 'none', whiteSpace: 'normal', lineHeight: 1.5 }}>
          {problems.map((problem) => (
            <li key={problem.field}>
              {problem.field ? (labels.get(problem.field) ?? problem.field) + text.colon : ''}
              {reasonOf(problem, lang)}
            </li>
          ))}
        </Box>
      ),
    },
  ];
  return (
    <ResourceTable
      // What ended is looked at once more: the last look may have come before the last rows.
      queryKey={[...KEY, 'rows', job.state]}
      path="/v1/imports/rows"
      label={text.rows}
      fields={fields}
      rowId={({ row_no }) => String(row_no)}
      params={{ id: job.id }}
      filters={['state']}
      every={() => (isMoving(job.state) ? EVERY_MS * 2 : false)}
      empty={{ title: text.noneYet }}
      more={text.moreRows(grouped(IMPORT_LIMITS.reached))}
    />
  );
}

/** What has become of the file, and what is left to do. */
function Ended({ job: { made_count, refused_count, at_once, row_count, done_count } }: { job: ImportDetail }) {
  const { ended: text, missingRows } = useText(words);
  return (
    <>
      {made_count > 0 ? (
        <Alert severity="success" sx={{ mt: 2 }}>
          {at_once ? text.published : text.queued}
        </Alert>
      ) : null}
      {refused_count > 0 ? (
        <Alert severity="warning" sx={{ mt: 2 }}>
          {text.refused(grouped(refused_count))}
        </Alert>
      ) : null}
      {done_count < row_count ? (
        <Alert severity="warning" sx={{ mt: 2 }}>
          {missingRows(grouped(row_count - done_count), grouped(row_count))}
        </Alert>
      ) : null}
    </>
  );
}

/** One import: how far it is, what came of its rows, and the ways to stop it. */
export function JobPage({ id }: { id: string }) {
  const text = useText(words);
  const query = useApiQuery(
    [...KEY, 'one'],
    '/v1/imports',
    { id },
    { staleMs: 0, silent: true, every: ({ state }) => (isMoving(state) ? EVERY_MS : false) },
  );
  const { data: job, error } = query;
  const breadcrumbs = [{ label: text.back, to: '/import' }, { label: job?.name ?? '' }];
  if (!job) {
    return (
      <Page title={text.title} breadcrumbs={breadcrumbs}>
        {error?.status === NOT_FOUND ? (
          <AbsentState />
        ) : error ? (
          <ErrorState onRetry={() => void query.refetch()} />
        ) : (
          <LoadingState kind="lines" count={6} />
        )}
      </Page>
    );
  }
  const { state, reason, kind, user_name, add_time, done_count, row_count } = job;
  const stands = text.jobStates[state];
  return (
    <Page
      title={job.name}
      breadcrumbs={breadcrumbs}
      lead={[text.kinds[kind], user_name, formatMinute(add_time)].filter(Boolean).join(' · ')}
      actions={<Actions job={job} />}
    >
      <Section title={text.progress} card>
        <Box role="status" sx={{ mb: 1.5 }}>
          <ToneChip label={stands} tone={JOB_TONES[state]} />
        </Box>
        <Progress
          label={text.progress}
          done={done_count}
          all={row_count}
          says={text.ofRows(grouped(done_count), grouped(row_count))}
        />
        {error ? (
          <Alert severity="warning" sx={{ mt: 2 }}>
            {text.unreached}
          </Alert>
        ) : null}
        {state === IMPORT_STATE.paused && reason ? (
          <Alert severity={reason === 'asked' ? 'info' : 'warning'} sx={{ mt: 2 }}>
            {text.reasons[reason]}
          </Alert>
        ) : null}
        {state === IMPORT_STATE.uploading ? (
          <Alert
            severity="info"
            sx={{ mt: 2, flexWrap: 'wrap' }}
            action={
              job.is_own ? (
                <Button component={Link} to={`/import/new?kind=${kind}`} color="inherit" size="small">
                  {text.sendOn}
                </Button>
              ) : null
            }
          >
            {text.unsent}
          </Alert>
        ) : null}
        {state === IMPORT_STATE.done ? <Ended job={job} /> : null}
      </Section>
      <Counts job={job} />
      <Rows job={job} />
    </Page>
  );
}
