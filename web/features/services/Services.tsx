import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ButtonBase from '@mui/material/ButtonBase';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { SERVICE_TYPES } from '../../../db/contract/enums-programme';
import { DESKS, OFFERS, serviceWords } from '../../../db/contract/service-desk';
import { useLabel } from '../../domain/catalog/words';
import { useSession } from '../../domain/session';
import common from '../../i18n/common';
import programme from '../../i18n/programme';
import { useRows } from '../../kit/api';
import { openDialog } from '../../kit/dialogs';
import { useText } from '../../kit/i18n';
import { Page } from '../../kit/layout/Page';
import { panel } from '../../kit/layout/panel';
import { RotatingText } from '../../kit/layout/RotatingText';
import { Section } from '../../kit/layout/Section';
import { Tiles } from '../../kit/layout/Tiles';
import { Tickets } from './Tickets';

type Service = keyof (typeof programme)['zh']['services'];
type Audience = keyof typeof OFFERS;

const NINE = SERVICE_TYPES.map(({ value }) => value as Service);
const AUDIENCES = Object.keys(OFFERS) as Audience[];

const card = {
  height: '100%',
  p: 2.5,
  ...panel,
} as const;

function Offers({ audience }: { audience: Audience }) {
  const text = useText(serviceWords);
  const names = text.services[audience] as Record<string, string>;
  const about = text.about[audience] as Record<string, string>;
  return (
    <Box component="article" sx={card}>
      <Typography variant="h4" component="h3" sx={{ mb: 1.5 }}>
        {text.audiences[audience]}
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.5 }}>
        {Object.entries(OFFERS[audience]).map(([offer, to]) => (
          <li key={offer}>
            <Box component={Link} to={to} sx={{ color: 'brand.text', fontWeight: 600 }}>
              {names[offer]}
            </Box>
            <Box sx={{ color: 'text.secondary', fontSize: '0.9375rem' }}>{about[offer]}</Box>
          </li>
        ))}
      </Box>
    </Box>
  );
}

function NineService({ type }: { type: Service }) {
  const text = useText(serviceWords);
  const { services } = useText(programme);
  const name = useLabel()(SERVICE_TYPES, type);
  return (
    <ButtonBase
      aria-label={text.openOf(name)}
      onClick={() => void openDialog('servicePicture', { type })}
      sx={{
        ...card,
        width: '100%',
        display: 'flex',
        flexDirection: 'column',
        alignItems: 'flex-start',
        justifyContent: 'flex-start',
        textAlign: 'left',
        '&:hover': { borderColor: 'brand.line' },
      }}
    >
      <Box component="span" sx={{ display: 'block', fontSize: '1rem', fontWeight: 600, mb: 0.5 }}>
        {name}
      </Box>
      <Box component="span" sx={{ display: 'block', color: 'text.secondary', fontSize: '0.9375rem' }}>
        {services[type]}
      </Box>
    </ButtonBase>
  );
}

/** Whom to call about what; told to members, as the platform's contacts are. */
function Desks() {
  const text = useText(serviceWords);
  const { logIn } = useText(common);
  const { loggedIn } = useSession();
  const ids = Object.keys(DESKS) as (keyof typeof DESKS)[];
  const query = useRows(
    ['settings', 'desks'],
    { table: 'setting', columns: ['id', 'value'], where: { id: { in: ids } }, pageSize: ids.length },
    { enabled: loggedIn },
  );
  const desks = ids.flatMap((id) => {
    const value = query.data?.records.find((row) => row.id === id)?.value;
    return value ? [{ id, label: text.desk[DESKS[id]], value }] : [];
  });
  if (!loggedIn) {
    return (
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5, color: 'text.secondary' }}>
        {text.signIn}
        <Button size="small" onClick={() => void openDialog('login', {})}>
          {logIn}
        </Button>
      </Box>
    );
  }
  if (query.data && desks.length === 0) return <Box sx={{ color: 'text.secondary' }}>{text.noDesk}</Box>;
  return (
    <Box component="dl" sx={{ m: 0, display: 'grid', gap: 1.5 }}>
      {desks.map(({ id, label, value }) => (
        <div key={id}>
          <Box component="dt" sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>
            {label}
          </Box>
          <Box component="dd" sx={{ m: 0, fontWeight: 600, overflowWrap: 'anywhere' }}>
            {value}
          </Box>
        </div>
      ))}
    </Box>
  );
}

/** What the platform does for whom, and whom to ask (core§2). */
export default function Services() {
  const text = useText(serviceWords);
  return (
    <Page title={text.title} lead={text.lead} breadcrumbs={[{ label: text.title }]}>
      <Box sx={{ mb: 4 }}>
        <RotatingText label={text.notices} lines={text.noticeLines.map((line) => ({ key: line, text: line }))} />
      </Box>
      <Section title={text.offers}>
        <Tiles rows={AUDIENCES} idOf={(audience) => audience} tile={(audience) => <Offers audience={audience} />} />
      </Section>
      <Section title={text.nine} hint={text.nineHint}>
        <Tiles
          label={text.nine}
          rows={NINE}
          idOf={(type) => type}
          tile={(type) => <NineService type={type} />}
          gap={2}
        />
      </Section>
      <Box
        sx={{
          display: 'grid',
          gap: 3,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(240px, 1fr) minmax(0, 2fr)' },
        }}
      >
        <Section title={text.desks} card>
          <Desks />
        </Section>
        <Tickets />
      </Box>
    </Page>
  );
}
