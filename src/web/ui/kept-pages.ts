// What the service worker (public/worker.js) keeps in this browser.

/** Begins to keep the public pages that are seen, once this page is there. */
export function keepPages(): void {
  const begin = () => void navigator.serviceWorker?.register('/worker.js').catch(() => {});
  if (document.readyState === 'complete') begin();
  else addEventListener('load', begin);
}

/** Forgets them all; what somebody has looked at is nobody else's business. */
export async function forgetPages(): Promise<void> {
  if (!('caches' in globalThis)) return;
  for (const name of await caches.keys()) await caches.delete(name);
}
