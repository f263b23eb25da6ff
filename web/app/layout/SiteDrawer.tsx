import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { type ReactNode, useId, useState } from 'react';
import { Link, NavLink } from 'react-router-dom';
import { useDoor, useFrontDoor } from '../../domain/frontDoor';
import { useSession } from '../../domain/session';
import kit from '../../i18n/kit';
import shell from '../../i18n/shell';
import { pickName, useLang, useText } from '../../kit/i18n';
import { ChevronDownIcon, CloseIcon, PinIcon } from '../../kit/layout/icons';
import { useColorMode } from '../colorScheme';
import { abroadEntries, CONTACT, frontDoorEntries, menuEntries, moreEntries, publishEntry } from './menu';
import { useRegions } from './useRegions';

const row = {
  display: 'flex',
  alignItems: 'center',
  width: '100%',
  minHeight: 44,
  px: 1.5,
  borderRadius: 2,
  border: 0,
  bgcolor: 'transparent',
  color: 'text.primary',
  font: 'inherit',
  textAlign: 'start',
  textDecoration: 'none',
  cursor: 'pointer',
  '&:hover, &.active, &[aria-pressed="true"]': { bgcolor: 'brand.tint', color: 'brand.text' },
  '&.active, &[aria-pressed="true"]': { fontWeight: 650 },
} as const;

const list = { listStyle: 'none', m: 0, p: 0 } as const;

function Part({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <Box component="section" aria-labelledby={id} sx={{ p: 2, borderTop: 1, borderColor: 'divider' }}>
      <Box component="h2" id={id} sx={{ m: 0, mb: 1, px: 1.5, fontSize: '0.8125rem', color: 'text.secondary' }}>
        {title}
      </Box>
      {children}
    </Box>
  );
}

interface Entry {
  label: string;
  to: string;
}

function Links({ entries, onClose }: { entries: readonly Entry[]; onClose: () => void }) {
  return (
    <Box component="ul" sx={list}>
      {entries.map(({ label, to }) => (
        <li key={to}>
          <Box component={to.includes('#') ? Link : NavLink} to={to} end={to === '/'} onClick={onClose} sx={row}>
            {label}
          </Box>
        </li>
      ))}
    </Box>
  );
}

function Pages({ onClose }: { onClose: () => void }) {
  const text = useText(shell);
  const { loggedIn } = useSession();
  const links = (entries: typeof menuEntries | typeof moreEntries) => (
    <Links entries={entries.map(({ key, to }) => ({ label: text[key], to }))} onClose={onClose} />
  );
  if (useFrontDoor()) {
    const own = [...frontDoorEntries, publishEntry(loggedIn), { key: 'contact', to: CONTACT } as const];
    return (
      <Box component="nav" aria-label={text.mainMenu}>
        <Box sx={{ px: 2, pb: 2 }}>
          <Links entries={own.map(({ key, to }) => ({ label: text.frontDoor[key], to }))} onClose={onClose} />
        </Box>
        <Part title={text.frontDoorExplore}>
          <Links entries={abroadEntries.map(({ key, to }) => ({ label: text[key], to }))} onClose={onClose} />
        </Part>
      </Box>
    );
  }
  return (
    <Box component="nav" aria-label={text.mainMenu}>
      <Box sx={{ px: 2, pb: 2 }}>{links(menuEntries)}</Box>
      <Part title={text.more}>{links(moreEntries)}</Part>
    </Box>
  );
}

function Appearance() {
  const text = useText(shell);
  const { mode, setMode } = useColorMode();
  const labels = { light: text.themeLight, dark: text.themeDark, system: text.themeSystem };
  return (
    <Part title={text.theme}>
      <ToggleButtonGroup
        exclusive
        fullWidth
        size="small"
        value={mode ?? 'system'}
        aria-label={text.theme}
        onChange={(_event, chosen: keyof typeof labels | null) => chosen && setMode(chosen)}
      >
        {(['light', 'dark', 'system'] as const).map((choice) => (
          <ToggleButton key={choice} value={choice}>
            {labels[choice]}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
    </Part>
  );
}

/** Folded away, because there are many; what is chosen stands in its place. */
function Regions({ onClose }: { onClose: () => void }) {
  const text = useText(shell);
  const { lang } = useLang();
  const { regions, region, choose } = useRegions();
  const [open, setOpen] = useState(false);
  const id = useId();
  return (
    <Part title={text.region}>
      <Box
        component="button"
        type="button"
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
        sx={{ ...row, gap: 1 }}
      >
        <PinIcon aria-hidden />
        <Box component="span" sx={{ flex: 1 }}>
          {pickName(lang, region.name, region.en_name)}
        </Box>
        <ChevronDownIcon aria-hidden sx={{ transform: open ? 'rotate(180deg)' : 'none' }} />
      </Box>
      <Box component="ul" id={id} hidden={!open} sx={list}>
        {regions.map((entry) => (
          <li key={entry.id}>
            <Box
              component="button"
              type="button"
              aria-pressed={entry.id === region.code}
              onClick={() => {
                choose(entry);
                onClose();
              }}
              sx={row}
            >
              {pickName(lang, entry.name, entry.en_name)}
            </Box>
          </li>
        ))}
      </Box>
    </Part>
  );
}

/** Where the header has no room for the menu, one drawer holds pages, appearance and regions, each apart. */
export default function SiteDrawer({ onClose }: { onClose: () => void }) {
  const text = useText(shell);
  const { close } = useText(kit);
  const { user } = useSession();
  const door = useDoor();
  const abroad = useFrontDoor();
  return (
    <Drawer
      open
      onClose={onClose}
      slotProps={{ paper: { role: 'dialog', 'aria-label': text.menu, sx: { width: 'min(320px, 88vw)' } } }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', p: 1, pl: 3.5 }}>
        <Box sx={{ flex: 1, fontWeight: 650 }}>{text.menu}</Box>
        <IconButton aria-label={close} onClick={onClose}>
          <CloseIcon />
        </IconButton>
      </Box>
      <Pages onClose={onClose} />
      {user ? null : (
        <Box sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 1.5, px: 2, pb: 2 }}>
          <Button variant="outlined" component={Link} to={door.register} onClick={onClose}>
            {text.register}
          </Button>
          <Button variant="contained" component={Link} to={door.login} onClick={onClose}>
            {text.login}
          </Button>
        </Box>
      )}
      <Appearance />
      {abroad ? null : <Regions onClose={onClose} />}
    </Drawer>
  );
}
