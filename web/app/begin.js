/**
 * Lets the scripts of a page begin once what its document shows is painted. It stands in the built document (vite.config.ts) before
 * them, as a file of its own: the content policy allows no script within a page.
 */
{
  const scripts = document.getElementById('scripts');
  /** Moves them out of their template; a second time there is nothing left in it. */
  const begin = () => document.head.append(scripts.content);
  /** A tab in the background paints nothing. */
  const LONGEST_MS = 1000;
  if (document.getElementById('root').firstElementChild && !performance.getEntriesByType('paint')[0]) {
    new PerformanceObserver(begin).observe({ type: 'paint' });
    setTimeout(begin, LONGEST_MS);
  } else begin();
}
