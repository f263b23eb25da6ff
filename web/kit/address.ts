/**
 * The search of the address with some of its values changed ('' takes one away). It begins with what the address says now: a page
 * that is still on its way to a changed address knows the one before.
 */
export function changedSearch(values: Record<string, string>): URLSearchParams {
  const next = new URLSearchParams(location.search);
  for (const [name, value] of Object.entries(values)) {
    if (value) next.set(name, value);
    else next.delete(name);
  }
  return next;
}
