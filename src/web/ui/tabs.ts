// Tells the other tabs of this browser which of the customer's things has changed. No data is
// passed: each tab asks the server itself.
type Changed = 'cart' | 'marks' | 'bearer';

const channel =
  typeof document === 'undefined' || typeof BroadcastChannel === 'undefined'
    ? null
    : new BroadcastChannel('souk');

export const notifyTabs = (what: Changed): void => channel?.postMessage(what);

/** Listens to other tabs; while this tab is hidden, it waits. Returns a function that stops. */
export function listenToTabs(heard: (what: Changed) => void): () => void {
  const waiting = new Set<Changed>();
  const hand = () => {
    if (document.hidden) return;
    const all = [...waiting];
    waiting.clear();
    all.forEach(heard);
  };
  const hear = ({ data }: MessageEvent<Changed>) => {
    waiting.add(data);
    hand();
  };
  channel?.addEventListener('message', hear);
  document.addEventListener('visibilitychange', hand);
  return () => {
    channel?.removeEventListener('message', hear);
    document.removeEventListener('visibilitychange', hand);
  };
}
