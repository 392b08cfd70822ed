import { useEffect } from 'react';
import { useTranslations } from 'use-intl';
import { AccountLoadFailed } from '#web/ui/account/account-load-failed.tsx';
import { AddressBook } from '#web/ui/address/address-book.tsx';
import {
  addresses,
  addressTrouble,
  chosenAddress,
  loadAddresses,
  markChosen,
} from '#web/ui/address/addresses.ts';
import { call } from '#web/ui/api.ts';
import { useRefusal } from '#web/ui/cart/use-totals.ts';
import { ListLoading } from '#web/storefront/customer-lists/customer-list.tsx';
import { useReactiveState } from '#web/ui/reactive-state.ts';
import { toast } from '#web/ui/toasts.tsx';

/** A customer's address book; the chosen one is used for the next order. */
export function AddressList() {
  const t = useTranslations('lists');
  const { complain } = useRefusal();
  const book = useReactiveState(addresses);
  const refused = useReactiveState(addressTrouble);
  useEffect(() => {
    void loadAddresses();
  }, []);
  if (book === null)
    return refused ? (
      <AccountLoadFailed message={refused.message} again={() => void loadAddresses()} />
    ) : (
      <ListLoading>
        <AddressListSkeleton />
      </ListLoading>
    );
  const chosen = chosenAddress(book);
  const choose = async (id: number) => {
    markChosen(id);
    const answer = await call('cart.updateShipping', {
      cart: {},
      selected_address: id,
    });
    if (answer.ok) return toast('success', t('address-chosen'));
    if (chosen) markChosen(chosen.id);
    complain(answer);
  };
  return (
    <>
      {book.length === 0 && (
        <div role="status" className="mb-4">
          <p className="text-lg font-semibold">{t('addresses-none')}</p>
          <p className="text-ink-2">{t('addresses-none-detail')}</p>
        </div>
      )}
      <AddressBook
        book={book}
        chosen={chosen}
        onChoose={(id) => void choose(id)}
        choosesSaved={false}
      />
    </>
  );
}

export function AddressListSkeleton() {
  return (
    <div className="grid gap-3 md:grid-cols-2">
      <div className="skeleton h-48 rounded-tile" />
      <div className="skeleton h-48 rounded-tile" />
    </div>
  );
}
