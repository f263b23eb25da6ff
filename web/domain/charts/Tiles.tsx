import Box from '@mui/material/Box';
import { type KeyboardEvent, useRef, useState } from 'react';
import type { PlaceFigures } from '../../../db/contract/figures';
import { classOf, type TilePlace, tileLayout, tileName } from '../../../db/contract/tile-map';
import words from '../../i18n/charts';
import { pickName, useLang, useText } from '../../kit/i18n';
import { Anchor } from '../../kit/link/Anchor';
import { shadeOf } from './shades';
import type { Measure, TileMapProps } from './types';

interface TilesProps extends Pick<TileMapProps, 'of' | 'places' | 'label' | 'hrefOf'> {
  measure: Measure;
  limits: readonly number[];
}

const STEPS: Readonly<Record<string, TilePlace>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** The nearest tile in a direction: as straight ahead as there is one. */
function tileAhead(at: TilePlace, step: TilePlace, tiles: readonly (readonly [string, TilePlace])[]): string | null {
  const ahead = tiles.flatMap(([code, [column, row]]) => {
    const [right, down] = [column - at[0], row - at[1]];
    const along = right * step[0] + down * step[1];
    const beside = Math.abs(right * step[1]) + Math.abs(down * step[0]);
    return along > 0 ? [{ code, cost: along + beside * 3 }] : [];
  });
  return ahead.sort((a, b) => a.cost - b.cost)[0]?.code ?? null;
}

/** The tiles: one stop of the tab key, arrow keys go from tile to tile. */
export function Tiles({ of, places, label, measure, limits, hrefOf }: TilesProps) {
  const text = useText(words);
  const { lang } = useLang();
  const grid = useRef<HTMLUListElement>(null);
  const layout = tileLayout(
    of,
    places.map(({ code }) => code),
  );
  const tiles = places.flatMap(({ code }) => (layout[code] ? [[code, layout[code]] as const] : []));
  const [at, setAt] = useState(places[0]?.code);
  const stop = tiles.some(([code]) => code === at) ? at : tiles[0]?.[0];
  const onKeyDown = (event: KeyboardEvent<HTMLUListElement>) => {
    const step = STEPS[event.key];
    const from = stop === undefined ? undefined : layout[stop];
    const next = step && from && tileAhead(from, step, tiles);
    if (!next) return;
    event.preventDefault();
    setAt(next);
    grid.current?.querySelector<HTMLElement>(`[data-place="${next}"]`)?.focus();
  };
  return (
    <Box
      component="ul"
      ref={grid}
      aria-label={`${label}. ${text.arrows}`}
      onKeyDown={onKeyDown}
      sx={{
        listStyle: 'none',
        m: 0,
        p: 0,
        flex: 1,
        display: 'grid',
        gap: '0.25rem',
        gridAutoColumns: 'minmax(0, 1fr)',
        gridAutoRows: 'minmax(2.375rem, 1fr)',
      }}
    >
      {places.map((place) => {
        const [name, value] = [tileName(lang, place.code, place.name, place.name_en), place[measure]];
        const whole = pickName(lang, place.name, place.name_en);
        // What one sees comes first, so that who speaks to a device can say it.
        const seen = whole.startsWith(name) ? `${name} ${value}` : `${name} ${value}, ${whole}`;
        return (
          <Tile
            key={place.code}
            place={place}
            name={name}
            says={`${seen}: ${text.says(place.results, place.demands, place.deals)}`}
            at={layout[place.code]}
            value={value}
            shade={classOf(limits, value)}
            href={hrefOf(place, measure)}
            stop={place.code === stop}
            onFocus={() => setAt(place.code)}
          />
        );
      })}
    </Box>
  );
}

interface TileProps {
  place: PlaceFigures;
  name: string;
  says: string;
  at: TilePlace | undefined;
  value: number;
  shade: number;
  href: string | null;
  /** Whether the tab key stops here. */
  stop: boolean;
  onFocus: () => void;
}

/** Letters that find room in any tile. */
const SHORT = 5;

const look = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'center',
  height: '100%',
  textAlign: 'center',
  lineHeight: 1.2,
  borderRadius: 1,
  textDecoration: 'none',
  overflow: 'hidden',
  '&:hover': { outline: '2px solid', outlineColor: 'warning.main' },
} as const;

function Tile({ place, name, says, at, value, shade, href, stop, onFocus }: TileProps) {
  const inner = (
    <>
      {/* A name in Latin letters is longer than its tile is wide on a phone. */}
      <Box
        component="span"
        aria-hidden
        sx={{ fontSize: name.length > SHORT ? 'clamp(0.5625rem, 12cqi, 0.8125rem)' : '0.8125rem', fontWeight: 600 }}
      >
        {name}
      </Box>{' '}
      <Box component="span" aria-hidden sx={{ fontSize: '0.75rem', fontVariantNumeric: 'tabular-nums' }}>
        {value}
      </Box>
    </>
  );
  const common = { 'data-place': place.code, tabIndex: stop ? 0 : -1, onFocus, title: says };
  return (
    <Box component="li" sx={{ gridColumn: at?.[0], gridRow: at?.[1], minWidth: 0, containerType: 'inline-size' }}>
      {href ? (
        <Box component={Anchor} to={href} aria-label={says} {...common} sx={{ ...look, ...shadeOf(shade) }}>
          {inner}
        </Box>
      ) : (
        <Box role="img" aria-label={says} {...common} sx={{ ...look, ...shadeOf(shade) }}>
          {inner}
        </Box>
      )}
    </Box>
  );
}
