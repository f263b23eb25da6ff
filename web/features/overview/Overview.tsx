import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Navigate, useLocation, useNavigate } from 'react-router-dom';
import { useSession } from '../../domain/session';
import catalog from '../../i18n/catalog';
import words from '../../i18n/overview';
import { useApiQuery } from '../../kit/api';
import { pickName, useLang, useText } from '../../kit/i18n';
import { PlusIcon } from '../../kit/layout/icons';
import { Page } from '../../kit/layout/Page';
import { QueryState } from '../../kit/layout/QueryState';
import { Deals } from './Deals';
import { Duties, OVERVIEW } from './Duties';
import type { Overview as Told } from './duties';
import { Figures } from './Figures';
import { Matches } from './Matches';
import { Pushes } from './Pushes';

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
