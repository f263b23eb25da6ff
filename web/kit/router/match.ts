export type Params = Readonly<Record<string, string | undefined>>;

interface Branch {
  shape: RegExp;
  names: string[];
  score: number;
}

const OPTIONAL = /\?$/;

/** Each form of a pattern with optional segments: `/a/:b?` is `/a/:b` and `/a`. */
function forms([first, ...rest]: string[]): string[][] {
  if (first === undefined) return [[]];
  const after = forms(rest);
  const taken = after.map((form) => [first.replace(OPTIONAL, ''), ...form]);
  return OPTIONAL.test(first) ? [...taken, ...after] : taken;
}

const worth = (segment: string): number => (segment === '*' ? -2 : segment.startsWith(':') ? 3 : 10);

function branchOf(segments: string[]): Branch {
  const shape = segments.map((segment) => {
    if (segment === '*') return '(?:/(.*))?';
    return segment.startsWith(':') ? '/([^/]+)' : `/${segment.replace(/[.+()[\]\\^$|]/g, '\\$&')}`;
  });
  return {
    shape: new RegExp(`^${shape.join('')}/*$`, 'i'),
    names: segments.flatMap((segment) => (segment === '*' ? '*' : segment.startsWith(':') ? segment.slice(1) : [])),
    score: segments.reduce((sum, segment) => sum + worth(segment), segments.length),
  };
}

const known = new Map<string, Branch[]>();

/** The forms of a pattern, the most exact first. */
function branchesOf(pattern: string): Branch[] {
  const before = known.get(pattern);
  if (before) return before;
  const branches = forms(pattern.split('/').filter(Boolean)).map(branchOf);
  branches.sort((a, b) => b.score - a.score);
  known.set(pattern, branches);
  return branches;
}

function decoded(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}

/** What an address holds at the names of a pattern such as `/a/:id/:name?` or `/a/*`; null where it does not fit. */
export function matchPath(pattern: string, pathname: string): { params: Params; score: number } | null {
  for (const { shape, names, score } of branchesOf(pattern)) {
    const values = shape.exec(pathname);
    if (!values) continue;
    return { params: Object.fromEntries(names.map((name, at) => [name, decoded(values[at + 1] ?? '')])), score };
  }
  return null;
}

/** The route that fits an address best: a fixed segment before a named one, and any other before `*`. */
export function bestOf<R extends { path: string }>(
  routes: readonly R[],
  pathname: string,
): { route: R; params: Params } | null {
  let best: { route: R; params: Params; score: number } | null = null;
  for (const route of routes) {
    const found = matchPath(route.path, pathname);
    if (found && (!best || found.score > best.score)) best = { route, ...found };
  }
  return best;
}
