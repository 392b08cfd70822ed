// Where the desk begins in the browser: its words in the language of the page, then its screens.
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { deskRoutes } from '#web/desk/desk-routes.tsx';
import { loadDeskWords } from '#web/desk/desk-words.ts';
import { WordsProvider } from '#web/ui/words/words-provider.tsx';
import './desk.css';

const language = document.documentElement.lang;
const root = document.getElementById('desk');
if (!root) throw new Error('The page has no place for the desk.');
const words = await loadDeskWords(language);
createRoot(root).render(
  <StrictMode>
    <WordsProvider language={language} words={words}>
      <RouterProvider router={createBrowserRouter(deskRoutes)} />
    </WordsProvider>
  </StrictMode>,
);
