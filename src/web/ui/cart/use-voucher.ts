import { useEffect, useEffectEvent } from 'react';
import type { CartLine } from '#contract/cart-line.ts';
import { followVoucher, judgeVoucher } from '#web/ui/cart/voucher.ts';
import { useSite } from '#web/ui/site.ts';

/** For screens with a total: has the chosen voucher checked, and follows other tabs. */
export function useVoucher(lines: CartLine[]): void {
  const { currency_exponent: exponent } = useSite().money;
  const judge = useEffectEvent(() => judgeVoucher(lines, exponent));
  const ids = lines.map(({ id }) => id).join();
  useEffect(() => void judge(), [ids]);
  useEffect(() => {
    addEventListener('storage', followVoucher);
    return () => removeEventListener('storage', followVoucher);
  }, []);
}
