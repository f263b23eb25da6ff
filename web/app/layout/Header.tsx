import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import IconButton from '@mui/material/IconButton';
import { useEffect, useState } from 'react';
import { Link, NavLink, useLocation } from 'react-router-dom';
import { useDoor, useFrontDoor } from '../../domain/frontDoor';
import { useRegion } from '../../domain/region';
import { useSession } from '../../domain/session';
import menuNames from '../../i18n/menuNames';
import shell from '../../i18n/shell';
import { pickName, useLang, useText } from '../../kit/i18n';
import { oneLine } from '../../kit/layout/clamp';
import { ChevronDownIcon, MenuIcon, PinIcon, SunIcon } from '../../kit/layout/icons';
import { later } from '../../kit/layout/later';
import { UserAvatar } from '../../kit/layout/UserAvatar';
import { GlobalProgress } from '../GlobalProgress';
import { Brand } from './Brand';
import type { OpenMenu } from './HeaderMenus';
import { HEADER } from './measure';
import { CONTACT, frontDoorEntries, menuEntries, moreEntries, publishEntry } from './menu';

const HeaderMenus = later(() => import('./HeaderMenus'));
const SiteDrawer = later(() => import('./SiteDrawer'));
const Finder = later(() => import('../staff/Finder'));
const Bell = later(() => import('../../features/notices/Bell'));

/** Room for the notices, which come once the page itself stands. */
function BellPlace() {
  const [shown, setShown] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setShown(true), 1000);
    return () => clearTimeout(timer);
  }, []);
  return <Box sx={{ width: 40, height: 40, flexShrink: 0 }}>{shown ? <Bell /> : null}</Box>;
}

const navLink = {
  position: 'relative',
  px: { lg: 1, xl: 1.25 },
  py: 1,
  color: 'text.primary',
  textDecoration: 'none',
  fontWeight: 500,
  borderRadius: 2,
  whiteSpace: 'nowrap',
  '&:hover': { color: 'brand.text', bgcolor: 'brand.tint' },
  '&.active': { color: 'brand.text', fontWeight: 650 },
  '&.active::after': {
    content: '""',
    position: 'absolute',
    left: 8,
    right: 8,
    bottom: -10,
    height: 3,
    borderRadius: 2,
    bgcolor: 'primary.main',
  },
} as const;

const moreButton = {
  ...navLink,
  display: 'flex',
  alignItems: 'center',
  gap: 0.25,
  border: 0,
  bgcolor: 'transparent',
  font: 'inherit',
  fontWeight: 500,
  cursor: 'pointer',
} as const;

type OnMenu = (event: React.MouseEvent<HTMLElement>) => void;

/** The menu of who came in by the international front door. */
function FrontDoorMenu() {
  const names = useText(shell).frontDoor;
  const { loggedIn } = useSession();
  return [...frontDoorEntries, publishEntry(loggedIn), { key: 'contact', to: CONTACT } as const].map(({ key, to }) => (
    // The form stands on the home page, which is marked already.
    <Box key={key} component={to === CONTACT ? Link : NavLink} to={to} sx={navLink}>
      {names[key]}
    </Box>
  ));
}

function MainMenu({ onMore }: { onMore: OnMenu }) {
  const text = useText(shell);
  const names = useText(menuNames);
  const { pathname } = useLocation();
  return (
    <>
      {menuEntries.map((entry) => (
        <Box key={entry.key} component={NavLink} to={entry.to} end={entry.to === '/'} sx={navLink}>
          {names[entry.key]}
        </Box>
      ))}
      <Box
        component="button"
        type="button"
        aria-haspopup="menu"
        onClick={onMore}
        className={moreEntries.some(({ to }) => pathname.startsWith(to)) ? 'active' : undefined}
        sx={moreButton}
      >
        {text.more}
        <ChevronDownIcon aria-hidden />
      </Box>
    </>
  );
}

/** The region that what is shown is near to. */
function RegionButton({ hidden, onMenu }: { hidden: boolean; onMenu: OnMenu }) {
  const text = useText(shell);
  const { lang } = useLang();
  const { region } = useRegion();
  return (
    <Button
      onClick={onMenu}
      aria-haspopup="menu"
      aria-label={`${text.region} ${pickName(lang, region.name, region.en_name)}`}
      startIcon={<PinIcon />}
      sx={{
        display: hidden ? 'none' : { xs: 'none', sm: 'inline-flex' },
        px: 1.25,
        // English has no room for its name beside the menu, nor beside its long title on a tablet.
        minWidth: 40,
        color: 'text.secondary',
        flexShrink: 0,
      }}
    >
      <Box
        component="span"
        sx={{
          maxWidth: 160,
          ...oneLine,
          ...(lang === 'en' && { display: { xs: 'none', md: 'inline-block', lg: 'none', xl: 'inline-block' } }),
        }}
      >
        {pickName(lang, region.name, region.en_name) || text.region}
      </Box>
    </Button>
  );
}

