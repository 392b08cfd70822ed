// The words around an order that is not paid yet: what imports this waits for them. Nothing on the
// server, which has them all.
import { loadWords } from '#web/ui/words/load-words.ts';

await loadWords('owing', document.documentElement.lang);
