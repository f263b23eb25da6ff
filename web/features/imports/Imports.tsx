import Button from '@mui/material/Button';
import { Link, useParams, useSearchParams } from 'react-router-dom';
import { IMPORTERS } from '../../../db/contract/import-kinds';
import type { ImportJob } from '../../../db/contract/imports';
import { grouped } from '../../../db/contract/words';
import { useSession } from '../../domain/session';
import { RefusedPage } from '../../domain/session/StaffPage';
import words from '../../i18n/imports';
import { useText } from '../../kit/i18n';
import { Page } from '../../kit/layout/Page';
import { ToneChip } from '../../kit/layout/StateChip';
import { type Field, ResourceTable } from '../../kit/resource';
import { JobPage } from './JobPage';
import { NewImport } from './NewImport';
import { EVERY_MS, isMoving, JOB_TONES, KEY } from './states';

/** The imports of whoever looks, the newest first; administrators may look at everybody's. */
function JobList() {
  const text = useText(words);
  const { has } = useSession();
  const [search] = useSearchParams();
  const all = search.get('all') === '1';
  const fields: Field<ImportJob>[] = [
    {
      name: 'name',
      role: 'main',
      label: text.file,
      flex: 2,
      minWidth: 200,
      show: ({ name }) => name,
      to: ({ id }) => `/import/${id}`,
      below: ({ kind, user_name, is_own }) => [text.kinds[kind], is_own ? '' : user_name].filter(Boolean).join(' · '),
    },
    {
      name: 'state',
      label: text.jobState,
      minWidth: 120,
      show: ({ state }) => <ToneChip label={text.jobStates[state]} tone={JOB_TONES[state]} />,
    },
    {
      name: 'done_count',
      label: text.progress,
      flex: 1,
      minWidth: 160,
      show: ({ done_count, row_count }) => text.ofRows(grouped(done_count), grouped(row_count)),
    },
    { name: 'made_count', label: text.states[1], look: 'count' },
    { name: 'duplicate_count', label: text.states[2], look: 'count' },
    { name: 'refused_count', label: text.states[3], look: 'count' },
    { name: 'add_time', label: text.started, look: 'time' },
  ];
  return (
    <Page
      title={text.title}
      lead={text.lead}
      actions={
        <>
          {has('admin') ? (
            <Button component={Link} to={all ? '/import' : '/import?all=1'}>
              {all ? text.own : text.everybody}
            </Button>
          ) : null}
          <Button component={Link} to="/import/new" variant="contained">
            {text.create}
          </Button>
        </>
      }
    >
      <ResourceTable
        queryKey={KEY}
        path="/v1/imports/list"
        label={text.list}
        fields={fields}
        rowId={(row) => row.id}
        {...(all && { params: { all: '1' } })}
        every={(rows) => (rows.some(({ state }) => isMoving(state)) ? EVERY_MS : false)}
        empty={{ title: text.empty, hint: text.emptyHint }}
      />
    </Page>
  );
}

/** Results and demands from files: the list of imports, a new one, or one of them (/import, /import/new, /import/:id). */
export default function Imports() {
  const { id } = useParams();
  const { has } = useSession();
  const text = useText(words);
  if (!IMPORTERS.some((authority) => has(authority))) return <RefusedPage title={text.title} />;
  if (id === undefined) return <JobList />;
  return id === 'new' ? <NewImport /> : <JobPage key={id} id={id} />;
}
