import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Link, useSearchParams } from 'react-router-dom';
import { DEAL_STATES } from '../../../db/contract/deal-states';
import { DEAL_SIDES, DEALS_LOOKED_AT } from '../../../db/contract/deals';
import { grouped } from '../../../db/contract/words';
import { useSession } from '../../domain/session';
import words from '../../i18n/deals';
import kit from '../../i18n/kit';
import { useApiQuery } from '../../kit/api';
import { openDialog } from '../../kit/dialogs';
import { useText } from '../../kit/i18n';
import { Page } from '../../kit/layout/Page';
import { PagedRows } from '../../kit/layout/PagedRows';
import { EmptyState } from '../../kit/layout/States';
import { usePageIndex } from '../../kit/layout/usePageIndex';
import { KeywordFilter } from '../../kit/table/filters/KeywordFilter';
import { SwitchFilter } from '../../kit/table/filters/SwitchFilter';
import { useTableFilter } from '../../kit/table/useTableFilter';
import { DealItem } from './list/DealItem';

/** Which deals are shown: by side and state; operators search in all of them. */
function Filters({ all }: { all: boolean }) {
  const text = useText(words);
  const [overdue, setOverdue] = useTableFilter('overdue');
  const states = [
    { value: '', label: text.filters.all },
    { value: 'open', label: text.filters.open },
    ...DEAL_STATES.map((state) => ({ value: state, label: text.states[state] })),
  ];
  const roles = [
    { value: '', label: text.roles.all },
    ...DEAL_SIDES.map((side) => ({ value: side, label: text.roles[side] })),
  ];
  return (
    <Box sx={{ display: 'grid', gap: 1.5, mb: 3 }}>
      {all ? (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
          <KeywordFilter label={text.all.keyword} />
          <Button
            aria-pressed={overdue === '1'}
            variant={overdue === '1' ? 'contained' : 'outlined'}
            onClick={() => setOverdue(overdue === '1' ? '' : '1')}
          >
            {text.all.overdueOnly}
          </Button>
        </Box>
      ) : (
        <SwitchFilter name="role" label={text.roles.label} options={roles} />
      )}
      <SwitchFilter name="state" label={text.filters.label} options={states} />
    </Box>
  );
}

const FILTERS = ['state', 'role', 'overdue', 'keyword'] as const;

/** Own deals, or all of them for operators (`?all=1`). */
export default function Deals() {
  const text = useText(words);
  const { has } = useSession();
  const [search] = useSearchParams();
  const isOperator = has('push-admin');
  const all = isOperator && search.get('all') === '1';
  return (
    <Page
      title={all ? text.all.title : text.title}
      lead={all ? text.all.lead : text.lead}
      actions={
        <>
          {isOperator ? (
            <Button component={Link} to={all ? '/deals' : '/deals?all=1'} variant="outlined">
              {all ? text.all.back : text.all.open}
            </Button>
          ) : null}
          <Button variant="outlined" onClick={() => void openDialog('dealProcess', {})}>
            {text.process}
          </Button>
        </>
      }
    >
      <Filters all={all} />
      <Rows all={all} />
    </Page>
  );
}

function Rows({ all }: { all: boolean }) {
  const text = useText(words);
  const { moreRows } = useText(kit);
  const [search] = useSearchParams();
  const pageIndex = usePageIndex();
  const chosen = Object.fromEntries(FILTERS.map((name) => [name, search.get(name) ?? '']));
  const query = useApiQuery(
    ['deals', all ? 'all' : 'own'],
    all ? '/v1/deal/list' : '/v1/user/deal/list',
    { ...chosen, pageIndex },
    { staleMs: 0 },
  );
  const { data } = query;
  return (
    <>
      <PagedRows
        query={query}
        label={text.list}
        count={4}
        counted
        idOf={({ id }) => id}
        tile={(row) => <DealItem row={row} all={all} />}
        empty={<Nothing all={all} filtered={Object.values(chosen).some(Boolean)} />}
      />
      {data?.more ? (
        <Box role="note" sx={{ mt: 1.5, fontSize: '0.875rem', color: 'text.secondary' }}>
          {chosen.keyword ? text.lookedAt(grouped(DEALS_LOOKED_AT)) : moreRows(grouped(data.total))}
        </Box>
      ) : null}
    </>
  );
}

function Nothing({ all, filtered }: { all: boolean; filtered: boolean }) {
  const text = useText(words);
  if (filtered) {
    return (
      <EmptyState
        title={text.emptyFiltered}
        hint={text.emptyFilteredHint}
        action={
          <Button component={Link} to={all ? '/deals?all=1' : '/deals'} variant="outlined">
            {text.clear}
          </Button>
        }
      />
    );
  }
  return (
    <EmptyState
      title={text.empty}
      hint={text.emptyHint}
      action={
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, justifyContent: 'center' }}>
          <Button component={Link} to="/results" variant="contained">
            {text.browseResults}
          </Button>
          <Button variant="outlined" onClick={() => void openDialog('dealProcess', {})}>
            {text.process}
          </Button>
        </Box>
      }
    />
  );
}
