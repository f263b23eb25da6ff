import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Container from '@mui/material/Container';
import { Link } from 'react-router-dom';
import { FRONT_DOOR_PAGES } from '../../../db/contract/front-door';
import { useFrontDoor } from '../../domain/frontDoor';
import { useSession } from '../../domain/session';
import shell from '../../i18n/shell';
import { openDialog } from '../../kit/dialogs';
import { useText } from '../../kit/i18n';
import {
  abroadEntries,
  CONTACT,
  footerEntries,
  frontDoorEntries,
  MENU_GROUPS,
  menuEntries,
  moreEntries,
  publishEntry,
} from './menu';

const columnTitle = { fontWeight: 600, color: '#ffffff', mb: 1.25, fontSize: '0.9375rem' } as const;
const list = {
  listStyle: 'none',
  m: 0,
  p: 0,
  display: 'grid',
  gap: 1,
  '& a, & button': {
    color: 'inherit',
    font: 'inherit',
    textDecoration: 'none',
    '&:hover': { color: '#ffffff', textDecoration: 'underline' },
    '&:focus-visible': { outlineColor: '#ffffff' },
  },
} as const;

const [, ...TOP] = menuEntries;
const PAGES = [...TOP, ...moreEntries, ...footerEntries];

interface Column {
  title: string;
  entries: readonly { label: string; to: string }[];
}

function LinkColumn({ title, entries }: Column) {
  return (
    <Box>
      <Box sx={columnTitle}>{title}</Box>
      <Box component="ul" sx={list}>
        {entries.map(({ label, to }) => (
          <li key={to}>
            <Link to={to}>{label}</Link>
          </li>
        ))}
      </Box>
    </Box>
  );
}

/** The columns of who came in by the international front door. */
function FrontDoorColumns() {
  const text = useText(shell);
  const { loggedIn } = useSession();
  const own = [...frontDoorEntries, publishEntry(loggedIn), { key: 'contact', to: CONTACT } as const];
  return (
    <>
      <LinkColumn title={text.frontDoorName} entries={own.map(({ key, to }) => ({ label: text.frontDoor[key], to }))} />
      <LinkColumn
        title={text.frontDoorExplore}
        entries={[...abroadEntries.map(({ key, to }) => ({ label: text[key], to })), { label: text.toMain, to: '/' }]}
      />
    </>
  );
}

function MainColumns() {
  const text = useText(shell);
  const { loggedIn } = useSession();
  return (
    <>
      {MENU_GROUPS.map((group) => (
        <LinkColumn
          key={group}
          title={text.footerGroups[group]}
          entries={PAGES.filter((entry) => entry.group === group).map(({ key, to }) => ({ label: text[key], to }))}
        />
      ))}
      <Box>
        <Box sx={columnTitle}>{text.footerMember}</Box>
        <Box component="ul" sx={list}>
          {loggedIn ? null : (
            <li>
              <Link to="/login">{text.login}</Link>
            </li>
          )}
          <li>
            <ButtonBase onClick={() => void openDialog('memberFunction', {})}>{text.memberFunction}</ButtonBase>
          </li>
          <li>
            <Link to="/memberCenter">{text.memberCenter}</Link>
          </li>
          <li>
            <Link to="/wx">{text.chatService}</Link>
          </li>
          <li>
            <Link to={FRONT_DOOR_PAGES.home}>{text.toFrontDoor}</Link>
          </li>
        </Box>
      </Box>
    </>
  );
}

export default function Footer() {
  const text = useText(shell);
  const abroad = useFrontDoor();
  return (
    <Box
      component="footer"
      sx={{
        mt: 8,
        color: '#b9cce2',
        background: 'linear-gradient(120deg, var(--mui-palette-brand-heroFrom), #123f74)',
        fontSize: '0.9375rem',
      }}
    >
      <Container
        maxWidth="lg"
        sx={{
          py: 6,
          display: 'grid',
          gap: 4,
          gridTemplateColumns: { xs: '1fr 1fr', md: `2fr repeat(${abroad ? 2 : 5}, 1fr)` },
        }}
      >
        <Box sx={{ gridColumn: { xs: '1 / -1', md: 'auto' }, maxWidth: 420 }}>
          <Box sx={{ ...columnTitle, fontSize: '1.0625rem' }}>{abroad ? text.frontDoorName : text.platform}</Box>
          <Box sx={{ lineHeight: 1.8 }}>{abroad ? text.frontDoorAbout : text.footerAbout}</Box>
        </Box>
        {abroad ? <FrontDoorColumns /> : <MainColumns />}
      </Container>
      <Box sx={{ borderTop: '1px solid rgb(255 255 255 / 0.14)' }}>
        <Container
          maxWidth="lg"
          sx={{
            py: 2.5,
            display: 'flex',
            flexWrap: 'wrap',
            gap: 2,
            justifyContent: 'space-between',
            fontSize: '0.8125rem',
          }}
        >
          <span>{text.rights(new Date().getFullYear())}</span>
          <span>{text.footerNote}</span>
        </Container>
      </Box>
    </Box>
  );
}
