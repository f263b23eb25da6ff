/** `/#/x` is the same page as `/x` (decision 5). True when the address was rewritten. */
function takeHashRoute(): boolean {
  if (!location.hash.startsWith('#/')) return false;
  const target = new URL(location.hash.slice(1), location.origin);
  if (target.origin !== location.origin) return false;
  history.replaceState(null, '', `${target.pathname}${target.search}${target.hash}`);
  return true;
}

/** Takes over the hash form of the first address before the router reads it, and of later ones as they come. */
export function startHashRoutes(): void {
  takeHashRoute();
  addEventListener('hashchange', () => {
    if (takeHashRoute()) dispatchEvent(new PopStateEvent('popstate'));
  });
}
