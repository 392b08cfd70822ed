// The words of the screens of an account: a screen that imports this waits for them. Nothing on the
// server, which has them all.
import { loadWords } from '#web/ui/words/load-words.ts';

await loadWords('account', document.documentElement.lang);
