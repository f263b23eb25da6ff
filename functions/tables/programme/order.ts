/** Order of two ids by their code units: the same everywhere, whatever the language of the machine. */
export const compareIds = (a: string, b: string): number => (a === b ? 0 : a < b ? -1 : 1);
