import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { Order } from '#contract/order.ts';
import { isPartlyPaid } from '#web/storefront/order/is-partly-paid.ts';
import { Note } from '#web/ui/message/note.tsx';
import { usePrice } from '#web/ui/site.ts';

/**
 * How much of an order has arrived, and what is missing. `refiled`: its buyer has reported another
 * transfer.
 */
export function PartlyPaidNote({ order, refiled = false }: { order: Order; refiled?: boolean }) {
  const t = useTranslations('owed');
  const write = usePrice();
  if (!isPartlyPaid(order)) return null;
  const { paid, due } = order.pay;
  const price = (amount: number): ReactNode => <bdi className="figures">{write(amount)}</bdi>;
  return (
    <div role="status" className="mt-4">
      <Note kind="info" head={t.rich('part-head', { amount: () => price(paid) })}>
        <p>{t.rich(refiled ? 'looking-part' : 'part', { missing: () => price(due) })}</p>
      </Note>
    </div>
  );
}
