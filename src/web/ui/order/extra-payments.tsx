import { useFormatter, useTranslations } from 'use-intl';
import type { Order } from '#contract/order.ts';
import { Note } from '#web/ui/pay/note.tsx';
import { usePrice } from '#web/ui/site.ts';

type Refund = Order['pay']['refunds'][number];

/** Whether a refund is of money that the order never counted: paid a second time, or too late. */
export const isExtra = ({ why }: Pick<Refund, 'why'>): boolean =>
  why === 'paid-twice' || why === 'order-closed';

const looks = { pending: 'wait', succeeded: 'info', failed: 'warn' } as const;
const twice = { pending: 'twice-pending', succeeded: 'twice-succeeded', failed: 'twice-failed' } as const;
const late = { pending: 'late-pending', succeeded: 'late-succeeded', failed: 'late-failed' } as const;

/** Money that came once too often or too late, and how it goes back. */
export function ExtraPayments({ refunds }: { refunds: Refund[] }) {
  const t = useTranslations('order');
  const write = usePrice();
  const format = useFormatter();
  return refunds.filter(isExtra).map(({ amount, state, why, at }, index) => {
    const isSecond = why === 'paid-twice';
    const timeZone = Intl.DateTimeFormat().resolvedOptions().timeZone;
    const date = format.dateTime(new Date(at), { day: 'numeric', month: 'long', timeZone });
    return (
      <div key={`${index} ${at}`} className="mt-4">
        <Note look={looks[state]} head={t(isSecond ? 'twice-head' : 'late-head')}>
          <p>{t((isSecond ? twice : late)[state], { amount: write(amount), date })}</p>
        </Note>
      </div>
    );
  });
}
