export interface Routes {
  include: string[];
  exclude: string[];
}

const pattern = (rule: string): string => rule.replace(/[.+?^${}()|[\]\\]/g, '\\$&').replace(/\*/g, '.*');

const anyOf = (rules: string[]): RegExp | undefined =>
  rules.length ? new RegExp(`^(?:${rules.map(pattern).join('|')})$`) : undefined;

/**
 * Pages' _routes.json: which paths reach the Function. An exclusion wins over an inclusion.
 */
export function routeMatcher(routes: Routes): (path: string) => boolean {
  const include = anyOf(routes.include);
  const exclude = anyOf(routes.exclude);
  return (path) => Boolean(include?.test(path)) && !exclude?.test(path);
}
