import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useEffect, useState } from 'react';
import { Link, useLocation, useNavigate, useParams } from 'react-router-dom';
import { slug } from '../../../db/contract/items';
import type { JoinPreview } from '../../../db/contract/organizations';
import { refreshUser, rememberLocation, restoreSession, useSession } from '../../domain/session';
import words from '../../i18n/organizations';
import { api, reread, useApiQuery } from '../../kit/api';
import { useAttempt } from '../../kit/api/mutations';
import { NOT_FOUND } from '../../kit/api/statuses';
import { useText } from '../../kit/i18n';
import { BuildingIcon } from '../../kit/layout/icons';
import { LoadingState } from '../../kit/layout/LoadingState';
import { iconDisc } from '../../kit/layout/looks';
import { Page } from '../../kit/layout/Page';
import { EmptyState, ErrorState } from '../../kit/layout/States';

/** Where an invitation link leads: whose it is, and the way to join by it. */
export default function JoinOrganization() {
  const text = useText(words).join;
  const { token = '' } = useParams();
  const { loggedIn } = useSession();
  const [asked, setAsked] = useState(false);
  // The link opens in a tab of its own, which may hold no more of the session than its cookie.
  useEffect(() => {
    void restoreSession(true).finally(() => setAsked(true));
  }, []);
  const query = useApiQuery(
    ['organizations', 'join', loggedIn],
    '/v1/user/organization/join',
    { token },
    { enabled: asked, silent: true, staleMs: 0 },
  );
  return (
    <Page title={text.title} bare>
      <Box sx={{ width: 'min(560px, calc(100% - 32px))', mx: 'auto', my: { xs: 3, md: 8 } }}>
        <Typography variant="h1" sx={{ textAlign: 'center', mb: 3 }}>
          {text.title}
        </Typography>
        <Box
          sx={{
            p: { xs: 3, sm: 5 },
            border: 1,
            borderColor: 'divider',
            borderRadius: 4,
            bgcolor: 'background.paper',
            textAlign: 'center',
          }}
        >
          {query.isPending ? <LoadingState count={3} /> : null}
          {query.isError && query.error.status === NOT_FOUND ? (
            <EmptyState title={text.invalid} hint={text.invalidHint} />
          ) : null}
          {query.isError && query.error.status !== NOT_FOUND ? (
            <ErrorState onRetry={() => void query.refetch()} />
          ) : null}
          {query.data ? <Invitation preview={query.data} token={token} /> : null}
        </Box>
      </Box>
    </Page>
  );
}

function Invitation({ preview, token }: { preview: JoinPreview; token: string }) {
  const text = useText(words).join;
  const { loggedIn } = useSession();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const { busy: running, attempt } = useAttempt();
  const [joined, setJoined] = useState(false);

  const join = () =>
    attempt(async () => {
      await api.post('/v1/user/organization/join', { token });
      setJoined(true);
      await Promise.allSettled([refreshUser(), reread([['organizations', 'mine']])]);
    });
  const goTo = (page: string) => () => {
    rememberLocation(pathname);
    navigate(page);
  };

  const member = joined || preview.member;
  const heading = joined
    ? text.done(preview.name)
    : preview.member
      ? text.member(preview.name)
      : text.question(preview.name);
  return (
    <>
      <Box aria-hidden sx={iconDisc}>
        <BuildingIcon />
      </Box>
      <div role="status">
        <Typography variant="h3" component="h2" sx={{ overflowWrap: 'anywhere' }}>
          {heading}
        </Typography>
        <Typography sx={{ color: 'text.secondary', mt: 1.5 }}>
          {member ? text.doneHint : loggedIn ? text.hint : text.loginHint}
        </Typography>
      </div>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, justifyContent: 'center', mt: 3.5 }}>
        {member ? (
          <>
            <Button
              component={Link}
              to={`/organizationDetail/${preview.organization_id}/${slug(preview.name)}`}
              variant="outlined"
            >
              {text.toOrganization}
            </Button>
            <Button component={Link} to="/memberCenter/releases?publish=new" variant="contained">
              {text.toPublish}
            </Button>
          </>
        ) : loggedIn ? (
          <>
            <Button component={Link} to="/">
              {text.later}
            </Button>
            <Button variant="contained" loading={running} onClick={() => void join()}>
              {text.join}
            </Button>
          </>
        ) : (
          <>
            <Button variant="outlined" onClick={goTo('/register')}>
              {text.register}
            </Button>
            <Button variant="contained" onClick={goTo('/login')}>
              {text.login}
            </Button>
          </>
        )}
      </Box>
    </>
  );
}
