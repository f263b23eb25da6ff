import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useRef } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { RECOMMEND_STATES_MEMBER } from '../../../db/contract/enums-programme';
import type { DeclarationRow } from '../../../db/contract/programme/declarations';
import words from '../../i18n/programmeDeclarations';
import { type Answer, api, useApiQuery } from '../../kit/api';
import { useApiMutation } from '../../kit/api/mutations';
import { openDialog } from '../../kit/dialogs';
import { pickName, useLang, useText } from '../../kit/i18n';
import { FactList } from '../../kit/layout/DetailLayout';
import { formatMinute, randomId } from '../../kit/layout/format';
import { PlusIcon } from '../../kit/layout/icons';
import { Page } from '../../kit/layout/Page';
import { Pager } from '../../kit/layout/Pager';
import { QueryState } from '../../kit/layout/QueryState';
import { RichText } from '../../kit/layout/RichText';
import { RowCard } from '../../kit/layout/RowCard';
import { Section } from '../../kit/layout/Section';
import { TagChip } from '../../kit/layout/StateChip';
import { EmptyState } from '../../kit/layout/States';
import { StageChip } from './list/StageChip';

/** An own declaration in the list, with what can be done about it. */
function DeclarationCard({ row }: { row: DeclarationRow }) {
  const text = useText(words);
  const { lang } = useLang();
  const name = row.name || text.entry.unnamed;
  const isDraft = row.stage === 0;
  const drop = useApiMutation(() => api.del('/v1/programme/declaration', {}, { id: row.id } as never), {
    ask: () => ({ text: text.entry.dropText(name), confirmLabel: text.entry.drop, danger: true }),
    invalidates: [['programme', 'declarations']],
  });
  const state =
    row.stage === 1 ? RECOMMEND_STATES_MEMBER.find(({ value }) => value === row.recommend_state) : undefined;
  const facts = [
    pickName(lang, row.round_title, row.round_title_en),
    row.receipt && `${text.sheet.receipt} ${row.receipt}`,
    row.submit_time
      ? `${text.sheet.submitted} ${formatMinute(row.submit_time)}`
      : row.update_date && `${text.entry.saved} ${row.update_date.slice(0, 16)}`,
  ].filter(Boolean);
  const verb = () => {
    if (row.editable && isDraft) return text.entry.continue;
    return row.editable && row.stage === 2 ? text.entry.mend : text.entry.view;
  };
  return (
    <RowCard label={name}>
      <Box sx={{ flex: '1 1 280px', minWidth: 0 }}>
        <Box component="h3" sx={{ m: 0, fontSize: '1.0625rem', fontWeight: 650, overflowWrap: 'anywhere' }}>
          {name}
        </Box>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, my: 0.75 }}>
          <StageChip stage={row.stage} editable={row.editable} />
          {state ? <TagChip label={state[lang]} /> : null}
          {row.published ? <TagChip label={text.status.steps.published} /> : null}
          {row.pending ? <TagChip label={text.entry.pending} /> : null}
        </Box>
        <Box sx={{ color: 'text.secondary', fontSize: '0.875rem', overflowWrap: 'anywhere' }}>{facts.join(' · ')}</Box>
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {isDraft ? (
          <Button color="error" disabled={drop.isPending} onClick={() => drop.mutate()}>
            {text.entry.drop}
          </Button>
        ) : null}
        {row.editable && row.stage === 1 && !row.pending ? (
          <Button onClick={() => void openDialog('editDeclaration', { DetailId: row.id })}>{text.form.modify}</Button>
        ) : null}
        <Button component={Link} to={`/programme/declarations/${row.id}`} variant="outlined">
          {verb()}
        </Button>
      </Box>
    </RowCard>
  );
}

type Own = Answer<'get', '/v1/programme/declarations'>;

/** Where declarants begin: the open round with its guide, and what they declared. */
export default function Declare() {
  const text = useText(words).entry;
  const [search] = useSearchParams();
  const query = useApiQuery(
    ['programme', 'declarations'],
    '/v1/programme/declarations',
    { pageIndex: search.get('page') },
    { staleMs: 0 },
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
