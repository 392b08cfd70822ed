// The words of the ways to pay: what imports this waits for them. Nothing on the server, which has
// them all.
import { loadWords } from '#web/ui/words/load-words.ts';

await loadWords('paying', document.documentElement.lang);
