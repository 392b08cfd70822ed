import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import type { CartLine } from '#contract/cart.ts';
import { loadCart, type Refused } from '#web/ui/cart/cart.ts';
import { placeOrder } from '#web/ui/checkout/place-order.ts';
import { useComplain } from '#web/ui/checkout/use-sums.ts';

/** Where on the screen a refusal belongs. */
export type Spot = 'voucher' | 'method' | 'address' | 'lines' | 'order';
export type Trouble = { spot: Spot; text: string };

/** Placing the order from the screen: what is under way, what was refused and where to say it. */
export function useOrder(lines: CartLine[], stillThat: (fresh: CartLine[]) => boolean): { placing: boolean; trouble: Trouble | null; clear: () => void; place: (method: number, voucher: string) => Promise<void> } {
  const t = useTranslations('checkout');
  const refusal = useTranslations('refusal');
  const { words } = useComplain();
  const navigate = useNavigate();
  const [placing, setPlacing] = useState(false);
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  const sent = useRef(false);

  const spotOf = ({ message, lines: refused }: Refused): Spot => {
    if (Object.keys(refused).length > 0) return 'lines';
    if ([refusal('voucher-invalid'), refusal('voucher-used-up'), refusal('voucher-minimum')].includes(message)) return 'voucher';
    if (message === refusal('method-unavailable')) return 'method';
    return message === refusal('no-address') ? 'address' : 'order';
  };

  const place = async (method: number, voucher: string) => {
    if (sent.current) return;
    sent.current = true;
    setPlacing(true);
    setTrouble(null);
    const answer = await placeOrder(lines, method, voucher, stillThat);
    if (answer !== 'changed' && answer.ok) {
      await navigate(`/user/order/${answer.data.id}?placed=1`, { replace: true });
      return void loadCart();
    }
    sent.current = false;
    setPlacing(false);
    if (answer === 'changed') return setTrouble({ spot: 'order', text: t('price-changed') });
    const spot = spotOf(answer);
    setTrouble({ spot, text: answer.status === 0 ? t('unsure') : spot === 'lines' ? t('lines-refused') : words(answer) });
  };
  return { placing, trouble, clear: () => setTrouble((now) => (now?.spot === 'voucher' ? null : now)), place };
}
