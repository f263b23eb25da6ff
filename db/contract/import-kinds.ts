import { PUBLISHED, type PublishedKind } from './items.ts';
import type { Authority } from './limits.ts';

/** Where an import stands: its file is being sent, it waits for its turn, it runs, it was stopped for a while, it ended. */
export const IMPORT_STATE = { uploading: 0, waiting: 1, running: 2, paused: 3, done: 4, cancelled: 5 } as const;
export type ImportState = (typeof IMPORT_STATE)[keyof typeof IMPORT_STATE];

/** What became of a row. */
export const IMPORT_ROW = { made: 1, duplicate: 2, refused: 3 } as const;
export type ImportRowState = (typeof IMPORT_ROW)[keyof typeof IMPORT_ROW];

/** Why an import stands still: somebody asked, who began it lost the authority, or it broke again and again. */
export const IMPORT_REASONS = ['asked', 'authority', 'failure'] as const;
export type ImportReason = (typeof IMPORT_REASONS)[number];

/** How much a file may hold, and how it is sent. */
export const IMPORT_LIMITS = {
  rows: 100_000,
  columns: 100,
  heading: 200,
  fileName: 200,
  /** Rows of one piece, and characters of its JSON that a browser puts into one: both must hold. */
  pieceRows: 200,
  pieceCharacters: 500_000,
  pieces: 2000,
  /** Rows that a look before the import takes. */
  checkRows: 50,
  /** Rows that the pages of a list lead to; the report holds all. */
  reached: 1000,
  /** Days after which a file whose sending was given up is forgotten. */
  uploadDays: 7,
} as const;

/** Everybody who enters items for others. */
export const IMPORTERS = ['cg-input', 'cg-auditor', 'xq-input', 'xq-auditor'] as const satisfies readonly Authority[];

/** Who imports items of a kind: those who enter them for others, and those who review them. */
export const importersOf = (kind: PublishedKind): readonly Authority[] => [
  PUBLISHED[kind].input,
  PUBLISHED[kind].auditor,
];
