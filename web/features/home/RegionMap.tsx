import Box from '@mui/material/Box';
import { useState } from 'react';
import type { PlacesFigures } from '../../../db/contract/figures';
import { placeAddress } from '../../domain/catalog/address';
import { ChoiceBar } from '../../domain/charts/ChoiceBar';
import { TileMap } from '../../domain/charts/TileMap';
import words from '../../i18n/home';
import { useApiQuery } from '../../kit/api';
import { pickName, useLang, useText } from '../../kit/i18n';

/** The region's places with their results, demands and deals, and the country's at a press. */
export default function RegionMap({ places }: { places: PlacesFigures }) {
  const text = useText(words);
  const { lang } = useLang();
  const [country, setCountry] = useState(false);
  const wide = useApiQuery(['figures', 'places', ''], '/v1/figures/places', { of: '' }, { enabled: country });
  const shown = (country && wide.data) || places;
  const own = pickName(lang, places.name, places.name_en);
  const name = shown.of ? own : text.country;
  return (
    <Box
      component="section"
      aria-label={text.map(name)}
      sx={{ display: 'flex', flexDirection: 'column', height: '100%' }}
    >
      {places.of ? (
        <Box sx={{ mb: 1 }}>
          <ChoiceBar
            label={text.mapOf}
            choices={[
              { value: false, label: own },
              { value: true, label: text.country },
            ]}
            value={country}
            onChange={setCountry}
          />
        </Box>
      ) : null}
      <Box sx={{ flex: 1, minHeight: 0 }}>
        <TileMap
          key={shown.of}
          of={shown.of}
          places={shown.places}
          label={text.map(name)}
          approved={shown.approved}
          hrefOf={placeAddress}
        />
      </Box>
    </Box>
  );
}
