import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import GlobalStyles from '@mui/material/GlobalStyles';
import { type ComponentType, useEffect, useRef } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { useSession } from '../domain/session';
import words from '../i18n/memberCenter';
import { useText } from '../kit/i18n';
import { BookmarkIcon, DocumentIcon, InboxIcon, OverviewIcon, UserIcon } from '../kit/layout/icons';

const LINE = '1px solid var(--mui-palette-divider)';
const focus = { '&:focus-visible': { outlineOffset: -3 } } as const;

const groupLook = {
  ...focus,
  position: 'relative',
  flexShrink: 0,
  display: 'flex',
  flexDirection: { xs: 'column', sm: 'row' },
  alignItems: 'center',
  justifyContent: 'center',
  gap: { xs: 0.25, sm: 1 },
  flex: { xs: 1, sm: '0 0 auto' },
  minHeight: { xs: 56, sm: 52 },
  px: { xs: 0.5, sm: 1.75 },
  color: 'text.secondary',
  textDecoration: 'none',
  fontWeight: 500,
  fontSize: { xs: '0.75rem', sm: '1rem' },
  whiteSpace: 'nowrap',
  '& svg': { display: { sm: 'none' }, fontSize: 22 },
  '&:hover': { color: 'brand.text' },
  '&[data-current]': { color: 'brand.text', fontWeight: 650 },
  '&[data-current]::after': {
    content: '""',
    display: { xs: 'none', sm: 'block' },
    position: 'absolute',
    left: 14,
    right: 14,
    bottom: 0,
    height: 3,
    borderRadius: '2px 2px 0 0',
    bgcolor: 'primary.main',
  },
} as const;

const pageLook = {
  ...focus,
  flexShrink: 0,
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: { xs: 44, sm: 36 },
  px: 1.75,
  borderRadius: 2,
  color: 'text.secondary',
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  '&:hover': { color: 'brand.text' },
  '&[aria-current]': { bgcolor: 'brand.tint', color: 'brand.text', fontWeight: 600 },
} as const;

/** On a phone the groups stand at the lower edge, below the end of the page. */
const roomForBar = {
  '@media (max-width: 599.95px)': { html: { scrollPaddingBottom: 72 }, body: { paddingBottom: 64 } },
};

interface Tab {
  to: string;
  label: string;
}

interface Group {
  label: string;
  Icon: typeof UserIcon;
  pages: Tab[];
}

/** The member centre's pages, each under an address of its own, in five groups. */
function useGroups(): Group[] {
  const text = useText(words).tabs;
  const { user } = useSession();
  const own =
    user?.org_type === 'company'
      ? { to: '/memberCompany', label: text.organization.company }
      : { to: '/memberOrg', label: text.organization.org };
  const { groups } = text;
  return [
    { label: groups.overview, Icon: OverviewIcon, pages: [{ to: '/memberCenter', label: groups.overview }] },
    {
      label: groups.publish,
      Icon: DocumentIcon,
      pages: [
        { to: '/memberCenter/releases', label: text.releases },
        { to: '/memberCenter/products', label: text.products },
        { to: '/memberCenter/projects', label: text.projects },
        { to: '/programme/declare', label: text.declarations },
      ],
    },
    {
      label: groups.connect,
      Icon: InboxIcon,
      pages: [
        { to: '/deals', label: text.deals },
        { to: '/memberCenter/activity', label: text.activity },
        { to: '/demandApply', label: text.apply },
        ...(user?.orgs.length ? [{ to: '/pushDemandOrgAdmin', label: text.pushes }] : []),
      ],
    },
    {
      label: groups.follow,
      Icon: BookmarkIcon,
      pages: [
        { to: '/subscribe', label: text.subscribe },
        { to: '/favourites', label: text.favourites },
        { to: '/memberCenter/threads', label: text.threads },
        { to: '/notices', label: text.notices },
      ],
    },
    {
      label: groups.self,
      Icon: UserIcon,
      pages: [
        own,
        { to: '/person', label: text.person },
        { to: '/memberCenter/devices', label: text.devices },
        { to: '/memberCenter/account', label: text.account },
      ],
    },
  ];
}

const isAt = (path: string, to: string): boolean =>
  path === to || (to !== '/memberCenter' && path.startsWith(`${to}/`));

function MemberTabs() {
  const text = useText(words).tabs;
  const groups = useGroups();
  const path = useLocation().pathname.replace(/\/+$/, '');
  const current = groups.find(({ pages }) => pages.some(({ to }) => isAt(path, to)));
  const strip = useRef<HTMLDivElement>(null);
  // On a phone the strip may be wider than the screen: the page one is at must be in sight.
  useEffect(() => {
    const { current: row } = strip;
    const active = row?.querySelector<HTMLElement>('[aria-current="page"]');
    if (row && active) row.scrollLeft = active.offsetLeft - (row.clientWidth - active.offsetWidth) / 2;
  }, []);
  return (
    <Box component="nav" aria-label={text.label} sx={{ bgcolor: 'background.paper' }}>
      <GlobalStyles styles={roomForBar} />
      <Box
        sx={{
          position: { xs: 'fixed', sm: 'static' },
          left: 0,
          right: 0,
          bottom: 0,
          zIndex: 1050,
          bgcolor: 'background.paper',
          borderTop: { xs: LINE, sm: 0 },
          borderBottom: { xs: 0, sm: LINE },
          pb: { xs: 'env(safe-area-inset-bottom)', sm: 0 },
        }}
      >
        <Container maxWidth="lg" sx={{ display: 'flex', gap: { xs: 0, sm: 1 }, px: { xs: 0.5, sm: 1, md: 1.25 } }}>
          {groups.map(({ label, Icon, pages }) => {
            const here = label === current?.label;
            return (
              <Box
                key={label}
                component={Link}
                to={pages[0]?.to ?? '/memberCenter'}
                {...(here && { 'data-current': '', 'aria-current': pages.length > 1 ? 'true' : 'page' })}
                sx={groupLook}
              >
                <Icon aria-hidden />
                {label}
              </Box>
            );
          })}
        </Container>
      </Box>
      {current && current.pages.length > 1 ? (
        <Box sx={{ borderBottom: 1, borderColor: 'divider' }}>
          <Container
            ref={strip}
            maxWidth="lg"
            sx={{
              position: 'relative',
              display: 'flex',
              gap: 0.5,
              py: { xs: 0.5, sm: 1 },
              overflowX: 'auto',
              px: { xs: 0.25, md: 1.25 },
            }}
          >
            {current.pages.map(({ to, label }) => (
              <Box key={to} component={Link} to={to} aria-current={isAt(path, to) ? 'page' : undefined} sx={pageLook}>
                {label}
              </Box>
            ))}
          </Container>
        </Box>
      ) : null}
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
