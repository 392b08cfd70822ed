import {
  useEffect,
  useRef,
  useState,
  type ComponentType,
  type FormEvent,
  type KeyboardEvent,
} from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import type { Suggestion } from '#web/storefront/frame/search-suggestions.ts';
import type { SuggestionListProps } from '#web/storefront/frame/suggestion-list.tsx';

const PAUSE_MS = 700;
const BLUR_MS = 100;

type Found = {
  text: string;
  list: Suggestion[];
  SuggestionList: ComponentType<SuggestionListProps>;
};

/** What is written into the search box, what fits it, and what its keys do. */
export function useSearchBox() {
  const { pathname } = useLocation();
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const asked = pathname.endsWith('/search') ? (query.get('q') ?? '') : '';
  const [text, setText] = useState(asked);
  const [open, setOpen] = useState(false);
  const { found, at, point } = useSuggestions(text, open);
  const input = useRef<HTMLInputElement>(null);
  const list = open && found && text.trim() !== '' ? found.list : [];
  const popup = open && found !== null && text.trim() !== '';

  useEffect(() => {
    setText(asked);
    setOpen(false);
  }, [asked, pathname]);
  const follow = (to: string) => {
    setOpen(false);
    void navigate(to);
  };
  const submit = (event: FormEvent) => {
    if (text.trim() === '' || text.trim() === asked) event.preventDefault();
    setOpen(false);
    input.current?.blur();
  };
  const key = (event: KeyboardEvent) => {
    if (event.key === 'Escape') {
      if (popup) setOpen(false);
      else setText('');
    } else if (event.key === 'Enter' && list[at]) {
      event.preventDefault();
      follow(list[at].to);
    } else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      setOpen(true);
      if (list.length) point(stepped(at, event.key === 'ArrowDown' ? 1 : -1, list.length));
    }
  };
  return {
    box: { input, text, popup, found, list, at },
    write: (next: string) => {
      setText(next);
      setOpen(next.trim() !== '');
    },
    show: () => setOpen(text.trim() !== '' && text.trim() !== asked),
    leave: () => setTimeout(() => setOpen(false), BLUR_MS),
    submit,
    key,
    follow,
  };
}

/**
 * What fits, and what shows it: fetched with the first letters, for most pages are left without
 * any.
 */
async function suggestFor(text: string): Promise<Found> {
  const [{ askSuggestions }, { SuggestionList }] = await Promise.all([
    import('#web/storefront/frame/search-suggestions.ts'),
    import('#web/storefront/frame/suggestion-list.tsx'),
  ]);
  return { text, list: await askSuggestions(text), SuggestionList };
}

/**
 * What fits a text that is being written, a moment after the last letter. `at`: the one pointed at.
 */
function useSuggestions(text: string, open: boolean) {
  const [found, find] = useState<Found | null>(null);
  const [at, point] = useState(-1);
  useEffect(() => {
    const wanted = text.trim();
    if (!wanted || !open) return;
    const timer = setTimeout(() => {
      void suggestFor(wanted).then(
        (answer) => {
          find(answer);
          point(-1);
        },
        () => {},
      );
    }, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text, open]);
  return { found, at, point };
}

/** The place after a step up or down in a list that goes round; -1 is none yet. */
const stepped = (at: number, by: 1 | -1, count: number): number =>
  (at + (by === -1 && at < 0 ? 0 : by) + count) % count;
