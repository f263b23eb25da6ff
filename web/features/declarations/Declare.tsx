import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useRef } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import words from '../../i18n/programmeDeclarations';
import { type Answer, api, useApiQuery } from '../../kit/api';
import { useApiMutation } from '../../kit/api/mutations';
import { pickName, useLang, useText } from '../../kit/i18n';
import { FactList } from '../../kit/layout/DetailLayout';
import { formatMinute, randomId } from '../../kit/layout/format';
import { PlusIcon } from '../../kit/layout/icons';
import { Page } from '../../kit/layout/Page';
import { Pager } from '../../kit/layout/Pager';
import { QueryState } from '../../kit/layout/QueryState';
import { RichText } from '../../kit/layout/RichText';
import { Section } from '../../kit/layout/Section';
import { TagChip } from '../../kit/layout/StateChip';
import { EmptyState } from '../../kit/layout/States';
import { DeclarationCard } from './list/DeclarationCard';

type Own = Answer<'get', '/v1/programme/declarations'>;

/** Where declarants begin: the open round with its guide, and what they declared. */
export default function Declare() {
  const text = useText(words).entry;
  const [search] = useSearchParams();
  const query = useApiQuery(
    ['programme', 'declarations'],
    '/v1/programme/declarations',
    { pageIndex: search.get('page') },
    { keepPrevious: true, staleMs: 0 },
  );
  const { data } = query;
  const open = data?.round?.is_open === true;
  return (
    <Page title={text.title} lead={text.lead} actions={open ? <Start /> : null}>
      {data ? (
        <>
          <Round round={data.round} />
          <Section title={text.own}>
            <Own data={data} open={open} />
          </Section>
        </>
      ) : (
        <QueryState query={query} count={6} />
      )}
    </Page>
  );
}

function Start() {
  const text = useText(words).entry;
  const navigate = useNavigate();
  // The same press sent twice starts one declaration.
  const key = useRef(randomId());
  const start = useApiMutation(
    () => api.post('/v1/programme/declarations', undefined as never, { headers: { 'idempotency-key': key.current } }),
    {
      invalidates: [['programme', 'declarations']],
      onSuccess: ({ id }) => navigate(`/programme/declarations/${id}`),
    },
  );
  return (
    <Button
      variant="contained"
      size="large"
      startIcon={<PlusIcon />}
      loading={start.isPending}
      onClick={() => start.mutate()}
    >
      {text.start}
    </Button>
  );
}

function Round({ round }: { round: Own['round'] }) {
  const text = useText(words).entry;
  const { lang } = useLang();
  if (!round?.is_open) return <EmptyState title={text.notOpen} hint={text.notOpenHint} />;
  return (
    <Section
      card
      title={text.round(pickName(lang, round.title, round.title_en))}
      action={<TagChip label={text.open} />}
    >
      <FactList
        facts={[
          { label: text.opens, value: text.beijing(formatMinute(round.opens)) },
          { label: text.closes, value: <strong>{text.beijing(formatMinute(round.closes))}</strong> },
        ]}
      />
      {round.guide ? (
        <Box sx={{ mt: 2.5 }}>
          <RichText html={round.guide} />
        </Box>
      ) : null}
    </Section>
  );
}

function Own({ data, open }: { data: Own; open: boolean }) {
  const text = useText(words).entry;
  if (data.records.length === 0) {
    return <EmptyState title={text.none} hint={open ? text.noneHint : text.noneClosed} />;
  }
  return (
    <>
      <Box component="ul" aria-label={text.own} sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 2 }}>
        {data.records.map((row) => (
          <li key={row.id}>
            <DeclarationCard row={row} />
          </li>
        ))}
      </Box>
      {data.pages > 1 ? <Pager current={data.current} pages={data.pages} total={data.total} /> : null}
    </>
  );
}
