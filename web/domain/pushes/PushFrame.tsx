import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';
import words from '../../i18n/pushCenter';
import { useText } from '../../kit/i18n';
import { useStaffFrame } from '../../kit/layout/frame';
import { Page } from '../../kit/layout/Page';
import { PageTabs } from '../../kit/layout/PageTabs';
import { EmptyState } from '../../kit/layout/States';
import { useSession } from '../session';
import { WorkGroups } from '../session/WorkGroups';
import { AccountPause } from './AccountPause';

/** Pages of members; those of operators stand in the workplace's rail. */
const ADDRESSES = { apply: '/demandApply', inbox: '/pushDemandOrgAdmin' } as const;
const TABS = ['apply', 'inbox'] as const;
/** Operators look there for what is asked about the items that they push (core§2). */
const FORUM = '/forum';

const firstPart = (path: string) => path.split('/')[1];

function PushTabs() {
  const text = useText(words);
  const { pathname } = useLocation();
  const tabs = TABS.map((tab) => {
    const to = ADDRESSES[tab];
    // The kind or tab behind it belongs to the same page.
    return { to, label: text.tabs[tab], current: firstPart(to) === firstPart(pathname) };
  });
  return <PageTabs label={text.menu} tabs={tabs} />;
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
  const staff = useStaffFrame();
  const open = everybody || has('push-admin');
  return (
    <Page
      title={title}
      width={width}
      breadcrumbs={[{ label: text.menu }, { label: title }]}
      {...(lead && open ? { lead } : {})}
      {...(open && {
        actions: (
          <>
            {actions}
            {staff ? (
              <Button component={Link} to={FORUM}>
                {text.forum}
              </Button>
            ) : null}
          </>
        ),
      })}
      labels={has('push-admin') ? <WorkGroups /> : null}
    >
      {staff ? null : <PushTabs />}
      {has('push-admin') ? <AccountPause /> : null}
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
