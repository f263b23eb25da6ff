/**
 * Lets the scripts of a page begin once what its document shows is painted. It stands in the built document (vite.config.ts) before
 * them, as a file of its own: the content policy allows no script within a page.
 */
{
  const scripts = document.getElementById('scripts');
  let begun = false;
  const begin = () => {
    if (begun) return;
    begun = true;
    document.head.append(scripts.content);
  };
  /** A tab in the background paints nothing. */
  const LONGEST_MS = 1000;
  if (document.getElementById('root').children.length > 0 && performance.getEntriesByType('paint').length === 0) {
    new PerformanceObserver(begin).observe({ type: 'paint' });
    setTimeout(begin, LONGEST_MS);
  } else begin();
}
