import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { changedSearch } from '../../kit/address';

/**
 * A dialog with an address of its own (house 13): the search parameter opens it, and goes when it closes.
 * @param open resolves when the dialog has closed
 * @returns sets the parameter, which opens the dialog
 */
export function useAddressDialog(param: string, open: (value: string) => Promise<unknown>): (value: string) => void {
  const [search, setSearch] = useSearchParams();
  const value = search.get(param);
  const latest = useRef({ open, setSearch });
  latest.current = { open, setSearch };
  const shown = useRef<string | null>(null);
  const mounted = useRef(true);
  // Asked for again right after it closed, the address may be the same in the next render.
  const [asked, ask] = useState(0);

  useEffect(() => {
    mounted.current = true;
    return () => {
      mounted.current = false;
    };
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each time it is asked for counts.
  useEffect(() => {
    if (!value || shown.current === value) return;
    shown.current = value;
    void latest.current.open(value).finally(() => {
      shown.current = null;
      // Whoever left the page by other means has another address already.
      if (!mounted.current || new URLSearchParams(location.search).get(param) !== value) return;
      latest.current.setSearch(changedSearch({ [param]: '' }), { replace: true });
    });
  }, [value, param, asked]);

  return (next) => {
    ask((times) => times + 1);
    setSearch(changedSearch({ [param]: next }));
  };
}
