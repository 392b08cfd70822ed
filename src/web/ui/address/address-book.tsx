import { useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { Address } from '#contract/address.ts';
import { AddressForm } from '#web/ui/address/address-form.tsx';
import { AddressText } from '#web/ui/address/address-text.tsx';
import { deleteAddress } from '#web/ui/address/addresses.ts';
import { Confirm } from '#web/ui/dialog/confirm.tsx';
import { useRefusal } from '#web/ui/cart/use-totals.ts';
import { Icon } from '#web/ui/icon.tsx';
import { toast } from '#web/ui/toasts.tsx';

type Props = {
  book: Address[];
  chosen: Address | null;
  onChoose: (id: number) => void;
  /** Whether a newly saved address becomes the chosen one. */
  choosesSaved?: boolean;
  /** A new address continues at once; its button says so. */
  goOn?: { name: string; with: (saved: Address) => void };
};

/** The visitor's addresses, one of them chosen; with a form to add or change one. */
export function AddressBook({ book, chosen, onChoose, choosesSaved = true, goOn }: Props) {
  const t = useTranslations('address');
  const [writing, setWriting] = useState<'new' | number | null>(null);
  const open = writing ?? (book.length === 0 ? 'new' : null);
  const { whole, toChosen, toNext } = useBookFocus();
  const close = () => {
    setWriting(null);
    toChosen();
  };
  return (
    <div ref={whole} className="grid gap-3">
      {book.length > 0 && (
        <fieldset className="grid min-w-0 gap-3 md:grid-cols-2">
          <legend className="sr-only">{t('choose-one')}</legend>
          {book.map((address, at) => (
            <AddressCard
              key={address.id}
              address={address}
              chosen={address.id === chosen?.id}
              onChoose={() => onChoose(address.id)}
              onEdit={() => setWriting(address.id)}
              onRemoved={() => toNext(at)}
            />
          ))}
        </fieldset>
      )}
      {open !== null ? (
        <AddressForm
          key={open}
          address={book.find(({ id }) => id === open) ?? null}
          autoFocus={writing !== null}
          saveName={open === 'new' ? goOn?.name : undefined}
          onSaved={(saved) => {
            if (choosesSaved) onChoose(saved.id);
            close();
            if (open === 'new') goOn?.with(saved);
          }}
          onCancel={book.length > 0 ? close : null}
        />
      ) : (
        <p>
          <button type="button" onClick={() => setWriting('new')} className="button button-quiet">
            <Icon name="plus" size={18} />
            {t('add')}
          </button>
        </p>
      )}
    </div>
  );
}

/** Where the focus goes when its element is gone: a form was closed, or an address removed. */
function useBookFocus() {
  const whole = useRef<HTMLDivElement>(null);
  const find = (what: string) => [...(whole.current?.querySelectorAll<HTMLElement>(what) ?? [])];
  return {
    whole,
    toChosen: () => requestAnimationFrame(() => find('input:checked')[0]?.focus()),
    /** To the address that took the place, or to the form if none is left. */
    toNext: (at: number) =>
      requestAnimationFrame(() => {
        const left = find('input[type=radio]');
        (left[Math.min(at, left.length - 1)] ?? find('input')[0])?.focus();
      }),
  };
}

function AddressCard({
  address,
  chosen,
  onChoose,
  onEdit,
  onRemoved,
}: {
  address: Address;
  chosen: boolean;
  onChoose: () => void;
  onEdit: () => void;
  onRemoved: () => void;
}) {
  const t = useTranslations('address');
  const words = useTranslations('checkout');
  const { complain } = useRefusal();
  const [asking, setAsking] = useState(false);
  const remove = async () => {
    const answer = await deleteAddress(address.id);
    if (!answer.ok) return complain(answer);
    toast('success', answer.message);
    onRemoved();
  };
  return (
    <div className={`card flex flex-col ${chosen ? 'border-primary bg-primary-tint' : ''}`}>
      <label className="flex grow gap-3 p-4 pb-1">
        <input
          type="radio"
          name="address"
          checked={chosen}
          onChange={onChoose}
          className="mt-1 size-5 shrink-0"
        />
        <AddressText address={address} />
      </label>
      <div className="flex gap-1 px-4 pb-2 ps-11 text-sm">
        <AddressButton address={address} icon="pencil" name={t('edit')} onPress={onEdit} />
        <AddressButton
          address={address}
          icon="trash"
          name={t('delete')}
          onPress={() => setAsking(true)}
        />
      </div>
      {asking && (
        <Confirm
          title={words('confirm-delete')}
          text={`${address.name}, ${address.address_1}, ${address.city}`}
          yes={words('delete')}
          no={words('keep')}
          answer={(sure) => {
            setAsking(false);
            if (sure) void remove();
          }}
        />
      )}
    </div>
  );
}

function AddressButton({
  address,
  icon,
  name,
  onPress,
}: {
  address: Address;
  icon: 'pencil' | 'trash';
  name: string;
  onPress: () => void;
}) {
  return (
    <button
      type="button"
      onClick={onPress}
      className={
        'inline-flex min-h-11 items-center gap-1.5 rounded-sm px-2 text-ink-2 ' +
        'hover:text-primary'
      }
    >
      <Icon name={icon} size={15} />
      {name}
      <span className="sr-only">
        {' '}
        {address.name}, {address.address_1}
      </span>
    </button>
  );
}
