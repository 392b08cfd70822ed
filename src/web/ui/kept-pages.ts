// The pages that the service worker (public/worker.js) caches in this browser.

/** Starts caching visited public pages, once this page is loaded. */
export function keepPages(): void {
  const begin = () => void navigator.serviceWorker?.register('/worker.js').catch(() => {});
  if (document.readyState === 'complete') begin();
  else addEventListener('load', begin);
}

/** Deletes them all, because what somebody has looked at is private. */
export async function forgetPages(): Promise<void> {
  if (!('caches' in globalThis)) return;
  for (const name of await caches.keys()) await caches.delete(name);
}
