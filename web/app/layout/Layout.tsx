import Box from '@mui/material/Box';
import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { comeTo, useDoor, useFrontDoor } from '../../domain/frontDoor';
import { isStaff, useSession } from '../../domain/session';
import shell from '../../i18n/shell';
import { useText } from '../../kit/i18n';
import { HomeProvider, StaffFrameProvider } from '../../kit/layout/frame';
import { later } from '../../kit/layout/later';
import { RAIL } from '../staff/measure';
import { Header } from './Header';
import { HEADER } from './measure';

/** First segments of the addresses of the workplace's pages. */
const ADDRESS =
  /^\/(?:workplace|audit|auditResults|admin|content|import|push|pushProfile|pushSecond|pushDeal|demandConfirm|portraits|programme\/office)(?:\/|$)/;

/** Whether a page stands in the workplace's frame. */
const isStaffAddress = (pathname: string): boolean => ADDRESS.test(pathname);

const DeskStrip = later(() => import('./DeskStrip'));
// Below whatever is read first.
const Footer = later(() => import('./Footer'));
const Rail = later(() => import('../staff/Rail'));

const NARROW = 'railNarrow';

/** Whether the workplace's frame stands around the page; it stays where a session ends in it, with what is not saved yet. */
function useInWorkplace(): boolean {
  const { user } = useSession();
  const inside = isStaffAddress(useLocation().pathname);
  const [entered, setEntered] = useState(false);
  const staff = isStaff(user);
  useEffect(() => setEntered((before) => inside && (before || staff)), [inside, staff]);
  return inside && (staff || entered);
}

/** An address as people read it; one that says nothing in characters stays as it is. */
function readable(address: string): string {
  try {
    return decodeURI(address);
  } catch {
    return address;
  }
}

/** The page between header and footer, or beside the workplace's rail. One tree for both: the page is not made anew in between. */
export function Layout({ children }: { children: ReactNode }) {
  const text = useText(shell);
  const main = useRef<HTMLElement>(null);
  const work = useInWorkplace();
  const door = useDoor();
  const abroad = useFrontDoor();
  const [narrow, setNarrow] = useState(() => localStorage.getItem(NARROW) === '1');
  // The drawer is open on the page where it was opened: it has done its work when another one is there.
  const { pathname } = useLocation();
  // Before anything is painted: menu and language belong to the door that the address is behind.
  useLayoutEffect(() => comeTo(pathname), [pathname]);
  const [railAt, setRailAt] = useState<string | null>(null);
  const rail = narrow ? RAIL.narrow : RAIL.full;
  return (
    <Box
      sx={{
        minHeight: '100vh',
        ...(work
          ? {
              display: 'grid',
              gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: `${rail}px minmax(0, 1fr)` },
              gridTemplateRows: 'auto 1fr',
            }
          : { display: 'flex', flexDirection: 'column' }),
        '@media print': { display: 'block' },
      }}
    >
      <Box
        component="a"
        className="no-print"
        href="#main"
        onClick={(event: React.MouseEvent) => {
          event.preventDefault();
          main.current?.focus();
        }}
        sx={{
          position: 'fixed',
          top: 8,
          left: 8,
          zIndex: 1400,
          px: 2,
          py: 1.25,
          bgcolor: 'background.paper',
          color: 'brand.text',
          borderRadius: 2,
          transform: 'translateY(-200%)',
          '&:focus': { transform: 'none' },
        }}
      >
        {text.skip}
      </Box>
      {work ? (
        <Box
          className="no-print"
          sx={{
            display: { xs: 'contents', md: 'flex' },
            flexDirection: 'column',
            gridRow: '1 / span 2',
            position: 'sticky',
            top: 0,
            height: '100vh',
            bgcolor: 'background.paper',
            borderRight: 1,
            borderColor: 'divider',
          }}
        >
          <Rail
            narrow={narrow}
            onNarrow={(next) => {
              setNarrow(next);
              localStorage.setItem(NARROW, next ? '1' : '0');
            }}
            open={railAt === pathname}
            onClose={() => setRailAt(null)}
          />
        </Box>
      ) : null}
      <Header {...(work && { onRail: () => setRailAt(pathname) })} />
      <div className="imprint" data-says={`${text.platform}\n${readable(location.href)}`} />
      <Box
        component="main"
        id="main"
        ref={main}
        tabIndex={-1}
        sx={{
          flex: 1,
          minWidth: 0,
          // The footer begins below the window: it would jump across it with each part of a page that arrives (decision 393).
          ...(!work && { minHeight: `calc(100svh - ${HEADER}px)`, '@media print': { minHeight: 0 } }),
          '&:focus': { outline: 'none' },
        }}
      >
        <HomeProvider value={door.home}>
          <StaffFrameProvider value={work}>{children}</StaffFrameProvider>
        </HomeProvider>
      </Box>
      {abroad && !work ? <DeskStrip /> : null}
      {work ? null : <Footer />}
    </Box>
  );
}
