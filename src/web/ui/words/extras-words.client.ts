// The words of what few visits open: what imports this waits for them. Nothing on the server, which
// has them all.
import { loadWords } from '#web/ui/words/load-words.ts';

await loadWords('extras', document.documentElement.lang);
