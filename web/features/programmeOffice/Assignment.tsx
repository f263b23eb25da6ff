import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useSearchParams } from 'react-router-dom';
import words from '../../i18n/programmeAssignment';
import { reread, useApiQuery } from '../../kit/api';
import { openDialog } from '../../kit/dialogs';
import { useText } from '../../kit/i18n';
import { formatMinute } from '../../kit/layout/format';
import { PagedRows } from '../../kit/layout/PagedRows';
import { Pager } from '../../kit/layout/Pager';
import { PageTabs } from '../../kit/layout/PageTabs';
import { panel } from '../../kit/layout/panel';
import { QueryState } from '../../kit/layout/QueryState';
import { ToneChip } from '../../kit/layout/StateChip';
import { EmptyState } from '../../kit/layout/States';
import { usePageIndex } from '../../kit/layout/usePageIndex';
import { KindMark } from './assignment/KindMark';
import { ProjectItem } from './assignment/ProjectItem';
import { OfficePage } from './OfficePage';
import { useRounds } from './useRounds';

/** Conflicts of interest that are known, with their kinds. */
function Conflicts() {
  const text = useText(words);
  const pageIndex = usePageIndex();
  const query = useApiQuery(
    ['programme', 'assignment', 'conflicts'],
    '/v1/programme/conflict/list',
    { pageIndex, pageSize: 20 },
    { staleMs: 0 },
  );
  const { data } = query;
  if (!data) return <QueryState query={query} count={4} />;
  if (data.records.length === 0) return <EmptyState title={text.noConflicts} hint={text.noConflictsHint} />;
  return (
    <>
      <Box
        component="ul"
        aria-label={text.conflictList}
        sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1 }}
      >
        {data.records.map((row) => (
          <Box
            key={`${row.project_id} ${row.recommender_id} ${row.kind}`}
            component="li"
            sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', p: 2, ...panel }}
          >
            <Box sx={{ flex: '1 1 260px', minWidth: 0, overflowWrap: 'anywhere' }}>
              <strong>{row.recommender}</strong>
              <Box component="span" sx={{ color: 'text.secondary', mx: 1 }}>
                {text.recommender[row.identify as 1 | 2 | 3]}
              </Box>
              {row.project}
              {row.reason ? <Box sx={{ color: 'text.secondary' }}>{text.reason(row.reason)}</Box> : null}
            </Box>
            <KindMark kind={row.kind} isHard={row.is_hard} />
            <ToneChip tone={row.is_hard ? 'rejected' : 'none'} label={row.is_hard ? text.hard : text.soft} />
            <Box component="span" sx={{ color: 'text.secondary', fontSize: '0.8125rem' }}>
              {formatMinute(row.add_time)}
            </Box>
          </Box>
        ))}
      </Box>
      {data.pages > 1 ? <Pager current={data.current} pages={data.pages} total={data.total} /> : null}
    </>
  );
}

const ADDRESS = '/programme/office/assignment';
const VIEWS = ['all', 'lacking', 'declined', 'conflicts'] as const;
type View = (typeof VIEWS)[number];

const addressOf = (view: View, round: string): string => {
  const search = new URLSearchParams({ ...(view !== 'all' && { show: view }), ...(round && { round }) });
  return search.size > 0 ? `${ADDRESS}?${search}` : ADDRESS;
};

/** Who judges what: the office proposes experts, changes and confirms, and reads who declined and why. */
export default function Assignment() {
  const text = useText(words);
  const [search] = useSearchParams();
  const round = search.get('round') ?? '';
  const view = VIEWS.find((each) => each === search.get('show')) ?? 'all';
  const propose = async () => {
    if (await openDialog('programme-assignment', { roundId: round })) {
      await reread([['programme', 'assignment']]);
    }
  };
  return (
    <OfficePage
      room="assignment"
      lead={text.lead}
      actions={
        <Button variant="contained" onClick={() => void propose()}>
          {text.propose}
        </Button>
      }
    >
      <RoundChoice />
      <PageTabs
        label={text.views}
        tabs={VIEWS.map((each) => ({ to: addressOf(each, round), label: text[each], current: each === view }))}
      />
      {view === 'conflicts' ? <Conflicts /> : <Projects round={round} show={view === 'all' ? '' : view} />}
    </OfficePage>
  );
}

function RoundChoice() {
  const text = useText(words);
  const [search, setSearch] = useSearchParams();
  const rounds = useRounds();
  const records = rounds.data?.records ?? [];
  if (records.length < 2) return null;
  return (
    <TextField
      select
      size="small"
      label={text.round}
      value={search.get('round') ?? ''}
      sx={{ minWidth: 240, mb: 2 }}
      slotProps={{ inputLabel: { shrink: true }, select: { displayEmpty: true } }}
      onChange={({ target }) =>
        setSearch((old) => {
          old.delete('page');
          if (target.value) old.set('round', target.value);
          else old.delete('round');
          return old;
        })
      }
    >
      <MenuItem value="">{text.currentRound}</MenuItem>
      {records.map(({ id, title }) => (
        <MenuItem key={id} value={id}>
          {title}
        </MenuItem>
      ))}
    </TextField>
  );
}

function Projects({ round, show }: { round: string; show: string }) {
  const text = useText(words);
  const pageIndex = usePageIndex();
  const query = useApiQuery(
    ['programme', 'assignment', 'list'],
    '/v1/programme/assignment/list',
    { round, show, pageIndex },
    { staleMs: 0 },
  );
  const { data } = query;
  if (data && !data.round) return <EmptyState title={text.noRound} hint={text.noRoundHint} />;
  const needed = data?.round?.opinions_needed ?? 0;
  return (
    <PagedRows
      query={query}
      label={text.list}
      count={4}
      counted
      gap={1.5}
      idOf={({ id }) => id}
      tile={(row) => <ProjectItem row={row} needed={needed} round={round} />}
      empty={<EmptyState title={text.empty} hint={text.emptyHint} />}
    />
  );
}
