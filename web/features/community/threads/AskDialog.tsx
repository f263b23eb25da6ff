import Box from '@mui/material/Box';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { Link } from 'react-router-dom';
import { THREAD_MAXIMA, threadInput, threadPath } from '../../../../db/contract/threads';
import { threadWords } from '../../../../db/contract/words/threads';
import words from '../../../i18n/threads';
import { api, useApiQuery } from '../../../kit/api';
import type { DialogProps } from '../../../kit/dialogs/registry';
import { FormDialog, FormRichText, FormSelect, FormText, useAppForm } from '../../../kit/form';
import { inChinese, pickName, useLang, useText } from '../../../kit/i18n';
import { randomId } from '../../../kit/layout/format';
import { useDebounced } from '../../../kit/layout/useDebounced';
import { toast } from '../../../kit/toast';
import { refreshThreads, THREADS } from './calls';
import { useCategories } from './useCategories';

/** Characters from which a title says enough to look for others. */
const TYPED = 4;

/** Threads that may have the answer, while the title is being typed. */
function Similar() {
  const own = useText(words);
  const text = useText(threadWords);
  const title = useDebounced(String(useWatch({ name: 'title' }) ?? '').trim());
  const { data } = useApiQuery(
    [THREADS, 'similar'],
    '/v1/community/similar',
    { title },
    { enabled: title.length >= TYPED, silent: true, keepPrevious: true },
  );
  const rows = title.length >= TYPED ? (data?.records ?? []) : [];
  return (
    <Box role="status" sx={{ '&:empty': { display: 'none' } }}>
      {rows.length > 0 ? (
        <>
          <Box sx={{ fontSize: '0.875rem', color: 'text.secondary', mb: 0.5 }}>{own.similar}</Box>
          <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
            {rows.map((row) => (
              <li key={row.id}>
                <Link to={threadPath(row)} target="_blank" {...inChinese(row.title)}>
                  {row.title}
                </Link>
                <Box component="span" sx={{ ml: 1, fontSize: '0.8125rem', color: 'text.secondary' }}>
                  {row.accepted ? text.accepted : text.replies(row.replies)}
                </Box>
              </li>
            ))}
          </Box>
        </>
      ) : null}
    </Box>
  );
}

interface AskProps {
  /** Category to begin with; empty for none. */
  categoryId?: string | undefined;
  /** The thread to change; without it a new one is begun. */
  thread?: { id: string; category_id: string; title: string; body: string };
}

/** The dialog 'askThread': begins a thread, or changes an own one; closes with its key. */
export default function AskDialog({ categoryId = '', thread, close }: DialogProps<AskProps, string>) {
  const own = useText(words);
  const text = useText(threadWords);
  const { lang } = useLang();
  const categories = useCategories();
  const [submission] = useState(() => randomId());
  const form = useAppForm({
    schema: threadInput,
    defaultValues: {
      category_id: thread?.category_id ?? categoryId,
      title: thread?.title ?? '',
      body: thread?.body ?? '',
    },
    draftKey: `thread:${thread?.id ?? 'new'}`,
    onSubmit: async (values) => {
      const { id, state } = thread
        ? await api.put('/v1/community/thread', { ...values, id: thread.id })
        : await api.post('/v1/community/thread', values, { headers: { 'idempotency-key': submission } });
      toast.success(state === 'held' ? own.held : thread ? own.saved : own.published);
      await refreshThreads();
      close(id);
    },
  });
  return (
    <FormDialog
      form={form}
      title={thread ? own.editTitle : own.askTitle}
      width={800}
      submit={thread ? own.save : own.publish}
      pinned
    >
      <FormSelect
        name="category_id"
        label={text.category}
        required
        options={categories.map(({ id, name, name_en }) => ({ value: id, label: pickName(lang, name, name_en) }))}
      />
      <FormText name="title" label={own.name} hint={own.nameHint} required maxLength={THREAD_MAXIMA.title} />
      {thread ? null : <Similar />}
      <FormRichText name="body" label={own.body} hint={own.bodyHint} required />
    </FormDialog>
  );
}
