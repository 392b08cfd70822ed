import { useCallback, useMemo, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import type { Address } from '#contract/address.ts';
import type { CartLine } from '#contract/cart-line.ts';
import { AddressBook } from '#web/ui/address/address-book.tsx';
import { chosenAddress } from '#web/ui/address/addresses.ts';
import type { Refused } from '#web/ui/cart/cart.ts';
import { tickLines } from '#web/ui/cart/change-cart.ts';
import { obstacleOf } from '#web/ui/cart/line-state.ts';
import { StepButton } from '#web/ui/cart/step-button.tsx';
import { ShippingGroups } from '#web/storefront/checkout/shipping-groups.tsx';
import { StepFrame } from '#web/storefront/checkout/step-frame.tsx';
import { useRefusal, useTotals } from '#web/ui/cart/use-totals.ts';
import {
  saveShipping,
  shippingMethodTo,
  type ShippingTypes,
} from '#web/storefront/checkout/shipping-methods.ts';

/** Where the ticked lines go and how they come there. */
export function ShippingView({ lines, book }: { lines: CartLine[]; book: Address[] }) {
  const t = useTranslations('shipping');
  const [picked, pick] = useState<number | null>(null);
  const [types, setTypes] = useState<ShippingTypes>({});

  const address = book.find(({ id }) => id === picked) ?? chosenAddress(book);
  const stuck = lines.filter((line) => obstacleOf(line, address) !== null);
  const going = useMemo(
    () => lines.filter((line) => obstacleOf(line, address) === null),
    [lines, address],
  );
  const methodOf = useCallback(
    (line: CartLine) => shippingMethodTo(line, address, types),
    [address, types],
  );
  const totals = useTotals(going, methodOf);
  const reason = useReason(address, stuck);

  const { saving, goOn } = useSaving(() =>
    address && !reason ? saveShipping(lines, address, methodOf) : null,
  );
  const button = (
    <StepButton
      reason={reason}
      busy={saving}
      name={t('to-payment')}
      busyName={t('saving')}
      onPress={() => void goOn()}
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
        <AddressBook book={book} chosen={address} onChoose={pick} />
      </section>
      {address && (
        <section aria-labelledby="how">
          <h2 id="how" className="mb-3 text-lg">
            {t('how')}
          </h2>
          {stuck.length > 0 && <StuckLines lines={stuck} />}
          <ShippingGroups
            lines={lines}
            address={address}
            types={types}
            onType={(key, type) => setTypes((now) => ({ ...now, [key]: type }))}
          />
        </section>
      )}
    </StepFrame>
  );
}

/** Why the shopper cannot go on, or null. */
function useReason(address: Address | null, stuck: CartLine[]): string | null {
  const refusal = useTranslations('refusal');
  if (!address) return refusal('no-address');
  if (stuck.some((line) => obstacleOf(line, null) === null)) return refusal('no-shipping-chosen');
  return stuck.length > 0 ? refusal('not-enough-stock') : null;
}

/** Says that some lines cannot be sent, and offers to leave them out. */
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

/** Saves once at a time, and goes on to paying; `save` answers null when it may not yet. */
function useSaving(save: () => Promise<Refused | null> | null) {
  const { complain } = useRefusal();
  const navigate = useNavigate();
  const [saving, setSaving] = useState(false);
  const sent = useRef(false);
  const goOn = async () => {
    const answer = sent.current ? null : save();
    if (!answer) return;
    sent.current = true;
    setSaving(true);
    const refused = await answer;
    sent.current = false;
    setSaving(false);
    if (refused) complain(refused);
    else void navigate('/checkout');
  };
  return { saving, goOn };
}
