import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { keepPages } from '#web/ui/kept-pages.ts';
import { reloadOnce } from '#web/ui/reload-once.ts';
import { WordsProvider } from '#web/ui/words/words-provider.tsx';
import { loadWords } from '#web/ui/words/load-words.ts';

const language = document.documentElement.lang;
const words = await loadWords('shop', language).catch((problem: unknown) => {
  reloadOnce(); // without its messages, the page could only be read
  throw problem;
});
startTransition(() => {
  hydrateRoot(
    document,
    <WordsProvider language={language} words={words}>
      <HydratedRouter />
    </WordsProvider>,
  );
});
if (import.meta.env.PROD) keepPages();
