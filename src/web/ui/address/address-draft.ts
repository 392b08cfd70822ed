// A new address that is not saved yet: it survives a reload and a sign-in in this tab, and is shown
// only to the person who typed it; a guest may sign in and continue.
import type { AddressFields } from '#web/ui/address/addresses.ts';
import { user } from '#web/ui/shopper.ts';

const KEY = 'souk-address-draft';

type Draft = { writer?: number | null; fields?: Partial<AddressFields> };

const present = () => user.get()?.id ?? null;

export function readDraft(): Partial<AddressFields> {
  try {
    const { writer = null, fields = {} }: Draft = JSON.parse(sessionStorage.getItem(KEY) ?? '{}');
    return writer === null || writer === present() ? fields : {};
  } catch {
    return {};
  }
}

/** Null: there is nothing left to keep. */
export function keepDraft(fields: AddressFields | null): void {
  try {
    if (fields) sessionStorage.setItem(KEY, JSON.stringify({ writer: present(), fields }));
    else sessionStorage.removeItem(KEY);
  } catch {
    // a browser without storage loses the draft
  }
}
