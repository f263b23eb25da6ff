import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import words from '../../../i18n/documents';
import { reread, useRows } from '../../../kit/api';
import { useApiMutation } from '../../../kit/api/mutations';
import { readDraft, removeDraft, writeDraft } from '../../../kit/form';
import { useText } from '../../../kit/i18n';
import { formatDay } from '../../../kit/layout/format';
import { Page } from '../../../kit/layout/Page';
import { Pager } from '../../../kit/layout/Pager';
import { QueryState } from '../../../kit/layout/QueryState';
import { Section } from '../../../kit/layout/Section';
import { TagChip } from '../../../kit/layout/StateChip';
import { EmptyState } from '../../../kit/layout/States';
import { usePageIndex } from '../../../kit/layout/usePageIndex';
import { toast } from '../../../kit/toast';
import { useGoOn } from '../../../kit/useGoOn';
import { addDocument, documentsAsked, fits, MARKDOWNS, titleOf, type Written } from './documents';
import { Editor } from './Editor';
import { ExportButton, ImportButton } from './FileActions';

const DRAFT = 'markdown:new';
const BLANK: Written = { title: '', content: '' };

const isWritten = ({ title, content }: Written): boolean => Boolean(title.trim() || content.trim());

/** The caller's documents, each with its page. */
function Documents() {
  const text = useText(words).markdown;
  const pageIndex = usePageIndex();
  const query = useRows(MARKDOWNS, documentsAsked(pageIndex), { staleMs: 0 });
  const { data } = query;
  if (!data) {
    return <QueryState query={query} kind="lines" count={3} />;
  }
  if (data.records.length === 0) return <EmptyState title={text.none} hint={text.noneHint} />;
  return (
    <>
      <Box component="ul" aria-label={text.list} sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1 }}>
        {data.records.map((row) => (
          <Box
            component="li"
            key={row.id}
            sx={{
              display: 'flex',
              flexWrap: 'wrap',
              alignItems: 'center',
              gap: 1.5,
              px: 2,
              py: 1.25,
              border: 1,
              borderColor: 'divider',
              borderRadius: 2,
              bgcolor: 'background.paper',
            }}
          >
            <Box
              component={Link}
              to={`/markdown/${row.id}`}
              sx={{ flex: '1 1 240px', minWidth: 0, overflowWrap: 'anywhere', color: 'text.primary', fontWeight: 600 }}
            >
              {row.title}
            </Box>
            <TagChip label={row.is_open === 1 ? text.open : text.closed} />
            <Box component="time" sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>
              {text.changed(formatDay(row.update_time ?? row.add_time))}
            </Box>
          </Box>
        ))}
      </Box>
      {data.pages > 1 ? <Pager current={data.current} pages={data.pages} /> : null}
    </>
  );
}

/** Where a document is begun, with those that were written before (core§2). */
export default function Desk() {
  const all = useText(words);
  const text = all.markdown;
  const goOn = useGoOn();
  const [restored, setRestored] = useState(() => ({ ...BLANK, ...readDraft<Written>(DRAFT) }));
  const [written, setWritten] = useState(restored);
  const saved = useRef(false);
  useEffect(() => {
    if (saved.current) return;
    if (isWritten(written)) writeDraft(DRAFT, written);
    else removeDraft(DRAFT);
  }, [written]);
  const save = useApiMutation(() => addDocument({ title: titleOf(written, text.untitled), content: written.content }), {
    onSuccess: ({ id }) => {
      saved.current = true;
      removeDraft(DRAFT);
      toast.success(all.saved);
      void reread([MARKDOWNS]);
      goOn(`/markdown/${id}`);
    },
  });
  return (
    <Page
      title={text.title}
      lead={text.lead}
      breadcrumbs={[{ label: text.title }]}
      actions={
        <>
          <ImportButton written={written} onTake={setWritten} />
          <ExportButton written={written} />
          <Button
            variant="contained"
            loading={save.isPending}
            disabled={!isWritten(written) || !fits(written)}
            onClick={() => save.mutate()}
          >
            {all.save}
          </Button>
        </>
      }
    >
      {isWritten(restored) ? (
        <Alert
          severity="info"
          sx={{ mb: 2 }}
          action={
            <Button
              size="small"
              onClick={() => {
                setRestored(BLANK);
                setWritten(BLANK);
              }}
            >
              {text.discard}
            </Button>
          }
        >
          {text.restored}
        </Alert>
      ) : null}
      <Editor value={written} onChange={setWritten} />
      <Box role="status" sx={{ mt: 0.5, minHeight: 24, fontSize: '0.8125rem', color: 'text.secondary' }}>
        {isWritten(written) ? text.states.device : ''}
      </Box>
      <Section title={text.mine}>
        <Documents />
      </Section>
    </Page>
  );
}
