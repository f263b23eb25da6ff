import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { rememberLocation, useSession } from '../../../domain/session';
import words from '../../../i18n/chatApp';
import { ApiError, api, useApiQuery } from '../../../kit/api';
import { useText } from '../../../kit/i18n';
import { inChatApp } from '../../../kit/inChatApp';
import { Page } from '../../../kit/layout/Page';
import { panel } from '../../../kit/layout/panel';
import { FollowSteps } from './FollowSteps';

/** What the chat app's script offers to pages, as far as this page uses it. */
interface PageInterface {
  config(settings: object): void;
  ready(callback: () => void): void;
  error(callback: (failure: { errMsg?: string }) => void): void;
  updateAppMessageShareData(share: object): void;
  updateTimelineShareData(share: object): void;
}

declare global {
  interface Window {
    wx?: Partial<PageInterface>;
  }
}

const SCRIPT = 'https://res.wx.qq.com/open/js/jweixin-1.6.0.js';

const SHARES = ['updateAppMessageShareData', 'updateTimelineShareData'] as const;

const loaded = (): PageInterface | undefined => (window.wx?.config ? (window.wx as PageInterface) : undefined);

function load(): Promise<PageInterface> {
  const there = loaded();
  if (there) return Promise.resolve(there);
  return new Promise((done, fail) => {
    const script = document.createElement('script');
    script.src = SCRIPT;
    script.onload = () => {
      const now = loaded();
      if (now) done(now);
      else fail(new Error('load'));
    };
    script.onerror = () => fail(new Error('load'));
    document.head.appendChild(script);
  });
}

/**
 * Gives the page a card of its own for sharing inside the chat app.
 * @returns once the chat app accepted the page's signature
 * @throws Error with the chat app's own words
 */
async function offerSharing(share: { title: string; desc: string; link: string }): Promise<void> {
  const page = location.href.split('#')[0] ?? '';
  const signed = await api.get('/egg/wx/getTicket', { url: page }, { silent: true });
  const wx = await load();
  await new Promise<void>((done, fail) => {
    wx.error(({ errMsg }) => fail(new Error(errMsg ?? 'config')));
    wx.ready(done);
    const { appid: appId, timestamp, noncestr: nonceStr, signature } = signed;
    wx.config({ debug: false, appId, timestamp, nonceStr, signature, jsApiList: [...SHARES] });
  });
  for (const name of SHARES) wx[name]({ ...share, imgUrl: `${location.origin}/favicon.svg` });
}

const card = { p: 3, ...panel } as const;

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
