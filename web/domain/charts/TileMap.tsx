import Box from '@mui/material/Box';
import { useState } from 'react';
import { classLimits } from '../../../db/contract/tile-map';
import { grouped } from '../../../db/contract/words';
import words from '../../i18n/charts';
import { pickName, useLang, useText } from '../../kit/i18n';
import { Anchor } from '../../kit/link/Anchor';
import { ChoiceBar } from './ChoiceBar';
import { NumberTable } from './NumberTable';
import { shadeOf, shades } from './shades';
import { Tiles } from './Tiles';
import { MEASURES, type Measure, type ShownPlaces, type TileMapProps } from './types';

/** The tiles as a table, the most results first. */
function PlaceTable({ places, label, hrefOf }: Pick<TileMapProps, 'places' | 'label' | 'hrefOf'>) {
  const text = useText(words);
  const { lang } = useLang();
  const ordered = [...places].sort(
    (a, b) => b.results - a.results || b.demands - a.demands || (a.code < b.code ? -1 : 1),
  );
  return (
    <NumberTable label={label}>
      <thead>
        <tr>
          <th scope="col">{text.place}</th>
          {MEASURES.map((measure) => (
            <th key={measure} scope="col">
              {text.measures[measure]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {ordered.map((place) => (
          <tr key={place.code}>
            <th scope="row">{pickName(lang, place.name, place.name_en)}</th>
            {MEASURES.map((measure) => {
              const href = place[measure] > 0 ? hrefOf(place, measure) : null;
              return <td key={measure}>{href ? <Anchor to={href}>{place[measure]}</Anchor> : place[measure]}</td>;
            })}
          </tr>
        ))}
      </tbody>
    </NumberTable>
  );
}

/**
 * Places as tiles in about the order of a map, without any boundary line; shades tell one of three numbers, and every tile bears and
 * says them. The same as a table behind a toggle. An approved map stands in place of the tiles, always with its number.
 */
export function TileMap({ beside, hrefOf, ...first }: TileMapProps) {
  const text = useText(words);
  const [measure, setMeasure] = useState<Measure>('results');
  const [listed, setListed] = useState(false);
  const maps = beside ? [first, beside] : [first];
  return (
    <Box sx={{ ...shades, display: 'flex', flexDirection: 'column', gap: 1, minWidth: 0, height: '100%' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, justifyContent: 'space-between' }} data-controls>
        <ChoiceBar
          label={text.measure}
          choices={MEASURES.map((value) => ({ value, label: text.measures[value] }))}
          value={measure}
          onChange={setMeasure}
        />
        <ChoiceBar
          label={text.showAs}
          choices={[
            { value: false, label: text.asMap },
            { value: true, label: text.asList },
          ]}
          value={listed}
          onChange={setListed}
        />
      </Box>
      <Box
        sx={{
          flex: 1,
          minHeight: 0,
          display: 'grid',
          gap: '1rem 1.5rem',
          gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 15.5rem), 1fr))',
        }}
      >
        {maps.map((map) => (
          <OneMap key={map.of} map={map} measure={measure} listed={listed} hrefOf={hrefOf} />
        ))}
      </Box>
      {listed || maps.every(({ approved }) => approved) ? null : (
        <Box sx={{ color: 'text.secondary', fontSize: '0.8125rem' }}>{text.sketch}</Box>
      )}
    </Box>
  );
}

interface OneMapProps extends Pick<TileMapProps, 'hrefOf'> {
  map: ShownPlaces;
  measure: Measure;
  listed: boolean;
}

function OneMap({ map: { of, places, label, title, approved }, measure, listed, hrefOf }: OneMapProps) {
  const text = useText(words);
  const numbers = places.map((place) => place[measure]);
  const limits = classLimits(numbers);
  return (
    <Box component="figure" sx={{ m: 0, minWidth: 0, display: 'flex', flexDirection: 'column', gap: 1 }}>
      {title ? (
        <Box component="figcaption" sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>
          {title} <strong>{grouped(numbers.reduce((sum, n) => sum + n, 0))}</strong>
        </Box>
      ) : null}
      {listed ? (
        <PlaceTable places={places} label={label} hrefOf={hrefOf} />
      ) : approved ? (
        <Box
          component="img"
          src={approved.picture}
          alt={label}
          loading="lazy"
          sx={{ display: 'block', maxWidth: '100%', maxHeight: '100%', minHeight: 0, mx: 'auto', objectFit: 'contain' }}
        />
      ) : (
        <Tiles of={of} places={places} label={label} measure={measure} limits={limits} hrefOf={hrefOf} />
      )}
      {limits.length === 0 ? <Box sx={{ color: 'text.secondary' }}>{text.noneHere}</Box> : null}
      {listed || approved ? null : <Legend limits={limits} />}
      {approved ? (
        <Box sx={{ color: 'text.secondary', fontSize: '0.8125rem' }}>{text.approval(approved.number)}</Box>
      ) : null}
    </Box>
  );
}

/** From what number on each shade begins. */
function Legend({ limits }: { limits: readonly number[] }) {
  const text = useText(words);
  return (
    <Box
      aria-hidden
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        gap: 1,
        alignItems: 'center',
        fontSize: '0.8125rem',
        color: 'text.secondary',
      }}
    >
      {[0, ...limits].map((limit, shade) => (
        <Box key={limit} sx={{ display: 'flex', gap: 0.5, alignItems: 'center' }}>
          <Box
            sx={{
              ...shadeOf(shade),
              width: '0.875rem',
              height: '0.875rem',
              borderRadius: 0.5,
              border: 1,
              borderColor: 'divider',
            }}
          />
          {shade === limits.length && shade > 0 ? text.more(limit) : limit}
        </Box>
      ))}
    </Box>
  );
}
