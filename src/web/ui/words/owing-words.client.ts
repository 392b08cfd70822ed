// The messages around an unpaid order: what imports this waits for them. Does nothing on the
// server, which has all of them.
import { loadWords } from '#web/ui/words/load-words.ts';

await loadWords('owing', document.documentElement.lang);
