import { createContext } from 'react';

/** What places are called in English, by their Chinese names from the province down, parted by commas (core§3). */
export const PlaceNames = createContext<Readonly<Record<string, string>>>({});
