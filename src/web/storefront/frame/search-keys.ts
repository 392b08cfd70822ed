import type { KeyboardEvent } from 'react';
import type { Suggestion } from '#web/storefront/frame/search-suggestions.ts';

type Keys = {
  open: boolean;
  popup: boolean;
  list: Suggestion[];
  at: number;
  text: string;
  setOpen: (open: boolean) => void;
  setText: (text: string) => void;
  point: (at: number) => void;
  follow: (suggestion: Suggestion) => void;
  forget: (suggestion: Suggestion) => void;
};

/**
 * The keys of an editable combobox: arrows move round the list, Home and End go back to the text,
 * Delete removes a recent search.
 */
export function pressIn(event: KeyboardEvent, keys: Keys): void {
  if (event.nativeEvent.isComposing) return;
  const { popup, list, at, point, setOpen } = keys;
  const pointed = popup ? list[at] : undefined;
  switch (event.key) {
    case 'Escape':
      if (popup) setOpen(false);
      else keys.setText('');
      break;
    case 'Enter':
      if (!pointed) break;
      event.preventDefault();
      keys.follow(pointed);
      break;
    case 'Delete':
      if (pointed?.group !== 'recent' || keys.text !== '') break;
      event.preventDefault();
      keys.forget(pointed);
      break;
    case 'Home':
    case 'End':
      point(-1);
      break;
    case 'ArrowDown':
    case 'ArrowUp':
      event.preventDefault();
      setOpen(!(event.altKey && event.key === 'ArrowUp'));
      if (list.length && !event.altKey)
        point(stepped(at, event.key === 'ArrowDown' ? 1 : -1, list.length));
  }
}

/** The index after a step up or down in a circular list; -1 means none yet. */
const stepped = (at: number, by: 1 | -1, count: number): number =>
  (at + (by === -1 && at < 0 ? 0 : by) + count) % count;
