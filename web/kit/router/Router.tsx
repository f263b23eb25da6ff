import {
  createContext,
  type ReactNode,
  startTransition,
  useCallback,
  useContext,
  useEffect,
  useLayoutEffect,
  useMemo,
  useState,
} from 'react';
import {
  begin,
  currentLocation,
  hrefOf,
  type Location,
  type NavigateOptions,
  type To,
  type Way,
  write,
} from './history';
import { bestOf, type Params } from './match';

/** Leads to another page of the site; a number goes so many steps through the history. */
export type GoTo = {
  (to: To, options?: NavigateOptions): void;
  (steps: number): void;
};

interface Place {
  location: Location;
  way: Way;
}

const Shown = createContext<(Place & { navigate: GoTo }) | null>(null);
const Named = createContext<Params>({});

/**
 * Shows the page of the address. The site needs links, patterns and the query of an address, and its first visit pays for no
 * more: nothing here loads data or sends forms.
 */
export function Router({ children }: { children: ReactNode }) {
  const [place, setPlace] = useState<Place>(() => {
    begin();
    return { location: currentLocation(), way: 'POP' };
  });

  const show = useCallback((way: Way) => {
    const location = currentLocation();
    startTransition(() => setPlace({ location, way }));
  }, []);

  const navigate = useCallback(
    (to: To | number, options: NavigateOptions = {}) => {
      if (typeof to === 'number') return history.go(to);
      write(hrefOf(to, window.location), options);
      show(options.replace ? 'REPLACE' : 'PUSH');
    },
    [show],
  );

  useLayoutEffect(() => {
    const onPop = () => show('POP');
    addEventListener('popstate', onPop);
    return () => removeEventListener('popstate', onPop);
  }, [show]);

  const value = useMemo(() => ({ ...place, navigate }), [place, navigate]);
  return <Shown value={value}>{children}</Shown>;
}

function useShown() {
  const shown = useContext(Shown);
  if (!shown) throw new Error('outside of the router');
  return shown;
}

export const useLocation = (): Location => useShown().location;
export const useNavigate = (): GoTo => useShown().navigate;
export const useNavigationType = (): Way => useShown().way;

/** What the address holds at the names of the page's pattern. */
export const useParams = (): Params => useContext(Named);

/** The route that fits the address, with what the address holds at its names. */
export function Routes<R extends { path: string }>({
  routes,
  children,
}: {
  routes: readonly R[];
  children: (route: R | undefined) => ReactNode;
}) {
  const { pathname } = useLocation();
  const found = useMemo(() => bestOf(routes, pathname), [routes, pathname]);
  return <Named value={found?.params ?? {}}>{children(found?.route)}</Named>;
}

/** Leads elsewhere as soon as it is drawn. */
export function Navigate({ to, replace }: { to: To; replace?: boolean }) {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const href = hrefOf(to, { pathname });
  useEffect(() => navigate(href, { replace }), [navigate, href, replace]);
  return null;
}

type Query = URLSearchParams | string | Readonly<Record<string, string | readonly string[]>>;

function queryOf(given: Query): URLSearchParams {
  if (typeof given === 'string' || given instanceof URLSearchParams) return new URLSearchParams(given);
  return new URLSearchParams(
    Object.entries(given).flatMap(([name, value]) =>
      [value].flat().map((one): [string, string] => [name, String(one)]),
    ),
  );
}

export type SetSearchParams = (next: Query | ((before: URLSearchParams) => Query), options?: NavigateOptions) => void;

/** The query of the address, and what changes it. */
export function useSearchParams(): [URLSearchParams, SetSearchParams] {
  const { search } = useLocation();
  const navigate = useNavigate();
  const params = useMemo(() => new URLSearchParams(search), [search]);
  const set = useCallback<SetSearchParams>(
    (next, options) => {
      const made = queryOf(typeof next === 'function' ? next(new URLSearchParams(params)) : next);
      navigate(`?${made}`, options);
    },
    [navigate, params],
  );
  return [params, set];
}
