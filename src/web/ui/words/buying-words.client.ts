// The words of the screens from the cart to the payment: a screen that imports this waits for them.
// Nothing on the server, which has them all.
import { loadWords } from '#web/ui/words/load-words.ts';

await loadWords('buying', document.documentElement.lang);
