import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { rememberLocation, useSession } from '../../../domain/session';
import words from '../../../i18n/chatApp';
import { ApiError, useApiQuery } from '../../../kit/api';
import { useText } from '../../../kit/i18n';
import { inChatApp } from '../../../kit/inChatApp';
import { Page } from '../../../kit/layout/Page';
import { FollowSteps } from './FollowSteps';
import { offerSharing } from './sdk';

const card = { p: 3, border: 1, borderColor: 'divider', borderRadius: 3, bgcolor: 'background.paper' } as const;

/** What the service account offers, how to follow it, and whether one is bound (core§2). */
export default function Follow() {
  const text = useText(words);
  const failure = useSharing(text.title, text.shareText);
  return (
    <Page title={text.title} lead={text.lead} breadcrumbs={[{ label: text.title }]}>
      {failure ? (
        <Alert severity="warning" role="alert" sx={{ mb: 3 }}>
          {text.sdkError(failure)}
        </Alert>
      ) : null}
      <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 360px' } }}>
        <Box sx={{ display: 'grid', gap: 3, alignContent: 'start' }}>
          <Box component="section" sx={card}>
            <Typography variant="h2">{text.offersTitle}</Typography>
            {text.offers.map((offer) => (
              <Box key={offer.title} sx={{ mt: 2.5 }}>
                <Typography variant="h3">{offer.title}</Typography>
                <Typography sx={{ color: 'text.secondary', mt: 0.5 }}>{offer.text}</Typography>
              </Box>
            ))}
          </Box>
          <Binding />
        </Box>
        <Box component="section" sx={card}>
          <Typography variant="h2" sx={{ mb: 2 }}>
            {text.qrTitle}
          </Typography>
          <FollowSteps />
        </Box>
      </Box>
    </Page>
  );
}

/** Words of what went wrong, inside the chat app; elsewhere there is nothing to set up. */
function useSharing(title: string, desc: string): string {
  const [failure, setFailure] = useState('');
  useEffect(() => {
    if (!inChatApp()) return;
    offerSharing({ title, desc, link: `${location.origin}/wx` }).catch((error: unknown) =>
      setFailure(error instanceof ApiError ? error.msg : error instanceof Error ? error.message : 'unknown'),
    );
  }, [title, desc]);
  return failure;
}

function Binding() {
  const text = useText(words);
  const { loggedIn } = useSession();
  const query = useApiQuery(['wxBinding'], '/v1/wx/binding', {}, { enabled: loggedIn, staleMs: 0, silent: true });
  const bound = loggedIn && query.data?.bound === true;
  const state = bound ? text.bound : loggedIn ? text.unbound : text.visitor;
  return (
    <Box component="section" sx={card}>
      <Typography variant="h2">{text.stateTitle}</Typography>
      <Typography sx={{ mt: 1 }}>{loggedIn && query.isPending ? '…' : state}</Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, mt: 2 }}>
        {loggedIn ? (
          <Button variant={bound ? 'outlined' : 'contained'} component={Link} to="/wxBind">
            {bound ? text.manage : text.bind}
          </Button>
        ) : (
          <Button variant="contained" component={Link} to="/login" onClick={() => rememberLocation('/wx')}>
            {text.login}
          </Button>
        )}
        <Button variant="outlined" component={Link} to="/subscribe">
          {text.subscribe}
        </Button>
      </Box>
    </Box>
  );
}
