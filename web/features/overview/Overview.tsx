import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Link, Navigate, useLocation, useNavigate } from 'react-router-dom';
import type { DealState } from '../../../db/contract/deal-states';
import { OPEN_STATES } from '../../../db/contract/deals';
import { useSession } from '../../domain/session';
import catalog from '../../i18n/catalog';
import dealWords from '../../i18n/deals';
import words from '../../i18n/overview';
import { useApiQuery } from '../../kit/api';
import { pickName, useLang, useText } from '../../kit/i18n';
import { formatDay } from '../../kit/layout/format';
import { PlusIcon } from '../../kit/layout/icons';
import { Page } from '../../kit/layout/Page';
import { QueryState } from '../../kit/layout/QueryState';
import { Duties, OVERVIEW } from './Duties';
import { otherOf, pushPath, type Overview as Told } from './duties';
import { Figures } from './Figures';
import { Matches } from './Matches';
import { list, Nothing, Panel, quiet, row, titleLink } from './Panel';

/** Received pushes of which an item has no answer yet. */
function Pushes({ pushes }: Pick<Told, 'pushes'>) {
  const text = useText(words);
  return (
    <Panel title={text.pushes(pushes.length)} all={{ to: '/pushDemandOrgAdmin', label: text.allPushes }}>
      {pushes.length === 0 ? <Nothing title={text.noPushes} /> : null}
      <Box component="ul" sx={list}>
        {pushes.map((push) => (
          <Box component="li" key={`${push.push_id} ${push.org_id}`} sx={row}>
            <Box component="a" href={pushPath(push)} sx={titleLink}>
              {push.title}
            </Box>
            <Box sx={quiet}>{text.answeredOf(push.answered, push.items)}</Box>
            <Box aria-hidden sx={{ height: 6, mt: 0.75, borderRadius: 0.5, overflow: 'hidden', bgcolor: 'divider' }}>
              <Box
                sx={{
                  height: 6,
                  width: `${(100 * push.answered) / Math.max(1, push.items)}%`,
                  forcedColorAdjust: 'none',
                  bgcolor: 'primary.main',
                }}
              />
            </Box>
          </Box>
        ))}
      </Box>
    </Panel>
  );
}

const STEPS = [...OPEN_STATES, 'signed'] as const;

/** The steps of a deal: those that were taken, and the one that comes next. */
function Lane({ state }: { state: DealState }) {
  const text = useText(words);
  const { states } = useText(dealWords);
  const at = STEPS.indexOf(state);
  return (
    <Box component="ol" aria-label={text.progress(states[state])} sx={{ ...list, display: 'flex', gap: 0.5, mt: 1 }}>
      {STEPS.map((step, place) => (
        <Box
          component="li"
          key={step}
          sx={{
            ...quiet,
            flex: 1,
            pt: 0.5,
            borderTop: 4,
            borderColor: place <= at ? 'primary.main' : place === at + 1 ? 'var(--state-review-fg)' : 'divider',
            ...(place === at && { color: 'text.primary', fontWeight: 600 }),
          }}
        >
          {states[step]}
        </Box>
      ))}
    </Box>
  );
}

/** Deals that go on, those that wait for the member first. */
function Deals({ deals }: Pick<Told, 'deals'>) {
  const text = useText(words);
  const { lang } = useLang();
  return (
    <Panel title={text.deals(deals.length)} all={{ to: '/deals', label: text.allDeals }}>
      {deals.length === 0 ? <Nothing title={text.noDeals} hint={text.noDealsHint} /> : null}
      <Box component="ul" sx={list}>
        {deals.map((deal) => (
          <Box component="li" key={deal.id} sx={row}>
            <Box component={Link} to={`/deals/${deal.id}`} sx={titleLink}>
              {pickName(lang, deal.item_name, deal.item_name_en)}
            </Box>
            <Box sx={quiet}>
              {[otherOf(deal, lang), deal.due_time ? text.dueOn(formatDay(deal.due_time)) : '']
                .filter(Boolean)
                .join(' · ')}
            </Box>
            <Lane state={deal.state} />
          </Box>
        ))}
      </Box>
    </Panel>
  );
}

/** The first page of the member centre: what waits, how what one published fares, what fits it (decision 121). */
export default function Overview() {
  const { search } = useLocation();
  // The list of one's publications stood here: its addresses, in messages and bookmarks, lead on to it.
  if (search) return <Navigate to={`/memberCenter/releases${search}`} replace />;
  return <Centre />;
}

function Centre() {
  const text = useText(words);
  const { lang } = useLang();
  const common = useText(catalog);
  const { user } = useSession();
  const navigate = useNavigate();
  const query = useApiQuery(OVERVIEW, '/v1/user/overview', {}, { staleMs: 0 });
  const lead = [pickName(lang, user?.orgs[0]?.name, user?.orgs[0]?.name_en), user?.nickname || user?.account]
    .filter(Boolean)
    .join(' · ');
  return (
    <Page
      title={text.title}
      lead={lead}
      actions={
        <>
          <Button variant="outlined" onClick={() => navigate('/memberCenter/releases?kind=demands&publish=new')}>
            {common.releaseDemand}
          </Button>
          <Button
            variant="contained"
            startIcon={<PlusIcon />}
            onClick={() => navigate('/memberCenter/releases?publish=new')}
          >
            {common.releaseResult}
          </Button>
        </>
      }
    >
      {query.data ? <Shown overview={query.data} hasOrganization={(user?.orgs.length ?? 0) > 0} /> : null}
      {query.data ? null : <QueryState query={query} count={6} />}
    </Page>
  );
}

function Shown({ overview, hasOrganization }: { overview: Told; hasOrganization: boolean }) {
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        alignItems: 'start',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1.75fr) minmax(0, 1fr)' },
      }}
    >
      <Box sx={{ display: 'grid', gap: 2, minWidth: 0 }}>
        <Duties overview={overview} />
        <Figures items={overview.items} />
        <Deals deals={overview.deals} />
      </Box>
      <Box sx={{ display: 'grid', gap: 2, minWidth: 0 }}>
        <Matches matches={overview.matches} />
        {hasOrganization ? <Pushes pushes={overview.pushes} /> : null}
      </Box>
    </Box>
  );
}
