import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type ReactNode, useEffect, useRef } from 'react';
import { Link, NavLink, useLocation } from 'react-router-dom';
import words from '../../i18n/pushCenter';
import { useSession } from '../auth';
import { useText } from '../i18n';
import { Page } from '../layout/Page';
import { EmptyState } from '../layout/States';

const OPERATORS = ['push', 'records', 'earlier', 'funnel'] as const;
type Tab = keyof typeof ADDRESSES;

const ADDRESSES = {
  push: '/push',
  records: '/pushProfile',
  earlier: '/pushSecond/1',
  funnel: '/pushDeal',
  apply: '/demandApply',
  confirm: '/demandConfirm',
  inbox: '/pushDemandOrgAdmin',
} as const;

const tabLook = {
  px: 2,
  py: 0.875,
  borderRadius: 2,
  border: 1,
  borderColor: 'divider',
  bgcolor: 'background.paper',
  color: 'text.primary',
  textDecoration: 'none',
  fontWeight: 500,
  flexShrink: 0,
  whiteSpace: 'nowrap',
  '&:hover': { borderColor: 'brand.line', color: 'brand.text' },
  '&.active': { bgcolor: 'primary.dark', borderColor: 'primary.dark', color: '#ffffff' },
} as const;

/** What the session user may open of the push area, in its order (back-office§1). */
function useTabs(): Tab[] {
  const { has } = useSession();
  const operator = has('push-admin');
  const deciding =
    operator || (['cg-auditor', 'xq-auditor', 'cg-input', 'xq-input'] as const).some((each) => has(each));
  return [...(operator ? OPERATORS : []), ...(deciding ? (['confirm'] as const) : []), 'apply', 'inbox'];
}

function PushTabs() {
  const text = useText(words);
  const { pathname } = useLocation();
  const first = (path: string) => path.split('/')[1];
  const strip = useRef<HTMLDivElement>(null);
  // On a phone the strip is wider than the screen: the tab one is at must be in sight.
  useEffect(() => {
    const { current } = strip;
    const active = current?.querySelector<HTMLElement>('[aria-current="page"]');
    if (current && active) current.scrollLeft = active.offsetLeft - (current.clientWidth - active.offsetWidth) / 2;
  }, []);
  return (
    <Box
      ref={strip}
      component="nav"
      aria-label={text.menu}
      sx={{
        position: 'relative',
        display: 'flex',
        flexWrap: { sm: 'wrap' },
        gap: 1,
        mb: 3,
        mx: { xs: -2, sm: 0 },
        px: { xs: 2, sm: 0 },
        py: { xs: 0.5, sm: 0 },
        overflowX: { xs: 'auto', sm: 'visible' },
      }}
    >
      {useTabs().map((tab) => (
        <Box
          key={tab}
          component={NavLink}
          to={ADDRESSES[tab]}
          // The kind or tab behind it belongs to the same page.
          className={first(ADDRESSES[tab]) === first(pathname) ? 'active' : ''}
          aria-current={first(ADDRESSES[tab]) === first(pathname) ? 'page' : undefined}
          sx={tabLook}
        >
          {text.tabs[tab]}
        </Box>
      ))}
    </Box>
  );
}

interface PushFrameProps {
  title: string;
  lead?: string;
  actions?: ReactNode;
  /** Whether the page is for everybody who is signed in; otherwise for operators of pushes alone. */
  everybody?: boolean;
  /** Pages of members stand below the member centre's tabs, which are narrower than tables of operators need. */
  width?: 'lg' | 'xl';
  children: ReactNode;
}

/** The frame of the push centre's pages; the server refuses whoever has no right, whatever is shown here. */
export function PushFrame({ title, lead, actions, everybody = false, width = 'xl', children }: PushFrameProps) {
  const text = useText(words);
  const { has } = useSession();
  const open = everybody || has('push-admin');
  return (
    <Page
      title={title}
      width={width}
      breadcrumbs={[{ label: text.menu }, { label: title }]}
      {...(lead && open ? { lead } : {})}
      {...(open ? { actions } : {})}
    >
      <PushTabs />
      {open ? (
        children
      ) : (
        <EmptyState
          title={text.closedTitle}
          hint={text.closedHint}
          action={
            <Button component={Link} to={ADDRESSES.apply} variant="outlined">
              {text.tabs.apply}
            </Button>
          }
        />
      )}
    </Page>
  );
}
