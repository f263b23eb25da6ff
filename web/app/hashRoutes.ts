/** `/#/x` is the same page as `/x` (ruling 5). Taken over before the router reads the address. */
export function takeHashRoute(): void {
  if (!location.hash.startsWith('#/')) return;
  const target = new URL(location.hash.slice(1), location.origin);
  if (target.origin !== location.origin) return;
  history.replaceState(null, '', `${target.pathname}${target.search}${target.hash}`);
}
