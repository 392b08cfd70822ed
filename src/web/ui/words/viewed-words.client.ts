// The words of what was looked at last: a screen that imports this waits for them. Nothing on the
// server, which has them all.
import { loadWords } from '#web/ui/words/load-words.ts';

await loadWords('viewed', document.documentElement.lang);
