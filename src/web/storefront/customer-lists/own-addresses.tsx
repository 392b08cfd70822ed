import { useEffect } from 'react';
import { useTranslations } from 'use-intl';
import { Unknown } from '#web/ui/account/account-load-failed.tsx';
import { AddressBook } from '#web/ui/address/address-book.tsx';
import {
  addresses,
  addressTrouble,
  chosenAddress,
  loadAddresses,
  markChosen,
} from '#web/ui/address/addresses.ts';
import { call } from '#web/ui/api.ts';
import { useComplain } from '#web/ui/cart/use-totals.ts';
import { Coming } from '#web/storefront/customer-lists/own-list.tsx';
import { useStore } from '#web/ui/reactive-state.ts';
import { toast } from '#web/ui/toasts.tsx';

/** A customer's address book; choosing one says at once where the next order goes. */
export function OwnAddresses() {
  const t = useTranslations('lists');
  const { complain } = useComplain();
  const book = useStore(addresses);
  const refused = useStore(addressTrouble);
  useEffect(() => {
    void loadAddresses();
  }, []);
  if (book === null)
    return refused ? (
      <Unknown message={refused.message} again={() => void loadAddresses()} />
    ) : (
      <Coming>
        <AddressPlaces />
      </Coming>
    );
  const chosen = chosenAddress(book);
  const choose = async (id: number) => {
    markChosen(id);
    const answer = await call<'cartUpdateShipping'>('POST', 'cart/update-shipping', {
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

export function AddressPlaces() {
  return (
    <div className="grid gap-3 md:grid-cols-2">
      <div className="skeleton h-48 rounded-tile" />
      <div className="skeleton h-48 rounded-tile" />
    </div>
  );
}
