import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { useEffect, useState } from 'react';
import { Link, useParams, useSearchParams } from 'react-router-dom';
import { askedRow } from '../../../domain/catalog/view';
import { restoreSession, useSession } from '../../../domain/session';
import words from '../../../i18n/documents';
import kit from '../../../i18n/kit';
import { changedSearch } from '../../../kit/address';
import { delRows, putRows, reread, useRows } from '../../../kit/api';
import { useApiMutation } from '../../../kit/api/mutations';
import { readDraft } from '../../../kit/form';
import { useText } from '../../../kit/i18n';
import { CopyButton } from '../../../kit/layout/CopyButton';
import { formatDay } from '../../../kit/layout/format';
import { LoadingState } from '../../../kit/layout/LoadingState';
import { Page } from '../../../kit/layout/Page';
import { Section } from '../../../kit/layout/Section';
import { ErrorState } from '../../../kit/layout/States';
import { useGoOn } from '../../../kit/useGoOn';
import { documentAsked, MARKDOWNS, type Markdown } from './documents';
import { Editor } from './Editor';
import { ExportButton } from './FileActions';
import { MarkdownText } from './MarkdownText';
import { draftOf, type Kept, useAutosave } from './useAutosave';

const LIST = '/markdown';

/** Whether others may read it, and the link that leads them there. */
function Share({ document: it }: { document: Markdown }) {
  const text = useText(words).markdown;
  const open = it.is_open === 1;
  const turn = useApiMutation(() => putRows('markdown', { id: it.id }, { is_open: open ? 0 : 1 }), {
    invalidates: [MARKDOWNS],
    done: open ? text.unshared : text.shared,
  });
  return (
    <Box className="no-print" sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1, mb: 2 }}>
      <FormControlLabel
        control={<Switch checked={open} disabled={turn.isPending} onChange={() => turn.mutate()} />}
        label={text.share}
      />
      {open ? <CopyButton value={`${location.origin}${LIST}/${it.id}`} label={text.copyLink} /> : null}
      <Box sx={{ width: '100%', color: 'text.secondary', fontSize: '0.875rem' }}>{text.shareHint}</Box>
    </Box>
  );
}

function Editing({ stored, onEnd }: { stored: Markdown; onEnd: () => void }) {
  const all = useText(words);
  const text = all.markdown;
  const [begin] = useState<Kept>(() => {
    const kept = readDraft<Kept>(draftOf(stored.id));
    const { title, content, version } = stored;
    return { title, content, version, ...kept };
  });
  const it = useAutosave(stored, begin, text.untitled);
  const { state } = it;
  return (
    <>
      {state === 'conflict' ? (
        <Alert
          severity="warning"
          sx={{ mb: 2, flexWrap: 'wrap' }}
          action={
            <>
              <Button size="small" onClick={() => void it.keepMine()}>
                {text.keepMine}
              </Button>
              <Button size="small" onClick={() => void it.takeTheirs()}>
                {text.takeTheirs}
              </Button>
            </>
          }
        >
          {text.conflict}
        </Alert>
      ) : null}
      <Editor value={it.written} onChange={it.change} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5, mt: 1 }}>
        <Button
          variant="contained"
          disabled={state === 'conflict'}
          loading={state === 'saving'}
          onClick={() => void it.save()}
        >
          {all.save}
        </Button>
        <Button
          disabled={state === 'conflict'}
          onClick={async () => {
            if (state !== 'clean') await it.save();
            await reread([MARKDOWNS]);
            onEnd();
          }}
        >
          {text.preview}
        </Button>
        <Box role="status" sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>
          {state === 'conflict' ? '' : text.states[state]}
        </Box>
      </Box>
    </>
  );
}

function Shown({ it, own }: { it: Markdown; own: boolean }) {
  const all = useText(words);
  const text = all.markdown;
  const goOn = useGoOn();
  const [address, setAddress] = useSearchParams();
  const editing = own && address.get('edit') === '1';
  const remove = useApiMutation(() => delRows('markdown', { id: it.id }), {
    ask: () => ({ text: text.confirmRemove(it.title), danger: true }),
    done: all.removed,
    onSuccess: () => {
      void reread([MARKDOWNS]);
      goOn(LIST);
    },
  });
  return (
    <Page
      title={it.title}
      lead={text.changed(formatDay(it.update_time ?? it.add_time))}
      breadcrumbs={[{ label: text.title, to: LIST }, { label: it.title }]}
      actions={
        editing ? null : (
          <Box className="no-print" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
            <ExportButton written={it} />
            <Button onClick={() => print()}>{text.print}</Button>
            {own ? (
              <>
                <Button color="error" disabled={remove.isPending} onClick={() => remove.mutate()}>
                  {all.remove}
                </Button>
                <Button variant="contained" onClick={() => setAddress(changedSearch({ edit: '1' }))}>
                  {all.edit}
                </Button>
              </>
            ) : null}
          </Box>
        )
      }
    >
      {editing ? (
        <Editing stored={it} onEnd={() => setAddress(changedSearch({ edit: '' }), { replace: true })} />
      ) : (
        <>
          {own ? <Share document={it} /> : null}
          <Section title={text.text} card>
            {it.content.trim() ? <MarkdownText source={it.content} /> : text.empty}
          </Section>
        </>
      )}
    </Page>
  );
}

/** A stored document: its owner reads and writes it, others read what the owner opened (core§2). */
export default function Document() {
  const text = useText(words).markdown;
  const { loading } = useText(kit);
  const { id = '' } = useParams();
  const { user } = useSession();
  // A tab of its own may hold only the cookie, which no public page asks for.
  useEffect(() => void restoreSession(true), []);
  // Who signs in meanwhile may find what a visitor does not.
  const query = useRows([...MARKDOWNS, 'one', user?.user_id ?? ''], documentAsked(id), { staleMs: 0 });
  const { item, gone, error, retry } = askedRow(query, (row): Markdown => row);
  if (item) return <Shown key={item.id} it={item} own={user?.user_id === item.add_user} />;
  return (
    <Page
      title={gone || error ? text.goneTitle : loading}
      lead={gone ? text.gone : ''}
      breadcrumbs={[{ label: text.title, to: LIST }]}
    >
      {gone ? (
        <Button component={Link} to={LIST} variant="outlined">
          {text.back}
        </Button>
      ) : null}
      {error ? <ErrorState onRetry={retry} /> : null}
      {gone || error ? null : <LoadingState count={8} />}
    </Page>
  );
}
