// The messages of payment methods: what imports this waits for them. Does nothing on the server,
// which has all of them.
import { loadWords } from '#web/ui/words/load-words.ts';

await loadWords('paying', document.documentElement.lang);
