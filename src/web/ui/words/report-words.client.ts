// The words of reports and objections: a screen that imports this waits for them. Nothing on the
// server, which has them all.
import { loadWords } from '#web/ui/words/load-words.ts';

await loadWords('report', document.documentElement.lang);