/** Who is signed in, with the menu of the account; else the ways in. */
function AccountEntry({ onMenu }: { onMenu: OnMenu }) {
  const text = useText(shell);
  const { user } = useSession();
  const door = useDoor();
  const userName = user?.nickname || user?.account || '';
  return user ? (
    <Button
      onClick={onMenu}
      aria-haspopup="menu"
      aria-label={`${text.account} ${userName}`}
      sx={{ gap: 1, px: 1, minWidth: 48, color: 'text.primary', flexShrink: 0 }}
    >
      <UserAvatar src={user.avatar} size={32} />
      <Box component="span" sx={{ display: { xs: 'none', sm: 'block' }, maxWidth: 140, ...oneLine }}>
        {userName}
      </Box>
    </Button>
  ) : (
    <>
      <Button
        component={Link}
        to={door.register}
        sx={{ display: { xs: 'none', sm: 'inline-flex' }, flexShrink: 0, px: 1.5, minWidth: 40 }}
      >
        {text.register}
      </Button>
      <Button variant="contained" component={Link} to={door.login} sx={{ flexShrink: 0, px: { xs: 1.25, sm: 2.25 } }}>
        {text.login}
      </Button>
    </>
  );
}

interface HeaderProps {
  /** Opens the workplace's rail on a phone; such a header stands beside the rail, which bears brand and menu. */
  onRail?: (() => void) | undefined;
}

export function Header({ onRail }: HeaderProps) {
  const text = useText(shell);
  const { lang, setLang } = useLang();
  const { user } = useSession();
  const [menu, setMenu] = useState<OpenMenu | null>(null);
  const [drawer, setDrawer] = useState(false);
  const abroad = useFrontDoor();
  const open = (kind: OpenMenu['kind']) => (event: React.MouseEvent<HTMLElement>) =>
    setMenu({ kind, anchor: event.currentTarget });

  return (
    <Box
      component="header"
      sx={{
        position: 'sticky',
        top: 0,
        zIndex: 1100,
        minWidth: 0,
        bgcolor: 'background.paper',
        borderBottom: 1,
        borderColor: 'divider',
      }}
    >
      <GlobalProgress />
      <Container
        maxWidth={onRail ? false : 'lg'}
        sx={{ display: 'flex', alignItems: 'center', gap: { xs: 0.5, lg: 1 }, height: HEADER }}
      >
        <IconButton
          aria-label={onRail ? text.openRail : text.openMenu}
          aria-haspopup="dialog"
          onClick={onRail ?? (() => setDrawer(true))}
          sx={{ display: onRail ? { md: 'none' } : { lg: 'none' }, ml: -1 }}
        >
          <MenuIcon />
        </IconButton>
        <Box sx={{ display: { md: onRail ? 'none' : 'block' }, minWidth: 0 }}>
          <Brand compact={onRail !== undefined} />
        </Box>
        <Box
          component="nav"
          aria-label={text.mainMenu}
          sx={{ display: onRail ? 'none' : { xs: 'none', lg: 'flex' }, ml: 1.5 }}
        >
          {abroad ? <FrontDoorMenu /> : <MainMenu onMore={open('more')} />}
        </Box>
        {onRail ? (
          <Box sx={{ flex: 1, minWidth: 0, display: 'flex', justifyContent: { xs: 'flex-end', md: 'flex-start' } }}>
            <Finder />
          </Box>
        ) : (
          <Box sx={{ flex: 1 }} />
        )}
        <RegionButton hidden={abroad} onMenu={open('region')} />
        <IconButton
          aria-label={text.theme}
          aria-haspopup="menu"
          onClick={open('theme')}
          sx={{ display: { xs: 'none', sm: 'inline-flex' } }}
        >
          <SunIcon />
        </IconButton>
        <Button
          onClick={() => setLang(lang === 'zh' ? 'en' : 'zh')}
          aria-label={`${text.otherLanguage} ${text.switchLanguage}`}
          lang={lang === 'zh' ? 'en' : 'zh-CN'}
          sx={{ minWidth: 40, px: { xs: 0.5, sm: 1 }, color: 'text.secondary', flexShrink: 0 }}
        >
          {text.otherLanguage}
        </Button>
        {user && !user.recommender_id ? <BellPlace /> : null}
        <AccountEntry onMenu={open('user')} />
      </Container>
      {drawer ? <SiteDrawer onClose={() => setDrawer(false)} /> : null}
      {menu ? <HeaderMenus menu={menu} onClose={() => setMenu(null)} /> : null}
    </Box>
  );
}
