import type { ApprovedMap, PlaceFigures } from '../../../db/contract/figures';

export type Measure = 'results' | 'demands' | 'deals';

export const MEASURES: readonly Measure[] = ['results', 'demands', 'deals'];

/** The parts of a place. */
export interface ShownPlaces {
  /** Code of the place whose parts are shown; empty for the country. */
  of: string;
  places: readonly PlaceFigures[];
  /** What the map is called to who hears it. */
  label: string;
  /** What stands above it, with the sum of its tiles. */
  title?: string;
  /** A customer's approved map in place of the tiles. */
  approved?: ApprovedMap | null;
}

export interface TileMapProps extends ShownPlaces {
  /** A second map, which stands beside the first where there is room. */
  beside?: ShownPlaces | null;
  /** Where a place leads for a measure; null where nothing can be listed. */
  hrefOf: (place: PlaceFigures, measure: Measure) => string | null;
}

/** A step of a way. */
export interface FunnelStep {
  key: string;
  label: string;
  n: number;
  /** How many of the step before did not come so far, and what became of them. */
  lost: number;
  why: string;
  hot: boolean;
}
