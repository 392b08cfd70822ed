import { useFormatter, useTranslations } from 'use-intl';
import type { Order } from '#contract/order.ts';
import { Note } from '#web/ui/message/note.tsx';
import { usePrice } from '#web/ui/site.ts';
import { timeZone } from '#web/ui/time/time-zone.ts';

type Refund = Order['pay']['refunds'][number];
type ExtraWhy = 'paid-twice' | 'order-closed' | 'surplus';

/** Whether a refund is of money that never counted: paid twice, too late, or too much. */
export const isExtra = <R extends Pick<Refund, 'why'>>(
  refund: R,
): refund is R & { why: ExtraWhy } =>
  ['paid-twice', 'order-closed', 'surplus'].includes(refund.why);

const looks = { pending: 'wait', succeeded: 'info', failed: 'warn' } as const;
const heads = {
  'paid-twice': 'twice-head',
  'order-closed': 'late-head',
  surplus: 'surplus-head',
} as const;
const texts = {
  'paid-twice': { pending: 'twice-pending', succeeded: 'twice-succeeded', failed: 'twice-failed' },
  'order-closed': { pending: 'late-pending', succeeded: 'late-succeeded', failed: 'late-failed' },
  surplus: { pending: 'surplus-pending', succeeded: 'surplus-succeeded', failed: 'surplus-failed' },
} as const;

/** Money that was paid twice, too late or too much, and how it is refunded. */
export function ExtraPayments({ pay: { surplus, refunds } }: { pay: Order['pay'] }) {
  const t = useTranslations('order');
  const write = usePrice();
  const format = useFormatter();
  return (
    <>
      {surplus > 0 && (
        <Note kind="wait" head={t('surplus-head', { amount: write(surplus) })}>
          <p>{t('surplus-waiting')}</p>
        </Note>
      )}
      {refunds.filter(isExtra).map(({ amount, state, why, at }, index) => {
        const date = format.dateTime(new Date(at), {
          day: 'numeric',
          month: 'long',
          timeZone: timeZone(),
        });
        const values = { amount: write(amount), date };
        return (
          <Note key={`${index} ${at}`} kind={looks[state]} head={t(heads[why], values)}>
            <p>{t(texts[why][state], values)}</p>
          </Note>
        );
      })}
    </>
  );
}
