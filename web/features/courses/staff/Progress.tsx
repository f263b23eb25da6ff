import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Link, useSearchParams } from 'react-router-dom';
import { certificatePath, shownCertificate } from '../../../../db/contract/attendance';
import { LEARNING_STATES, type LearningState, learningState } from '../../../../db/contract/training';
import words from '../../../i18n/coursesOffice';
import { api, useApiQuery } from '../../../kit/api';
import { useApiMutation } from '../../../kit/api/mutations';
import { useText } from '../../../kit/i18n';
import { DownloadButton } from '../../../kit/layout/DownloadButton';
import { formatMinute } from '../../../kit/layout/format';
import { type Tone, ToneChip } from '../../../kit/layout/StateChip';
import { ResourceTable } from '../../../kit/resource';
import { toast } from '../../../kit/toast';

const TONES: Readonly<Record<LearningState, Tone>> = { finished: 'adopted', begun: 'review', none: 'none' };

/** Issues certificates to who finished, or says where they are turned on. */
function Certificates({ course }: { course: string }) {
  const text = useText(words);
  const [address] = useSearchParams();
  const key = ['courses', 'learning', course];
  const query = useApiQuery(
    [...key, 'sums'],
    '/v1/content/course/learning',
    { course_id: course, pageSize: '1' },
    { staleMs: 0 },
  );
  const issue = useApiMutation(() => api.post('/v1/content/course/certificates', { course_id: course }), {
    ask: () => ({ title: text.issue, text: text.issueAsk(query.data?.uncertified ?? 0) }),
    invalidates: [key],
    onSuccess: ({ issued, unnamed }) =>
      toast.success(unnamed > 0 ? text.issuedButUnnamed(issued, unnamed) : text.issued(issued)),
  });
  if (!query.data) return null;
  const { finished, uncertified, course: facts, total } = query.data;
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5, my: 2 }}>
        <strong>{text.finishedOf(finished, total)}</strong>
        {facts.certificate === 1 ? (
          <Button variant="contained" disabled={uncertified === 0 || issue.isPending} onClick={() => issue.mutate()}>
            {text.issueCount(uncertified)}
          </Button>
        ) : null}
        <DownloadButton
          path="/v1/content/course/learning.csv"
          params={{ course_id: course, order: address.get('sort') }}
          filters={['state', 'keyword']}
          label={text.csv}
          variant="text"
        />
      </Box>
      {facts.certificate === 1 ? null : (
        <Alert severity="info" role="note" sx={{ mb: 2 }}>
          {text.certificatesOff}
        </Alert>
      )}
    </>
  );
}

/** How far the learners of a course have come: by chapters, last look and certificate, sorted and taken along as a file. */
export function Progress({ course }: { course: string }) {
  const text = useText(words);
  const { learning } = text;
  return (
    <>
      <Certificates course={course} />
      <ResourceTable
        queryKey={['courses', 'learning', course, 'list']}
        path="/v1/content/course/learning"
        params={{ course_id: course }}
        rowId={({ id }) => id}
        label={text.parts.progress}
        keyword={text.learnerKeyword}
        none="—"
        empty={{ title: text.noProgress, hint: text.noProgressHint }}
        fields={[
          {
            name: 'name',
            label: learning.name,
            look: 'name',
            flex: 1,
            minWidth: 160,
            sortable: true,
            show: ({ name, account }) => name || account,
            below: ({ account, designated, signed_up }) =>
              [account, ...(designated ? [learning.designated] : []), ...(signed_up ? [learning.signedUp] : [])].join(
                ' · ',
              ),
          },
          {
            name: 'state',
            label: learning.state,
            minWidth: 120,
            options: LEARNING_STATES.map((value) => ({ value, label: learning.states[value] })),
            filter: true,
            show: (row) => <ToneChip label={learning.states[learningState(row)]} tone={TONES[learningState(row)]} />,
          },
          {
            name: 'done',
            label: learning.done,
            minWidth: 130,
            sortable: true,
            show: ({ done, chapters }) => text.doneOf(done, chapters),
          },
          {
            name: 'last_time',
            label: learning.last,
            minWidth: 160,
            sortable: true,
            show: ({ last_time }) => formatMinute(last_time),
          },
          {
            name: 'certificate',
            label: learning.certificate,
            minWidth: 200,
            show: ({ certificate }) =>
              certificate ? (
                <Box component={Link} to={certificatePath(certificate)} sx={{ color: 'brand.text' }}>
                  {shownCertificate(certificate)}
                </Box>
              ) : (
                ''
              ),
          },
        ]}
      />
    </>
  );
}
