// The messages of reports and objections: a screen that imports this waits for them. Does nothing
// on the server, which has all of them.
import { loadWords } from '#web/ui/words/load-words.ts';

await loadWords('report', document.documentElement.lang);
