import { useEffect, useRef, useState, type FormEvent, type KeyboardEvent } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { pressIn } from '#web/storefront/frame/search-keys.ts';
import type { Suggestion } from '#web/storefront/frame/search-suggestions.ts';
import { useSuggestions } from '#web/storefront/frame/use-suggestions.ts';
import {
  forgetSearch,
  forgetSearches,
  recentSearches,
  rememberSearch,
} from '#web/ui/recent-searches.ts';

const BLUR_MS = 100;

/** The text of the search box, its suggestions, and its keys. */
export function useSearchBox() {
  const { pathname } = useLocation();
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const searched = pathname.endsWith('/search') ? (query.get('q') ?? '') : '';
  const [text, setText] = useState(searched);
  const [open, setOpen] = useState(false);
  const [removed, setRemoved] = useState('');
  const { found, at, point, refresh } = useSuggestions(text, open);
  const input = useRef<HTMLInputElement>(null);
  const isFor = found && (found.text === '') === (text.trim() === '');
  const list = open && isFor ? found.list : [];
  const popup = open && Boolean(isFor) && (text.trim() !== '' || list.length > 0);

  useEffect(() => {
    setText(searched);
    setOpen(false);
    if (searched) rememberSearch(searched);
  }, [searched, pathname]);
  useEffect(() => {
    const typed = input.current?.value ?? ''; // typed before hydration
    if (typed === searched) return;
    setText(typed);
    setOpen(input.current === document.activeElement);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once
  }, []);
  const follow = ({ to }: Suggestion) => {
    setOpen(false);
    void navigate(to);
  };
  const forget = (suggestion: Suggestion) => {
    forgetSearch(suggestion.title);
    setRemoved(suggestion.title);
    refresh();
  };
  const submit = (event: FormEvent) => {
    if (text.trim() === '' || text.trim() === searched) event.preventDefault();
    setOpen(false);
    input.current?.blur();
  };
  const keys = { open, popup, list, at, text, setOpen, setText, point, follow, forget };
  return {
    box: { input, text, popup, found: isFor ? found : null, list, at, removed },
    write: (next: string) => {
      setText(next);
      setOpen(true);
      point(-1);
      setRemoved('');
    },
    show: () =>
      setOpen(text.trim() === '' ? recentSearches().length > 0 : text.trim() !== searched),
    leave: () => setTimeout(() => setOpen(false), BLUR_MS),
    submit,
    key: (event: KeyboardEvent) => pressIn(event, keys),
    close: () => setOpen(false),
    forget,
    forgetAll: () => {
      forgetSearches();
      refresh();
    },
  };
}
