// The visitor's address book, as the browser knows it.
import type { Address } from '#contract/address.ts';
import { call, type Answer } from '#web/ui/api.ts';
import type { Refused } from '#web/ui/cart/cart.ts';
import { reactiveState } from '#web/ui/reactive-state.ts';

export type AddressFields = Pick<
  Address,
  | 'name'
  | 'email'
  | 'phone'
  | 'country'
  | 'state'
  | 'city'
  | 'zip'
  | 'address_1'
  | 'address_2'
  | 'company'
  | 'tax_number'
  | 'delivery_instruction'
>;

/** Null until loaded. */
export const addresses = reactiveState<Address[] | null>(null);
export const addressTrouble = reactiveState<Refused | null>(null);

/** Loads all pages of the book. */
export async function loadAddresses(): Promise<void> {
  const book: Address[] = [];
  for (let page = 1, last = 1; page <= last; page++) {
    const answer = await call('address.all', { page });
    addressTrouble.set(answer.ok ? null : answer);
    if (!answer.ok) return;
    book.push(...answer.data.data);
    last = answer.data.last_page;
  }
  addresses.set(book);
}

/** The address for the next order. */
export const chosenAddress = (book: Address[]): Address | null =>
  book.find((address) => address.default === 1) ?? book[0] ?? null;

/** Adds an address (to the front), or changes the one with this id. */
export async function saveAddress(
  id: number | null,
  fields: AddressFields,
): Promise<Answer<Address>> {
  const answer = await call('address.action', {
    ...fields,
    id: id ?? '',
  });
  const book = addresses.get() ?? [];
  if (answer.ok)
    addresses.set(
      id === null
        ? [answer.data, ...book]
        : book.map((address) => (address.id === id ? answer.data : address)),
    );
  return answer;
}

export async function deleteAddress(id: number): Promise<Answer<Address>> {
  const answer = await call('address.delete', { id });
  if (answer.ok) addresses.set((addresses.get() ?? []).filter((address) => address.id !== id));
  return answer;
}

/** Marks an address as chosen, as the server already has. */
export function markChosen(id: number): void {
  addresses.set(
    (addresses.get() ?? []).map((address) => ({ ...address, default: address.id === id ? 1 : 2 })),
  );
}
