import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import type { CartLine } from '#contract/cart-line.ts';
import { isOnline } from '#market/settings/payment-method.ts';
import { loadCart, type Refused } from '#web/ui/cart/cart.ts';
import { isUnsure } from '#web/storefront/checkout/order-key.ts';
import { placeOrder, type StillThat } from '#web/storefront/checkout/place-order.ts';
import { useRefusal } from '#web/ui/cart/use-totals.ts';
import { goToGateway, type GatewayVisit } from '#web/ui/payment/go-to-gateway.ts';
import { useSite } from '#web/ui/site.ts';

/** The place on the screen for a refusal. */
export type RefusalPlace = 'method' | 'address' | 'lines' | 'order';
export type PlacingTrouble = { spot: RefusalPlace; text: string };

type Ordering = {
  placing: boolean;
  trouble: PlacingTrouble | null;
  /** Where to pay, once it is placed. */
  bound: GatewayVisit | null;
  place: (method: number) => Promise<void>;
};

/** Places the order from the screen: its progress, its refusal, and where to show that. */
export function usePlaceOrder(lines: CartLine[], stillThat: StillThat): Ordering {
  const t = useTranslations('checkout');
  const p = useTranslations('pay');
  const placeOf = useRefusalPlace();
  const { words } = useRefusal();
  const {
    prefix,
    money: { currency_exponent: exponent },
  } = useSite();
  const navigate = useNavigate();
  const [placing, setPlacing] = useState(false);
  const [trouble, setTrouble] = useState<PlacingTrouble | null>(null);
  const [bound, setBound] = useState<GatewayVisit | null>(null);
  const sent = useRef(false);

  const place = async (method: number) => {
    if (sent.current) return;
    sent.current = true;
    setPlacing(true);
    setTrouble(null);
    const answer = await placeOrder(lines, method, exponent, stillThat);
    if (answer !== 'changed' && answer.ok) {
      const { id, action, order_method: by, payment_done: paid } = answer.data;
      if (action) {
        const to = { action, method: by, order: `${prefix}/user/order/${id}` };
        setBound(to);
        return goToGateway(to);
      }
      await navigate(
        `/user/order/${id}?placed=1${isOnline(by) && paid === 0 ? '&payment=unanswered' : ''}`,
        { replace: true },
      );
      return void loadCart();
    }
    sent.current = false;
    setPlacing(false);
    if (answer === 'changed') return setTrouble({ spot: 'order', text: t('price-changed') });
    const spot = placeOf(answer);
    setTrouble({
      spot,
      text:
        answer.status === 0 && isUnsure()
          ? t('unsure')
          : spot === 'lines'
            ? t('lines-refused')
            : spot === 'method'
              ? p('not-for-this')
              : words(answer),
    });
  };
  return {
    placing,
    trouble,
    bound,
    place,
  };
}

/** The place on the screen for a refusal, by its message. */
function useRefusalPlace(): (refused: Refused) => RefusalPlace {
  const refusal = useTranslations('refusal');
  return ({ message, lines }) => {
    if (Object.keys(lines).length > 0) return 'lines';
    if (message === refusal('method-unavailable')) return 'method';
    return message === refusal('no-address') ? 'address' : 'order';
  };
}
