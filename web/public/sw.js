// Says that there is no connection where a page cannot be had. It keeps nothing itself; the page at the door, which must open
// without one, keeps its own document and scripts under this name, and they are answered from there.
const DOOR = 'door';
const NOTICE = `<!doctype html>
<html lang="zh-CN">
<meta charset="utf-8" />
<meta name="viewport" content="width=device-width, initial-scale=1" />
<title>网络未连接 · Offline</title>
<style>
  body { margin: 0; min-height: 100vh; display: grid; place-items: center; background: #f4f7fb; color: #16324f;
    font: 1rem/1.7 system-ui, "PingFang SC", "Microsoft YaHei", sans-serif; }
  main { max-width: 30rem; padding: 2rem; text-align: center; }
  h1 { font-size: 1.5rem; margin: 0 0 0.5rem; }
  a { display: inline-block; margin-top: 1rem; padding: 0.6rem 1.5rem; border-radius: 0.5rem; background: #1f5f9e;
    color: #fff; text-decoration: none; }
  @media (prefers-color-scheme: dark) { body { background: #0f1a26; color: #dbe7f3; } }
</style>
<main>
  <h1>网络未连接</h1>
  <p>暂时无法打开这个页面，请检查网络后重试。未提交的草稿仍保留在此设备上。</p>
  <p lang="en">You are offline. Check your connection and try again; drafts stay on this device.</p>
  <a href="">重试 <span lang="en">Try again</span></a>
</main>
</html>`;

addEventListener('install', () => self.skipWaiting());

addEventListener('activate', (event) => {
  const preload = self.registration.navigationPreload?.enable();
  event.waitUntil(Promise.all([preload, self.clients.claim()]));
});

async function keptOf(key) {
  return (await caches.has(DOOR)) ? (await caches.open(DOOR)).match(key, { ignoreVary: true }) : undefined;
}

async function script(event) {
  return (await keptOf(event.request.url)) ?? fetch(event.request);
}

async function opened(event) {
  try {
    return (await event.preloadResponse) ?? (await fetch(event.request));
  } catch {
    const kept = await keptOf(new URL(event.request.url).pathname);
    if (kept) return kept;
    return new Response(NOTICE, {
      status: 503,
      headers: { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store' },
    });
  }
}

addEventListener('fetch', (event) => {
  const { mode, method, url } = event.request;
  if (mode === 'navigate' && method === 'GET') event.respondWith(opened(event));
  else if (!navigator.onLine && new URL(url).pathname.startsWith('/assets/')) event.respondWith(script(event));
});
