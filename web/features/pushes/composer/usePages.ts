import { useState } from 'react';

/** The way through a list whose pages begin behind a row. */
export interface Pages {
  /** The row behind which the page begins; empty for the first page. */
  after: string;
  /** Number of the page, from 1 on. */
  page: number;
  forward: (after: string) => void;
  back: () => void;
}

/** Remembers where each page began, so that the one before is found again. */
export function usePages(): Pages {
  const [way, setWay] = useState<readonly string[]>([]);
  return {
    after: way.at(-1) ?? '',
    page: way.length + 1,
    forward: (after) => setWay([...way, after]),
    back: () => setWay(way.slice(0, -1)),
  };
}
