import type { ApprovedMap, PlaceFigures } from '../../../db/contract/figures';

export type Measure = 'results' | 'demands' | 'deals';

export const MEASURES: readonly Measure[] = ['results', 'demands', 'deals'];

export interface TileMapProps {
  /** Code of the place whose parts are shown; empty for the country. */
  of: string;
  places: readonly PlaceFigures[];
  /** What the map is called to who hears it. */
  label: string;
  /** What the shades tell at first; readers choose another one. */
  measure?: Measure;
  /** A customer's approved map in place of the tiles. */
  approved?: ApprovedMap | null;
  /** Where a place leads for a measure; null where nothing can be listed. */
  hrefOf: (place: PlaceFigures, measure: Measure) => string | null;
}
