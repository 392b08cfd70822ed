// The words around reviews: what imports this waits for them. Nothing on the server, which has them
// all.
import { loadWords } from '#web/ui/words/load-words.ts';

await loadWords('reviews', document.documentElement.lang);
