import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import type { HomeRegion } from '../../../db/contract/home';
import { NewTabNote } from '../../domain/catalog/NewTabNote';
import words from '../../i18n/homeSections';
import { openDialog } from '../../kit/dialogs';
import { useText } from '../../kit/i18n';
import { ArrowRightIcon, BuildingIcon, PinIcon } from '../../kit/layout/icons';
import { panel } from '../../kit/layout/panel';
import { Section } from '../../kit/layout/Section';

/** The provincial capital offers the maps of its counties; each county points to the capital's centre (core§1). */
export function RegionServices({ region }: { region: HomeRegion | null }) {
  if (region?.capital) return <CapitalMaps region={region} />;
  if (region?.center_url) return <CapitalCenter url={region.center_url} />;
  return null;
}

function CapitalMaps({ region }: { region: HomeRegion }) {
  const text = useText(words);
  const workstations = region.workstations ?? [];
  return (
    <Section title={text.county} hint={text.countyHint}>
      <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: { xs: '1fr', sm: 'repeat(2, minmax(0, 1fr))' } }}>
        <MapButton
          icon={<PinIcon />}
          title={text.workstationMap}
          hint={text.workstationMapHint}
          onClick={() => void openDialog('county-map', { show: 'workstations', workstations })}
        />
        <MapButton
          icon={<BuildingIcon />}
          title={text.platformMap}
          hint={text.platformMapHint}
          onClick={() => void openDialog('county-map', { show: 'platforms', workstations })}
        />
      </Box>
    </Section>
  );
}

interface MapButtonProps {
  icon: ReactNode;
  title: string;
  hint: string;
  onClick: () => void;
}

function MapButton({ icon, title, hint, onClick }: MapButtonProps) {
  return (
    <Box
      component="button"
      type="button"
      aria-haspopup="dialog"
      onClick={onClick}
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 2,
        p: 2.5,
        textAlign: 'start',
        font: 'inherit',
        color: 'text.primary',
        ...panel,
        cursor: 'pointer',
        '&:hover': { borderColor: 'brand.line', boxShadow: 'var(--card-shadow)' },
      }}
    >
      <Box
        aria-hidden
        sx={{
          display: 'inline-flex',
          p: 1.5,
          borderRadius: 2.5,
          bgcolor: 'brand.tint',
          color: 'brand.text',
          '& svg': { fontSize: 28 },
        }}
      >
        {icon}
      </Box>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Box sx={{ fontWeight: 650, fontSize: '1.0625rem' }}>{title}</Box>
        <Box sx={{ color: 'text.secondary', fontSize: '0.9375rem' }}>{hint}</Box>
      </Box>
      <ArrowRightIcon aria-hidden sx={{ color: 'brand.text' }} />
    </Box>
  );
}

function CapitalCenter({ url }: { url: string }) {
  const text = useText(words);
  return (
    <Box
      component="section"
      aria-label={text.capitalCenter}
      sx={{
        mb: { xs: 5, md: 7 },
        p: { xs: 2.5, md: 3 },
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 2,
        border: 1,
        borderColor: 'brand.line',
        bgcolor: 'brand.tint',
        borderRadius: 3,
      }}
    >
      <Box sx={{ flex: '1 1 280px' }}>
        <Box component="h2" sx={{ m: 0, fontSize: '1.125rem', fontWeight: 650 }}>
          {text.capitalCenter}
        </Box>
        <Box sx={{ color: 'text.secondary', mt: 0.5 }}>{text.capitalCenterHint}</Box>
      </Box>
      <Button variant="contained" href={url} target="_blank" rel="noopener" endIcon={<ArrowRightIcon />}>
        {text.capitalCenterGo}
        <NewTabNote />
      </Button>
    </Box>
  );
}
