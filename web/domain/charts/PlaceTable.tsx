import Box from '@mui/material/Box';
import words from '../../i18n/charts';
import { pickName, useLang, useText } from '../../kit/i18n';
import { Anchor } from '../../kit/link/Anchor';
import { MEASURES, type TileMapProps } from './types';

/** The tiles as a table, the most results first. */
export function PlaceTable({ places, label, hrefOf }: Pick<TileMapProps, 'places' | 'label' | 'hrefOf'>) {
  const text = useText(words);
  const { lang } = useLang();
  const ordered = [...places].sort(
    (a, b) => b.results - a.results || b.demands - a.demands || (a.code < b.code ? -1 : 1),
  );
  return (
    <Box
      tabIndex={0}
      role="group"
      aria-label={label}
      sx={{ overflow: 'auto', flex: '1 1 12rem', minHeight: '12rem', maxHeight: '30rem' }}
    >
      <Box
        component="table"
        sx={{
          width: '100%',
          borderCollapse: 'collapse',
          fontSize: '0.875rem',
          fontVariantNumeric: 'tabular-nums',
          '& th, & td': { py: 0.5, pr: 1, borderBottom: 1, borderColor: 'divider', textAlign: 'end', fontWeight: 400 },
          '& th:first-of-type': { textAlign: 'start' },
          '& thead th': { color: 'text.secondary' },
          '& a': { color: 'brand.text' },
        }}
      >
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
      </Box>
    </Box>
  );
}
