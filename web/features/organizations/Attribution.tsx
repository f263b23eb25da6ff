import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { Link, useParams } from 'react-router-dom';
import {
  ATTRIBUTION_MAXIMA,
  type AttributionQuestion,
  attributionAnswer,
} from '../../../db/contract/attribution-calls';
import { itemPage } from '../../../db/contract/items';
import words from '../../i18n/attributions';
import { api, reread, useApiQuery } from '../../kit/api';
import { NOT_FOUND } from '../../kit/api/statuses';
import { AppForm, FormText, useAppForm } from '../../kit/form';
import { bracketed, useText } from '../../kit/i18n';
import { FactList } from '../../kit/layout/DetailLayout';
import { formatMinute } from '../../kit/layout/format';
import { LoadingState } from '../../kit/layout/LoadingState';
import { Page } from '../../kit/layout/Page';
import { panel } from '../../kit/layout/panel';
import { StateChip, TagChip } from '../../kit/layout/StateChip';
import { EmptyState, ErrorState } from '../../kit/layout/States';
import { toast } from '../../kit/toast';

const KEY = ['organizations', 'attribution'];
type Answer = 'yes' | 'no';

function AnswerForm({ id }: { id: string }) {
  const text = useText(words).question;
  const [said, setSaid] = useState<Answer | null>(null);
  const form = useAppForm<{ id: string; answer: Answer; word: string }>({
    schema: attributionAnswer,
    defaultValues: { id, answer: 'yes', word: '' },
    onSubmit: async (values) => {
      try {
        await api.post('/v1/user/attribution/answer', values);
        toast.success(text.thanks);
      } finally {
        // A colleague may have been faster: the page shows the answer that stands.
        await reread([['organizations']]);
      }
    },
  });
  const answer = async (value: Answer) => {
    if (form.saving) return;
    setSaid(value);
    form.methods.setValue('answer', value);
    await form.submit();
  };
  const running = form.saving ? said : null;
  return (
    <AppForm form={form}>
      <FormText name="word" label={text.word} hint={text.wordHint} rows={3} maxLength={ATTRIBUTION_MAXIMA.word} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, mt: 2.5 }}>
        <Button
          variant="contained"
          loading={running === 'yes'}
          disabled={running === 'no'}
          onClick={() => void answer('yes')}
        >
          {text.yes}
        </Button>
        <Button
          variant="outlined"
          color="error"
          loading={running === 'no'}
          disabled={running === 'yes'}
          onClick={() => void answer('no')}
        >
          {text.no}
        </Button>
      </Box>
    </AppForm>
  );
}

function Question({ question }: { question: AttributionQuestion }) {
  const all = useText(words);
  const text = all.question;
  const { answer } = question;
  const page = question.is_public ? itemPage(question.item_type, question.item_id, question.name) : '';
  return (
    <>
      <Box component="h2" sx={{ m: 0, mb: 1, fontSize: '1.25rem', fontWeight: 650, overflowWrap: 'anywhere' }}>
        {question.name}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75, mb: 2 }}>
        <TagChip label={all.kinds[question.item_type] ?? ''} />
        <StateChip status={question.audit_status} />
      </Box>
      <FactList
        facts={[
          { label: text.publisher, value: bracketed(question.publisher_name, all.relation[question.relation]) },
          { label: text.submitted, value: formatMinute(question.add_time) },
          { label: text.summary, value: question.summary },
        ]}
      />
      {page ? (
        <Button component={Link} to={page} sx={{ mt: 1 }}>
          {text.view}
        </Button>
      ) : null}
      <Box role="status" sx={{ mt: 2.5 }}>
        {answer ? (
          <Alert severity={answer === 'yes' ? 'success' : 'warning'} role="note">
            {text.answered[answer]}
            <Box sx={{ mt: 0.5, overflowWrap: 'anywhere' }}>
              {text.by(question.answer_name ?? '', formatMinute(question.answer_time))}
              {question.answer_text ? <div>{question.answer_text}</div> : null}
            </Box>
          </Alert>
        ) : null}
      </Box>
      {answer ? null : <AnswerForm id={question.id} />}
      <Button component={Link} to={`/memberOrg?id=${question.organization_id}#publications`} sx={{ mt: 2 }}>
        {text.toList}
      </Button>
    </>
  );
}

/** Where a message leads an organisation's administrator: does the publisher of an item speak for it (/attribution/{id})? */
export default function Attribution() {
  const text = useText(words).question;
  const { id = '' } = useParams();
  const query = useApiQuery(KEY, '/v1/user/attribution/question', { id }, { silent: true, staleMs: 0 });
  const absent = query.error?.status === NOT_FOUND;
  return (
    <Page
      title={text.title}
      width="md"
      lead={query.data ? text.lead(query.data.organization_name) : ''}
      breadcrumbs={[{ label: text.title }]}
    >
      <Box sx={{ p: { xs: 2, md: 3 }, ...panel }}>
        {query.data ? <Question question={query.data} /> : null}
        {query.isPending ? <LoadingState count={4} /> : null}
        {query.isError && absent ? <EmptyState title={text.absent} hint={text.absentHint} /> : null}
        {query.isError && !absent ? <ErrorState onRetry={() => void query.refetch()} /> : null}
      </Box>
    </Page>
  );
}
