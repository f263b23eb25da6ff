const FACET_VALUE = /^[A-Za-z0-9-]{1,40}$/;

/** Facet groups by the first letter of their tokens. */
export const FACET = {
  scope: 's',
  province: 'r',
  city: 't',
  county: 'k',
  maturity: 'm',
  cooperation: 'c',
  type: 'u',
  language: 'e',
} as const;
export type FacetLetter = (typeof FACET)[keyof typeof FACET];

/**
 * The token of a facet value.
 * @returns null for a value that no token can have, so that nothing matches it
 */
export function facetToken(letter: FacetLetter, value: string): string | null {
  return FACET_VALUE.test(value) ? letter + value : null;
}

/** The facet letter of an administrative code: its trailing zeros tell the level. */
export function placeLetter(code: string): 'r' | 't' | 'k' {
  if (/^\d\d0000$/.test(code)) return FACET.province;
  return /^\d{4}00$/.test(code) ? FACET.city : FACET.county;
}

/** Tokens of an administrative code and of the province and city above it. */
export function placeTokens(code: string): string[] {
  if (!/^\d{6}$/.test(code)) return [];
  const above = [`${code.slice(0, 2)}0000`, `${code.slice(0, 4)}00`, code];
  return [...new Set(above)].map((place) => placeLetter(place) + place);
}
