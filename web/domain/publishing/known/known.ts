import { createContext, useContext } from 'react';

/** Where a value that was filled in comes from. */
export type KnownFrom = 'organization' | 'account' | 'last';

/** What was filled in for a publisher, by the paths of its fields. */
export type Known = Readonly<Record<string, { value: unknown; from: KnownFrom }>>;

export interface KnownState {
  known: Known;
  /** More was filled in: an organisation was named. */
  add: (known: Known) => void;
}

const Context = createContext<KnownState>({ known: {}, add: () => undefined });

export const KnownProvider = Context.Provider;
export const useKnown = (): KnownState => useContext(Context);

/** Whether a field still holds what was filled in. */
export const isKnown = (known: Known, path: string, value: unknown): boolean =>
  path in known && JSON.stringify(known[path]?.value) === JSON.stringify(value);
