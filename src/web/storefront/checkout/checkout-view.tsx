import { Suspense, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { Address } from '#contract/address.ts';
import type { CartLine } from '#contract/cart-line.ts';
import { totalsOf } from '#market/pricing/totals.ts';
import { isOnline } from '#market/settings/payment-method.ts';
import { priceCartLine, savedShipping } from '#web/ui/cart/price-cart-line.ts';
import { StepButton } from '#web/ui/cart/step-button.tsx';
import { PaymentChoice } from '#web/storefront/checkout/payment-choice.tsx';
import type { StillThat } from '#web/storefront/checkout/place-order.ts';
import { AddressReview, LinesReview } from '#web/storefront/checkout/order-review.tsx';
import { TotalsTable } from '#web/ui/cart/totals-table.tsx';
import { TotalBar } from '#web/ui/cart/total-bar.tsx';
import { usePlaceOrder, type RefusalPlace } from '#web/storefront/checkout/use-place-order.ts';
import { useTotals } from '#web/ui/cart/use-totals.ts';
import { VoucherField } from '#web/storefront/checkout/voucher-field.tsx';
import { isTicked } from '#web/ui/cart/line-state.ts';
import { lazyPart } from '#web/ui/lazy-part.ts';
import { usePaymentGateway } from '#web/ui/payment/use-payment-gateway.ts';
import { chosenMethod, feeOf, methodsFor } from '#web/ui/payment/payment-methods.ts';
import { useSite } from '#web/ui/site.ts';

const GoingToGateway = lazyPart(() => import('#web/ui/payment/going-to-gateway.tsx'));

/** The ticked lines that have a way to the shopper: what the shop will order. */
export const toOrder = (lines: CartLine[]): CartLine[] =>
  lines.filter((line) => isTicked(line) && savedShipping(line));

/** The last look before ordering, and the order. */
export function CheckoutView({ lines, address }: { lines: CartLine[]; address: Address }) {
  const t = useTranslations('checkout');
  const p = useTranslations('pay');
  const refusal = useTranslations('refusal');
  const { currency_exponent: exponent } = useSite().money;
  const { gateway, failed, again } = usePaymentGateway();
  const [picked, pick] = useState<number | null>(null);
  const [typed, type] = useState('');
  const [kept, keep] = useState('');
  const goods = useTotals(lines, savedShipping).total;
  const methods = methodsFor(gateway?.methods ?? [], goods, address.country, exponent);
  const method = chosenMethod(methods, picked, gateway?.default);
  const totals = useTotals(lines, savedShipping, feeOf(methods, method, exponent));
  const stillThat: StillThat = (fresh, now) => {
    const still =
      totalsOf(
        toOrder(fresh).map((line) => priceCartLine(line, exponent, savedShipping(line))),
        null,
        feeOf(now, method, exponent),
      ).total === totals.total;
    if (!still) again();
    return still;
  };
  const { placing, trouble, bound, clear, place } = usePlaceOrder(lines, stillThat);
  const at = (spot: RefusalPlace) => (trouble?.spot === spot ? trouble.text : null);
  const pieces = lines.reduce((count, { quantity }) => count + quantity, 0);
  const keepTyped = () => {
    // also a code that was typed and never applied goes with the order
    const code = typed.trim().toUpperCase();
    type(code);
    keep(code);
    return code;
  };
  const on = (
    <StepButton
      reason={gateway && methods.length === 0 ? refusal('method-unavailable') : null}
      waiting={method === null}
      busy={placing}
      name={method !== null && isOnline(method) ? p('place-and-pay') : t('place')}
      busyName={t('placing')}
      refused={at('order') ?? at('lines')}
      onPress={() => {
        if (method !== null) void place(method, keepTyped());
      }}
    />
  );
  if (bound)
    return (
      <div className="card min-h-72 px-4">
        <Suspense fallback={null}>
          <GoingToGateway {...bound} />
        </Suspense>
      </div>
    );
  return (
    <>
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_21rem] [&_:is(a,button,input)]:scroll-mb-32">
        <div className="grid min-w-0 gap-4">
          <AddressReview address={address} refused={at('address')} />
          <PaymentChoice
            gateway={gateway}
            methods={methods}
            failed={failed}
            again={again}
            chosen={method}
            onChoose={pick}
            refused={at('method')}
          />
          <VoucherField
            typed={typed}
            onType={(text) => {
              type(text);
              clear();
            }}
            kept={kept}
            onKeep={keepTyped}
            refused={at('voucher')}
          />
          <LinesReview lines={lines} totals={totals} />
        </div>
        <section aria-labelledby="summary" className="card p-5 lg:sticky lg:top-6">
          <h2 id="summary" className="mb-3 text-lg">
            {t('summary')}
          </h2>
          <TotalsTable totals={totals} pieces={pieces} voucher={at('voucher') ? '' : kept} />
          <div className="mt-4 max-lg:hidden">{on}</div>
        </section>
      </div>
      <TotalBar total={totals.total}>{on}</TotalBar>
    </>
  );
}
