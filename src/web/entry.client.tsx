import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { WordsProvider } from '#web/ui/words/words-provider.tsx';
import { loadWords } from '#web/ui/words/load-words.ts';

const language = document.documentElement.lang;
const words = await loadWords('shop', language);
startTransition(() => {
  hydrateRoot(
    document,
    <WordsProvider language={language} words={words}>
      <HydratedRouter />
    </WordsProvider>,
  );
});
