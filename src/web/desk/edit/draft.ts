// What somebody typed and has not saved stays in this browser, should the tab close or the network
// go.
import { ownKey } from '#web/desk/frame/own-key.ts';

type Values = Record<string, unknown>;
/** `base`: the values before typing, if needed to merge with a newer version. */
type Draft = { version: number | null; values: Values; base?: Values };

const keyOf = (noun: string, id: number | null) => ownKey(`desk-draft ${noun} ${id ?? 'new'}`);

/** Keeps what was typed for a version of a thing; null forgets it. */
export function keepDraft(noun: string, id: number | null, draft: Draft | null): void {
  try {
    if (draft) localStorage.setItem(keyOf(noun, id), JSON.stringify(draft));
    else localStorage.removeItem(keyOf(noun, id));
  } catch {
    // a full or forbidden store keeps nothing; the form is still there
  }
}

/** What was typed and not saved, if anything was. */
export function findDraft(noun: string, id: number | null): Draft | null {
  try {
    return JSON.parse(localStorage.getItem(keyOf(noun, id)) ?? 'null') as Draft | null;
  } catch {
    return null;
  }
}
