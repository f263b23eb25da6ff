/** Names of the chosen organisations by id. */
export type Chosen = ReadonlyMap<string, string>;
