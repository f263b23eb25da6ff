import Box from '@mui/material/Box';
import type { Workstation } from '../../../db/contract/home';
import { isWebSite } from '../../../db/contract/web-address';
import words from '../../i18n/homeSections';
import { AppDialog } from '../../kit/dialogs/AppDialog';
import { useText } from '../../kit/i18n';
import { CountyMap, type CountyMapProps, useMissingWarning } from './CountyMap';
import { countyShapes } from './countyShapes';

interface CountyMapDialogProps {
  /** Workstations: the counties' transfer workstations; platforms: their technology platforms. */
  show: 'workstations' | 'platforms';
  workstations: Workstation[];
}

/** The capital's 17 counties as a drawing of our own; each leads to its site in a new tab. */
export default function CountyMapDialog({ show, workstations }: CountyMapDialogProps) {
  const text = useText(words);
  const stations = new Map(workstations.map((station) => [station.area_code, station]));
  const addressOf = (code: string) => {
    const station = stations.get(code);
    const url = show === 'workstations' ? station?.url : station?.platform_url;
    return isWebSite(url) ? url : null;
  };
  return (
    <AppDialog title={show === 'workstations' ? text.workstationMap : text.platformMap} width={820}>
      <Box sx={{ color: 'text.secondary', fontSize: '0.9375rem', mb: 2 }}>{text.mapHint}</Box>
      <Box sx={{ position: 'relative' }}>
        <CountyMap addressOf={addressOf} />
        <Legend addressOf={addressOf} />
      </Box>
      <CountyList addressOf={addressOf} />
    </AppDialog>
  );
}

function Legend({ addressOf }: CountyMapProps) {
  const text = useText(words);
  const established = countyShapes.filter((shape) => addressOf(shape.code)).length;
  const entries = [
    { colour: 'primary.dark', label: text.established, count: established },
    { colour: 'brand.tint', label: text.notEstablished, count: countyShapes.length - established },
  ];
  return (
    <Box
      component="ul"
      sx={{
        listStyle: 'none',
        m: 0,
        p: 0,
        position: { sm: 'absolute' },
        top: 0,
        right: 0,
        display: 'flex',
        flexDirection: { xs: 'row', sm: 'column' },
        flexWrap: 'wrap',
        gap: 1,
        mt: { xs: 1.5, sm: 0 },
      }}
    >
      {entries.map((entry) => (
        <Box
          key={entry.label}
          component="li"
          sx={{ display: 'flex', alignItems: 'center', gap: 1, fontSize: '0.875rem' }}
        >
          <Box
            aria-hidden
            sx={{
              width: 16,
              height: 16,
              flexShrink: 0,
              borderRadius: 1,
              bgcolor: entry.colour,
              border: 1,
              borderColor: 'brand.line',
            }}
          />
          {entry.label}
          <Box component="span" sx={{ color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}>
            {entry.count}
          </Box>
        </Box>
      ))}
    </Box>
  );
}

const entryLook = {
  display: 'block',
  width: '100%',
  px: 1,
  py: 1.125,
  border: 1,
  borderColor: 'divider',
  borderRadius: 2,
  bgcolor: 'transparent',
  font: 'inherit',
  fontSize: '0.9375rem',
  textAlign: 'center',
  textDecoration: 'none',
  color: 'brand.text',
  cursor: 'pointer',
} as const;

/** The same counties as a list: on a phone the shapes are too small for a finger. */
function CountyList({ addressOf }: CountyMapProps) {
  const text = useText(words);
  const warn = useMissingWarning();
  return (
    <Box
      component="ul"
      sx={{
        display: { xs: 'grid', sm: 'none' },
        listStyle: 'none',
        m: 0,
        mt: 2.5,
        p: 0,
        gap: 1,
        gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
      }}
    >
      {countyShapes.map(({ code }) => {
        const url = addressOf(code);
        const name = text.counties[code] ?? code;
        return (
          <li key={code}>
            {url ? (
              <Box
                component="a"
                href={url}
                target="_blank"
                rel="noopener"
                aria-label={text.openCounty(name)}
                sx={entryLook}
              >
                {name}
              </Box>
            ) : (
              <Box
                component="button"
                type="button"
                aria-label={text.missingCounty(name)}
                onClick={warn}
                sx={{ ...entryLook, color: 'text.secondary' }}
              >
                {name}
              </Box>
            )}
          </li>
        );
      })}
    </Box>
  );
}
