// The words of lists of products: a screen that imports this waits for them. Nothing on the server,
// which has them all.
import { loadWords } from '#web/ui/words/load-words.ts';

await loadWords('listing', document.documentElement.lang);
