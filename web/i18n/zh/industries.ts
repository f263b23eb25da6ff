/** Sections of the classification of industries by their letters; the Chinese names stand in the table itself. */
const industries: Readonly<Record<string, string>> = {};

export default industries;
