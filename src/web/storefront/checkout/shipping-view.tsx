import { useCallback, useMemo, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { Address } from '#contract/address.ts';
import type { CartLine } from '#contract/cart-line.ts';
import { GuestOrSignIn } from '#web/storefront/checkout/shipping-guest.tsx';
import { AddressBook } from '#web/ui/address/address-book.tsx';
import { chosenAddress } from '#web/ui/address/addresses.ts';
import type { Refused } from '#web/ui/cart/cart.ts';
import { tickLines } from '#web/ui/cart/change-cart.ts';
import { obstacleOf } from '#web/ui/cart/line-state.ts';
import { StepButton } from '#web/ui/cart/step-button.tsx';
import { ShippingGroups } from '#web/storefront/checkout/shipping-groups.tsx';
import { StepFrame } from '#web/storefront/checkout/step-frame.tsx';
import { useRefusal, useTotals } from '#web/ui/cart/use-totals.ts';
import { saveShipping } from '#web/storefront/checkout/shipping-methods.ts';
import { shippingMethodTo, type ShippingTypes } from '#web/ui/cart/shipping-to.ts';
import { useVoucher } from '#web/ui/cart/use-voucher.ts';
import { useGoOn } from '#web/ui/use-go-on.ts';

/** The address of the ticked lines, and their shipping. */
export function ShippingView({ lines, book }: { lines: CartLine[]; book: Address[] }) {
  const t = useTranslations('shipping');
  const [picked, setPicked] = useState<number | null>(null);
  const [types, setTypes] = useState<ShippingTypes>({});

  const address = book.find(({ id }) => id === picked) ?? chosenAddress(book);
  const going = useMemo(
    () => lines.filter((line) => obstacleOf(line, address) === null),
    [lines, address],
  );
  const stuck = lines.filter((line) => !going.includes(line));
  const totals = useShippedTotals(going, address, types);
  useVoucher(going);
  const reason = useReason(address, stuck);

  const { saving, goOn } = useSaving((to) =>
    saveShipping(lines, to, (line) => shippingMethodTo(line, to, types)),
  );
  const button = address && (
    <StepButton
      reason={reason}
      busy={saving}
      name={t('to-payment')}
      busyName={t('saving')}
      onPress={() => reason === null && void goOn(address)}
    />
  );
  return (
    <StepFrame
      lines={going}
      totals={totals}
      unshipped={address ? undefined : t('after-address')}
      button={button}
      className="gap-8"
    >
      <section aria-labelledby="where">
        <h2 id="where" className="mb-3 text-lg">
          {t('where')}
        </h2>
        <GuestOrSignIn />
        <WhereTo book={book} chosen={address} lines={lines} onChoose={setPicked} goOn={goOn} />
      </section>
      {address && (
        <section aria-labelledby="how">
          <h2 id="how" tabIndex={-1} className="mb-3 text-lg">
            {t('how')}
          </h2>
          {stuck.length > 0 && <StuckLines lines={stuck} />}
          <ShippingGroups
            lines={lines}
            address={address}
            types={types}
            onType={(key, type) => setTypes({ ...types, [key]: type })}
          />
        </section>
      )}
    </StepFrame>
  );
}

/** The total of the lines, with the chosen shipping. */
function useShippedTotals(lines: CartLine[], address: Address | null, types: ShippingTypes) {
  const methodOf = useCallback(
    (line: CartLine) => shippingMethodTo(line, address, types),
    [address, types],
  );
  return useTotals(lines, methodOf);
}

/** The addresses; a new one continues at once, unless there is still a choice to make. */
function WhereTo({
  book,
  chosen,
  lines,
  onChoose,
  goOn,
}: {
  book: Address[];
  chosen: Address | null;
  lines: CartLine[];
  onChoose: (id: number) => void;
  goOn: (to: Address) => Promise<void>;
}) {
  const t = useTranslations('shipping');
  const lead = (saved: Address) => {
    if (nothingToChoose(lines, saved)) void goOn(saved);
    else requestAnimationFrame(() => document.getElementById('how')?.focus());
  };
  return (
    <AddressBook
      book={book}
      chosen={chosen}
      onChoose={onChoose}
      goOn={{ name: t('save-and-continue'), with: lead }}
    />
  );
}

/** Whether all lines ship to an address, each in only one way. */
const nothingToChoose = (lines: CartLine[], address: Address): boolean =>
  lines.every((line) => {
    const method = obstacleOf(line, address) === null && shippingMethodTo(line, address, {});
    return method && !method.place.pickup_point;
  });

/** Why the customer cannot continue, or null. */
function useReason(address: Address | null, stuck: CartLine[]): string | null {
  const refusal = useTranslations('refusal');
  if (!address) return refusal('no-address');
  const [first] = stuck;
  if (!first) return null;
  if (stuck.some((line) => obstacleOf(line, null) === null)) return refusal('no-shipping-chosen');
  const why = obstacleOf(first, null);
  return refusal(why === 'store-away' || why === 'out-of-stock' ? why : 'not-enough-stock');
}

/** Says that some lines cannot be shipped, and offers to leave them out. */
function StuckLines({ lines }: { lines: CartLine[] }) {
  const t = useTranslations('shipping');
  const { complain } = useRefusal();
  return (
    <p
      className={
        'mb-3 flex flex-wrap items-center justify-between gap-3 ' +
        'rounded-tile border border-line bg-warn-tint p-4 text-warn'
      }
    >
      <span>{t('stuck', { count: lines.length })}</span>
      <button
        type="button"
        onClick={() => void tickLines(lines, false).then(complain)}
        className="button button-quiet"
      >
        {t('leave-out', { count: lines.length })}
      </button>
    </p>
  );
}

/** Saves once at a time, then continues to payment. */
function useSaving(save: (to: Address) => Promise<Refused | null>) {
  const { complain } = useRefusal();
  const leadTo = useGoOn();
  const [saving, setSaving] = useState(false);
  const sent = useRef(false);
  const goOn = async (to: Address) => {
    if (sent.current) return;
    sent.current = true;
    setSaving(true);
    const refused = await save(to);
    sent.current = false;
    setSaving(false);
    if (refused) complain(refused);
    else void leadTo('/checkout');
  };
  return { saving, goOn };
}
