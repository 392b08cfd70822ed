import { Suspense, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { Money } from '#base/money.ts';
import type { Address } from '#contract/address.ts';
import type { CartLine } from '#contract/cart-line.ts';
import { totalsOf } from '#market/pricing/totals.ts';
import { isOnline } from '#market/settings/payment-method.ts';
import { priceCartLine, savedShipping } from '#web/ui/cart/price-cart-line.ts';
import { StepButton } from '#web/ui/cart/step-button.tsx';
import { PaymentChoice } from '#web/storefront/checkout/payment-choice.tsx';
import type { StillThat } from '#web/storefront/checkout/place-order.ts';
import { AddressReview, LinesReview } from '#web/storefront/checkout/order-review.tsx';
import { usePlaceOrder, type RefusalPlace } from '#web/storefront/checkout/use-place-order.ts';
import { StepFrame } from '#web/storefront/checkout/step-frame.tsx';
import { useTotals } from '#web/ui/cart/use-totals.ts';
import { toOrder } from '#web/ui/cart/line-state.ts';
import { useVoucher } from '#web/ui/cart/use-voucher.ts';
import { chosenTerms } from '#web/ui/cart/voucher.ts';
import { lazyPart } from '#web/ui/lazy-part.ts';
import type { GatewayVisit } from '#web/ui/payment/go-to-gateway.ts';
import { PaymentMethodName } from '#web/ui/payment/payment-method-name.tsx';
import { usePaymentGateway } from '#web/ui/payment/use-payment-gateway.ts';
import {
  chosenMethod,
  feeOf,
  methodsFor,
  type PaymentGateway,
} from '#web/ui/payment/payment-methods.ts';
import { GuaranteeNotice } from '#web/ui/guarantee-notice.tsx';
import { useSite } from '#web/ui/site.ts';

const MethodBounds = lazyPart(() => import('#web/storefront/checkout/method-bounds.tsx'));
const VoucherField = lazyPart(() => import('#web/ui/cart/voucher-field.tsx'));
const GoingToGateway = lazyPart(() => import('#web/ui/payment/going-to-gateway.tsx'));

/** The last review before ordering, and the order button. */
export function CheckoutView({ lines, address }: { lines: CartLine[]; address: Address }) {
  const t = useTranslations('checkout');
  const { currency_exponent: exponent } = useSite().money;
  const { gateway, failed, again } = usePaymentGateway();
  const [picked, setPicked] = useState<number | null>(null);
  useVoucher(lines);
  const { goods, methods, closed } = useMethods(lines, address, gateway);
  const method = chosenMethod(methods, picked, gateway?.default);
  const totals = useTotals(lines, savedShipping, feeOf(methods, method, exponent));
  const stillThat: StillThat = (fresh, now) => {
    const still = totalNow(fresh, feeOf(now, method, exponent), exponent) === totals.total;
    if (!still) again();
    return still;
  };
  const { placing, trouble, bound, place } = usePlaceOrder(lines, stillThat);
  const at = (spot: RefusalPlace) => (trouble?.spot === spot ? trouble.text : null);
  const button = (
    <PlaceButton
      method={method}
      none={gateway !== null && methods.length === 0}
      placing={placing}
      refused={at('order') ?? at('lines')}
      onPress={() => method !== null && void place(method)}
    />
  );
  if (bound) return <Leaving {...bound} />;
  return (
    <StepFrame lines={lines} totals={totals} button={button} className="gap-4">
      <AddressReview address={address} refused={at('address')} />
      <PaymentChoice
        gateway={gateway}
        methods={methods}
        failed={failed}
        again={again}
        chosen={method}
        onChoose={setPicked}
        refused={at('method')}
      >
        {closed.length > 0 && (
          <Suspense fallback={null}>
            <MethodBounds
              {...{ closed, goods }}
              country={address.country}
              nameOf={(one) => <PaymentMethodName method={one} />}
            />
          </Suspense>
        )}
      </PaymentChoice>
      <section aria-label={t('voucher')} className="card p-4 md:p-5">
        <Suspense fallback={<div aria-hidden className="skeleton h-29" />}>
          <VoucherField lines={lines} totals={totals} />
        </Suspense>
      </section>
      <LinesReview lines={lines} totals={totals} />
      <GuaranteeNotice />
    </StepFrame>
  );
}

/** The payment methods for an order of these lines, and those that are excluded. */
function useMethods(lines: CartLine[], address: Address, gateway: PaymentGateway | null) {
  const { currency_exponent: exponent } = useSite().money;
  const goods = useTotals(lines, savedShipping).total;
  const all = gateway?.methods ?? [];
  const methods = methodsFor(all, goods, address.country, exponent);
  return { goods, methods, closed: all.filter((method) => !methods.includes(method)) };
}

/** The present total of these lines. */
const totalNow = (lines: CartLine[], fee: Money, exponent: number): Money =>
  totalsOf(
    toOrder(lines).map((line) => priceCartLine(line, exponent, savedShipping(line))),
    chosenTerms(exponent),
    fee,
  ).total;

function Leaving(visit: GatewayVisit) {
  return (
    <div className="card min-h-72 px-4">
      <Suspense fallback={null}>
        <GoingToGateway {...visit} />
      </Suspense>
    </div>
  );
}

function PlaceButton({
  method,
  none,
  placing,
  refused,
  onPress,
}: {
  method: number | null;
  /** No method allows this order. */
  none: boolean;
  placing: boolean;
  refused: string | null;
  onPress: () => void;
}) {
  const t = useTranslations('checkout');
  const p = useTranslations('pay');
  const refusal = useTranslations('refusal');
  return (
    <StepButton
      reason={none ? refusal('method-unavailable') : null}
      waiting={method === null}
      busy={placing}
      name={method !== null && isOnline(method) ? p('place-and-pay') : t('place')}
      busyName={t('placing')}
      refused={refused}
      onPress={onPress}
    />
  );
}
