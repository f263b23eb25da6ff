/**
 * Lets the scripts of a page begin once what its document shows is painted. It stands in the built document (vite.config.ts) before
 * them, as a file of its own: the content policy allows no script within a page.
 */
{
  const root = document.getElementById('root');
  const scripts = document.getElementById('scripts');
  /** Who sees nothing but an empty page is told; what the document shows itself can be read without scripts. */
  const tell = () => {
    if (root.firstElementChild) return;
    const said = document.createElement('p');
    said.className = 'first';
    said.setAttribute('role', 'alert');
    said.textContent = document.documentElement.lang.startsWith('zh')
      ? '页面未能打开，请检查网络后刷新页面。'
      : 'The page could not be opened: please check your connection and reload it.';
    root.append(said);
  };
  const FETCHED = 'document-fetched-anew';
  const ONCE_MS = 60_000;
  /** A document from before a release names scripts that are gone: it is fetched anew, once a minute at most. */
  const fetchAnew = () => {
    if (Date.now() - Number(sessionStorage.getItem(FETCHED)) < ONCE_MS) return tell();
    fetch(location.href, { cache: 'reload' }).then((answer) => {
      if (!answer.ok) return tell();
      sessionStorage.setItem(FETCHED, String(Date.now()));
      location.reload();
    }, tell);
  };
  for (const script of scripts.content.querySelectorAll('script')) script.addEventListener('error', fetchAnew);
  /** Moves them out of their template; a second time there is nothing left in it. */
  const begin = () => document.head.append(scripts.content);
  /** A tab in the background paints nothing. */
  const LONGEST_MS = 1000;
  if (root.firstElementChild && !performance.getEntriesByType('paint')[0]) {
    new PerformanceObserver(begin).observe({ type: 'paint' });
    setTimeout(begin, LONGEST_MS);
  } else begin();
}
