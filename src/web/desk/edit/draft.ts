// Keeps unsaved input in this browser, in case the tab closes or the network fails.
import { ownKey } from '#web/desk/frame/own-key.ts';

type Values = Record<string, unknown>;
/** `base`: the values before typing, if needed to merge with a newer version. */
type Draft = { version: number | null; values: Values; base?: Values };

const keyOf = (noun: string, id: number | null) => ownKey(`desk-draft ${noun} ${id ?? 'new'}`);

/** Stores what was typed over a version of a thing; null deletes it. */
export function keepDraft(noun: string, id: number | null, draft: Draft | null): void {
  try {
    if (draft) localStorage.setItem(keyOf(noun, id), JSON.stringify(draft));
    else localStorage.removeItem(keyOf(noun, id));
  } catch {
    // a full or forbidden storage keeps nothing; the form still has it
  }
}

/** The unsaved input, if there is any. */
export function findDraft(noun: string, id: number | null): Draft | null {
  try {
    return JSON.parse(localStorage.getItem(keyOf(noun, id)) ?? 'null') as Draft | null;
  } catch {
    return null;
  }
}
