// A new address that is not saved yet: it survives a reload and a sign-in in this tab.
import type { AddressFields } from '#web/ui/address/addresses.ts';

const KEY = 'souk-address-draft';

export function readDraft(): Partial<AddressFields> {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '{}');
    return typeof kept === 'object' && kept !== null ? kept : {};
  } catch {
    return {};
  }
}

/** Null: there is nothing left to keep. */
export function keepDraft(fields: AddressFields | null): void {
  try {
    if (fields) sessionStorage.setItem(KEY, JSON.stringify(fields));
    else sessionStorage.removeItem(KEY);
  } catch {
    // a browser that keeps nothing loses the draft
  }
}
