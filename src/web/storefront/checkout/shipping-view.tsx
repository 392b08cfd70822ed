import { useCallback, useMemo, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import type { Address } from '#contract/address.ts';
import type { CartLine } from '#contract/cart-line.ts';
import { AddressBook } from '#web/ui/address/address-book.tsx';
import { chosenAddress } from '#web/ui/address/addresses.ts';
import { tickLines } from '#web/ui/cart/change-cart.ts';
import { obstacleOf } from '#web/ui/cart/line-state.ts';
import { StepButton } from '#web/ui/cart/step-button.tsx';
import { ShippingGroups } from '#web/storefront/checkout/shipping-groups.tsx';
import { TotalsTable } from '#web/ui/cart/totals-table.tsx';
import { TotalBar } from '#web/ui/cart/total-bar.tsx';
import { useRefusal, useTotals } from '#web/ui/cart/use-totals.ts';
import {
  saveShipping,
  shippingMethodTo,
  type ShippingTypes,
} from '#web/storefront/checkout/shipping-methods.ts';

/** Where the ticked lines go and how they come there. */
export function ShippingView({ lines, book }: { lines: CartLine[]; book: Address[] }) {
  const t = useTranslations('shipping');
  const c = useTranslations('checkout');
  const refusal = useTranslations('refusal');
  const { complain } = useRefusal();
  const navigate = useNavigate();
  const [picked, pick] = useState<number | null>(null);
  const [types, setTypes] = useState<ShippingTypes>({});
  const [saving, setSaving] = useState(false);
  const sent = useRef(false);

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
  const pieces = going.reduce((count, { quantity }) => count + quantity, 0);
  const reason = !address
    ? refusal('no-address')
    : stuck.some((line) => obstacleOf(line, null) === null)
      ? refusal('no-shipping-chosen')
      : stuck.length > 0
        ? refusal('not-enough-stock')
        : null;

  const goOn = async () => {
    if (!address || reason || sent.current) return;
    sent.current = true;
    setSaving(true);
    const refused = await saveShipping(lines, address, methodOf);
    sent.current = false;
    setSaving(false);
    if (refused) complain(refused);
    else void navigate('/checkout');
  };
  const on = (
    <StepButton
      reason={reason}
      busy={saving}
      name={t('to-payment')}
      busyName={t('saving')}
      onPress={() => void goOn()}
    />
  );
  return (
    <>
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_21rem] [&_:is(a,button,input,select,textarea)]:scroll-mb-32">
        <div className="grid min-w-0 gap-8">
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
              {stuck.length > 0 && (
                <p className="mb-3 flex flex-wrap items-center justify-between gap-3 rounded-tile border border-line bg-warn-tint p-4 text-warn">
                  <span>{t('stuck', { count: stuck.length })}</span>
                  <button
                    type="button"
                    onClick={() => void tickLines(stuck, false).then(complain)}
                    className="button button-quiet"
                  >
                    {t('leave-out', { count: stuck.length })}
                  </button>
                </p>
              )}
              <ShippingGroups
                lines={lines}
                address={address}
                types={types}
                onType={(key, type) => setTypes((now) => ({ ...now, [key]: type }))}
              />
            </section>
          )}
        </div>
        <section aria-labelledby="summary" className="card p-5 lg:sticky lg:top-6">
          <h2 id="summary" className="mb-3 text-lg">
            {c('summary')}
          </h2>
          <TotalsTable
            totals={totals}
            pieces={pieces}
            unshipped={address ? undefined : t('after-address')}
          />
          <div className="mt-4 max-lg:hidden">{on}</div>
        </section>
      </div>
      <TotalBar total={totals.total}>{on}</TotalBar>
    </>
  );
}
