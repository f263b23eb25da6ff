/** The address of the table of declarations with these filters. */
export const rowsAt = (filters: Readonly<Record<string, string>>): string =>
  `/programme/office/projects?${new URLSearchParams(filters)}`;
