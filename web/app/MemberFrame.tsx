import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import { type ComponentType, useEffect, useRef } from 'react';
import { NavLink } from 'react-router-dom';
import { useSession } from '../domain/session';
import words from '../i18n/memberCenter';
import { useText } from '../kit/i18n';

const tabLook = {
  position: 'relative',
  flexShrink: 0,
  px: 1.75,
  py: 1.5,
  color: 'text.secondary',
  textDecoration: 'none',
  fontWeight: 500,
  whiteSpace: 'nowrap',
  '&:hover': { color: 'brand.text' },
  '&.active': { color: 'brand.text', fontWeight: 650 },
  '&.active::after': {
    content: '""',
    position: 'absolute',
    left: 14,
    right: 14,
    bottom: 0,
    height: 3,
    borderRadius: '2px 2px 0 0',
    bgcolor: 'primary.main',
  },
} as const;

/** The member centre's pages, one tab each, under addresses of their own. */
function MemberTabs() {
  const text = useText(words).tabs;
  const { user } = useSession();
  const company = user?.org_type === 'company';
  const tabs = [
    { to: '/memberCenter', label: text.releases },
    { to: '/memberCenter/activity', label: text.activity },
    { to: '/deals', label: text.deals },
    { to: '/programme/declare', label: text.declarations },
    ...(user?.orgs.length ? [{ to: '/pushDemandOrgAdmin', label: text.pushes }] : []),
    { to: '/subscribe', label: text.subscribe },
    { to: '/favourites', label: text.favourites },
    company
      ? { to: '/memberCompany', label: text.organization.company }
      : { to: '/memberOrg', label: text.organization.org },
    { to: '/person', label: text.person },
    { to: '/memberCenter/devices', label: text.devices },
    { to: '/memberCenter/account', label: text.account },
  ];
  const strip = useRef<HTMLDivElement>(null);
  // On a phone the strip is wider than the screen: the tab one is at must be in sight.
  useEffect(() => {
    const { current } = strip;
    const active = current?.querySelector<HTMLElement>('[aria-current="page"]');
    if (current && active) current.scrollLeft = active.offsetLeft - (current.clientWidth - active.offsetWidth) / 2;
  }, []);
  return (
    <Box
      component="nav"
      aria-label={text.label}
      sx={{ borderBottom: 1, borderColor: 'divider', bgcolor: 'background.paper' }}
    >
      <Container
        ref={strip}
        maxWidth="lg"
        sx={{ position: 'relative', display: 'flex', gap: 0.5, overflowX: 'auto', px: { xs: 1, md: 1.25 } }}
      >
        {tabs.map(({ to, label }) => (
          <Box key={to} component={NavLink} to={to} end={to === '/memberCenter'} sx={tabLook}>
            {label}
          </Box>
        ))}
      </Container>
    </Box>
  );
}

/** A page under the tabs of the member centre. */
export function framed(Page: ComponentType): ComponentType {
  return function MemberPage() {
    return (
      <>
        <MemberTabs />
        <Page />
      </>
    );
  };
}
