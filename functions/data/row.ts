/** A row under its wire names. */
export type Row = Record<string, unknown>;
