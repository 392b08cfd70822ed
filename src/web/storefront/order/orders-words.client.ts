// The words of orders and parcels: a screen that imports this waits for them. Nothing on the
// server, which has them all.
import { loadWords } from '#web/ui/words/load-words.ts';

await loadWords('orders', document.documentElement.lang);
