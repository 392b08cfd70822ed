// The messages of the screens from cart to payment: a screen that imports this waits for them. Does
// nothing on the server, which has all of them.
import { loadWords } from '#web/ui/words/load-words.ts';

await loadWords('buying', document.documentElement.lang);
