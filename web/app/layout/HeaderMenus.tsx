import Divider from '@mui/material/Divider';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { useDoor } from '../../domain/frontDoor';
import { isStaff, useSession } from '../../domain/session';
import { logout } from '../../domain/session/logout';
import shell from '../../i18n/shell';
import { openDialog } from '../../kit/dialogs';
import { pickName, useLang, useText } from '../../kit/i18n';
import { toast } from '../../kit/toast';
import { useColorMode } from '../colorScheme';
import { moreEntries } from './menu';
import { useRegions } from './useRegions';

/** A menu of the header, at what it opens from. */
export interface OpenMenu {
  kind: 'user' | 'theme' | 'region' | 'more';
  anchor: HTMLElement;
}

interface MenuPartProps {
  onClose: () => void;
}

function ThemeItems({ onClose }: MenuPartProps) {
  const text = useText(shell);
  const { mode, setMode } = useColorMode();
  const labels = { light: text.themeLight, dark: text.themeDark, system: text.themeSystem };
  return (['light', 'dark', 'system'] as const).map((choice) => (
    <MenuItem
      key={choice}
      role="menuitemradio"
      aria-checked={mode === choice}
      selected={mode === choice}
      onClick={() => {
        setMode(choice);
        onClose();
      }}
    >
      {labels[choice]}
    </MenuItem>
  ));
}

function RegionItems({ onClose }: MenuPartProps) {
  const { lang } = useLang();
  const { regions, region, choose } = useRegions();
  return regions.map((row) => (
    <MenuItem
      key={row.id}
      selected={row.id === region.code}
      onClick={() => {
        choose(row);
        onClose();
      }}
    >
      {pickName(lang, row.name, row.en_name)}
    </MenuItem>
  ));
}

function UserItems({ onClose }: MenuPartProps) {
  const text = useText(shell);
  const { user } = useSession();
  const navigate = useNavigate();
  const door = useDoor();
  const leave = async () => {
    onClose();
    const told = await logout();
    navigate(door.front);
    if (told) toast.success(text.loggedOut);
  };
  if (user?.recommender_id) {
    return [
      <MenuItem key="reviews" component={Link} to="/programme/reviews" onClick={onClose}>
        {text.programmeReviews}
      </MenuItem>,
      <Divider key="line" />,
      <MenuItem key="logout" onClick={() => void leave()}>
        {text.logout}
      </MenuItem>,
    ];
  }
  return [
    isStaff(user) ? (
      <MenuItem key="workplace" component={Link} to="/workplace" onClick={onClose}>
        {text.workplace}
      </MenuItem>
    ) : null,
    <MenuItem key="member" component={Link} to="/memberCenter" onClick={onClose}>
      {text.memberCenter}
    </MenuItem>,
    <MenuItem key="studio" component={Link} to="/studio" onClick={onClose}>
      {text.studio}
    </MenuItem>,
    <MenuItem key="notices" component={Link} to="/notices" onClick={onClose}>
      {text.notices}
    </MenuItem>,
    <MenuItem
      key="organization"
      component={Link}
      to={user?.org_type === 'company' ? '/memberCompany' : '/memberOrg'}
      onClick={onClose}
    >
      {text.myOrganization}
    </MenuItem>,
    <Divider key="line" />,
    <MenuItem
      key="settings"
      onClick={() => {
        onClose();
        void openDialog('userSettings', {});
      }}
    >
      {text.settings}
    </MenuItem>,
    <MenuItem key="logout" onClick={() => void leave()}>
      {text.logout}
    </MenuItem>,
  ];
}

function MoreItems({ onClose }: MenuPartProps) {
  const text = useText(shell);
  const { pathname } = useLocation();
  return moreEntries.map(({ key, to }) => (
    <MenuItem key={key} component={Link} to={to} selected={pathname === to} onClick={onClose}>
      {text[key]}
    </MenuItem>
  ));
}

const parts = { theme: ThemeItems, region: RegionItems, user: UserItems, more: MoreItems };

export default function HeaderMenus({ menu, onClose }: { menu: OpenMenu; onClose: () => void }) {
  const Items = parts[menu.kind];
  return (
    <Menu
      open
      anchorEl={menu.anchor}
      onClose={onClose}
      slotProps={{ paper: { sx: { minWidth: 180, maxHeight: 420, mt: 1 } } }}
    >
      <Items onClose={onClose} />
    </Menu>
  );
}
