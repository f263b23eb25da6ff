/// <reference types="vite/client" />

/** Registers the worker that tells who is offline so and opens the page at the door for them, once the page has loaded; a failure is logged and no more (core§8). */
export function startServiceWorker(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const register = () => {
    navigator.serviceWorker.register('/sw.js').catch((error: unknown) => {
      console.log('The service worker was not registered:', error);
    });
  };
  if (document.readyState === 'complete') register();
  else addEventListener('load', register, { once: true });
}
