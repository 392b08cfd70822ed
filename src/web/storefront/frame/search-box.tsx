import {
  useEffect,
  useId,
  useRef,
  useState,
  type ComponentType,
  type FormEvent,
  type KeyboardEvent,
} from 'react';
import { Form, useLocation, useNavigate, useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { Icon } from '#web/ui/icon.tsx';
import type { Suggestion } from '#web/storefront/frame/search-suggestions.ts';
import type { SuggestionListProps } from '#web/storefront/frame/suggestion-list.tsx';

const PAUSE_MS = 700;
const BLUR_MS = 100;

type Found = {
  text: string;
  list: Suggestion[];
  SuggestionList: ComponentType<SuggestionListProps>;
};

/**
 * Search with suggestions (the combobox pattern): arrows move, Enter follows, Escape closes, then
 * clears. A plain form without script.
 */
export function SearchBox() {
  const t = useTranslations('search');
  const id = useId();
  const { pathname } = useLocation();
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const asked = pathname.endsWith('/search') ? (query.get('q') ?? '') : '';
  const [text, write] = useState(asked);
  const [open, show] = useState(false);
  const [found, find] = useState<Found | null>(null);
  const [at, point] = useState(-1);
  const input = useRef<HTMLInputElement>(null);
  const list = open && found && text.trim() !== '' ? found.list : [];
  const popup = open && found !== null && text.trim() !== '';

  useEffect(() => {
    write(asked);
    show(false);
  }, [asked, pathname]);
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

  const submit = (event: FormEvent) => {
    if (text.trim() === '' || text.trim() === asked) event.preventDefault();
    show(false);
    input.current?.blur();
  };
  const key = (event: KeyboardEvent) => {
    if (event.key === 'Escape') {
      if (popup) show(false);
      else write('');
      return;
    }
    if (event.key === 'Enter' && list[at]) {
      event.preventDefault();
      show(false);
      void navigate(list[at].to);
      return;
    }
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    show(true);
    if (list.length)
      point((at + (event.key === 'ArrowDown' ? 1 : at < 0 ? 0 : -1) + list.length) % list.length);
  };

  return (
    <Form
      action="/search"
      role="search"
      onSubmit={submit}
      className="relative order-last w-full md:order-none md:flex-1"
    >
      <div className="flex h-11 items-center rounded-full border border-line-2 bg-ground-2 focus-within:border-primary focus-within:bg-ground">
        <input
          ref={input}
          name="q"
          value={text}
          maxLength={200}
          autoComplete="off"
          enterKeyHint="search"
          placeholder={t('placeholder')}
          aria-label={t('label')}
          role="combobox"
          aria-expanded={popup}
          aria-controls={`${id}-list`}
          aria-autocomplete="list"
          aria-activedescendant={list[at] ? `${id}-${at}` : undefined}
          onChange={(event) => {
            write(event.target.value);
            show(event.target.value.trim() !== '');
          }}
          onFocus={() => show(text.trim() !== '' && text.trim() !== asked)}
          onBlur={() => setTimeout(() => show(false), BLUR_MS)}
          onKeyDown={key}
          className="h-full w-full min-w-0 flex-1 rounded-s-full bg-transparent ps-5 outline-none"
        />
        <button
          aria-label={t('submit')}
          className="grid h-full w-14 place-items-center rounded-e-full bg-primary text-on-primary hover:bg-primary-hover"
        >
          <Icon name="search" size={20} />
        </button>
      </div>
      {found && (
        <found.SuggestionList
          id={id}
          open={popup}
          text={found.text}
          list={list}
          at={at}
          follow={(to) => {
            show(false);
            void navigate(to);
          }}
        />
      )}
    </Form>
  );
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
