// What this tab tells the others of the same browser: which of the shopper's things has changed.
// Nothing is handed over but that: each tab asks the shop itself.
type Changed = 'cart' | 'marks' | 'bearer';

const channel =
  typeof document === 'undefined' || typeof BroadcastChannel === 'undefined'
    ? null
    : new BroadcastChannel('souk');

export const notifyTabs = (what: Changed): void => channel?.postMessage(what);

/** Hears another tab; while this one is not looked at, it waits. Answers how to stop. */
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
